// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.
/** A condition or an amount after compilation. */
export interface Expression<T, C> {
  readonly text: string
  readonly evaluate: (context: C) => T
}

/** Names that expressions of the context `effect` may use. */
export type EffectContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `mission` may use. */
export type MissionContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `modifier` may use. */
export type ModifierContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `response` may use. */
export type ResponseContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `scoring` may use. */
export type ScoringContext = Readonly<Record<string, number | string | boolean>>

/**
 * Id. Lower-case words and digits joined by single hyphens.
 */
export type Id = string
/**
 * Patch. Fields of this document are merged over the document of the same id below it.
 */
export type Patch = true
/**
 * Replace. This document stands whole in place of the one of the same id below it.
 */
export type Replace = true
/**
 * Rule id. Number or name of a rule as the rule index spells it.
 */
export type RuleId = string
/**
 * Rule ids. Numbers of rules.
 *
 * Items: Rule. Number of a rule in the rule index.
 */
export type RuleIds = readonly string[]
/**
 * Month. Year and month.
 */
export type Month = string
/**
 * Source. Where a value comes from.
 */
export type Source = RuleSource | WebSource | PublicationSource | Estimate | MissingSource
/**
 * Action rules. Actions allowed or forbidden.
 *
 * Items: Action or action rule. An action by name, or with a condition and a rule.
 */
export type ActionRules = readonly (string | ActionRule)[]
/**
 * Option. A choice that players make before a game.
 */
export type Option = SwitchOption | ChoiceOption | NumberOption
/**
 * Ruleset. The rules of a game as data: its words, numbers, steps, modifiers and options.
 */
export type Ruleset = WildBlueRuleset
/**
 * Card op. One step of what a card does.
 */
export type CardOp =
  | ChangePosition
  | SetPosition
  | ChangeAltitude
  | Fire
  | EnterClouds
  | AddHitsToNextAttack
  | ChangeHits
  | CancelSpecialHit
  | Draw
  | Discard
  | GainBursts
  | GainCounters
  | Score
/**
 * Wild-blue aircraft. An aircraft with the ratings of the wild-blue system.
 */
export type WildBlueAircraft =
  WildBlueFighter | WildBlueLightBomber | WildBlueMediumBomber | WildBlueHeavyBomber
/**
 * Aircraft. An aircraft card with its ratings.
 */
export type Aircraft = WildBlueAircraft

/**
 * Sources. Maps a field, a group of fields or `all` to where it comes from. Fields are dotted paths; the longest matching path wins.
 */
export interface Sources {
  readonly [k: string]: Source
}
/**
 * Rule source. A rule or worked example gives the value.
 */
export interface RuleSource {
  /**
   * From. A rulebook section.
   */
  readonly from: 'rule'
  /**
   * Rule. The section that gives the value.
   */
  readonly rule: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  readonly grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  readonly why?: string
}
/**
 * Web source. A public page gives the value.
 */
export interface WebSource {
  /**
   * From. A public page.
   */
  readonly from: 'web'
  /**
   * Address. Address of the page.
   */
  readonly url: string
  /**
   * Page title. What the page is called.
   */
  readonly title: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  readonly grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  readonly why?: string
}
/**
 * Publication source. A book, magazine or card gives the value.
 */
export interface PublicationSource {
  /**
   * From. A printed work.
   */
  readonly from: 'publication'
  /**
   * Publication. Author, title, year and page as needed.
   */
  readonly publication: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  readonly grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  readonly why?: string
}
/**
 * Estimate. The value is worked out, not published.
 */
export interface Estimate {
  /**
   * From. An estimate.
   */
  readonly from: 'estimate'
  /**
   * Method. How the value was reached, in words that let someone repeat it.
   */
  readonly method: string
  /**
   * Estimator. The estimator document whose formula proposed it.
   */
  readonly estimator?: string
}
/**
 * Missing source. The original value is lost; what stands here is a stand-in.
 */
export interface MissingSource {
  /**
   * From. Nothing survives.
   */
  readonly from: 'missing'
  /**
   * Lost. What was lost and what stands in its place.
   */
  readonly lost: string
}
/**
 * Modifier. Changes one rating while a condition holds. Exactly one of add, set, multiply, at-least and at-most is given.
 */
export interface Modifier {
  /**
   * Rule. The rule this modifier carries out.
   */
  readonly rule?: string
  /**
   * Rating. The rating that changes.
   */
  readonly rating: string
  /**
   * Add. Number added to the rating; negative to lower it.
   */
  readonly add?: number | Expression<number, ModifierContext>
  /**
   * Set. Number that takes the place of the rating.
   */
  readonly set?: number | Expression<number, ModifierContext>
  /**
   * Multiply. Factor applied after all additions; rounding says how a fraction ends.
   */
  readonly multiply?: number
  /**
   * Rounding. How a fraction left by a factor is rounded.
   *
   * Default: `"down"`
   */
  readonly rounding: 'half-up' | 'half-down' | 'up' | 'down'
  /**
   * At least. The rating is never below this number.
   */
  readonly 'at-least'?: number | Expression<number, ModifierContext>
  /**
   * At most. The rating is never above this number.
   */
  readonly 'at-most'?: number | Expression<number, ModifierContext>
  /**
   * When. Condition on the situation. Absent: always.
   */
  readonly when?: Expression<boolean, ModifierContext>
  /**
   * Note. Remark shown when the rating explains itself.
   */
  readonly note?: string
}
/**
 * Action rule. Names an action that is allowed or forbidden.
 */
export interface ActionRule {
  /**
   * Action. The action, by the name the ruleset gives it.
   */
  readonly action: string
  /**
   * When. Condition on the situation. Absent: always.
   */
  readonly when?: Expression<boolean, ModifierContext>
  /**
   * Rule. The rule that says so.
   */
  readonly rule?: string
  /**
   * Note. Remark shown with the refusal or the offer.
   */
  readonly note?: string
}
/**
 * Score change. Changes the points given for an event.
 */
export interface ScoreChange {
  /**
   * Score. The scoring entry that changes, or all.
   */
  readonly score: string
  /**
   * Multiply. Factor on the points.
   */
  readonly multiply?: number
  /**
   * Add. Points added for each event.
   */
  readonly add?: number | Expression<number, ScoringContext>
  /**
   * Set. Points given instead.
   */
  readonly set?: number | Expression<number, ScoringContext>
  /**
   * Rounding. How a fraction left by a factor is rounded.
   *
   * Default: `"down"`
   */
  readonly rounding: 'half-up' | 'half-down' | 'up' | 'down'
  /**
   * For. Side whose points change. Absent: whichever side scores.
   */
  readonly for?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, ScoringContext>
  /**
   * Rule. The rule that says so.
   */
  readonly rule?: string
  /**
   * Note. Remark shown in the score sheet.
   */
  readonly note?: string
}
/**
 * Effects. What a trait, skill, load, resource, consequence or special rule changes while it applies.
 */
export interface Effects {
  /**
   * Modifiers. Ratings that change.
   */
  readonly modifiers?: readonly Modifier[]
  /**
   * Actions that become possible.
   */
  readonly permit?: ActionRules
  /**
   * Actions that become impossible.
   */
  readonly forbid?: ActionRules
  /**
   * Scoring. Points that change.
   */
  readonly scoring?: readonly ScoreChange[]
  /**
   * Counters. Counters gained when the effect begins.
   */
  readonly counters?: {
    /**
     * Counters. How many are gained.
     */
    readonly [k: string]: number
  }
  /**
   * Extra draws. Cards drawn beyond the normal number at a named moment.
   */
  readonly 'draw-extra'?: readonly ExtraDraw[]
}
/**
 * Extra draw. Cards drawn beyond the normal number at a named moment.
 */
export interface ExtraDraw {
  /**
   * At. Moment of the draw, by the name the ruleset gives it.
   */
  readonly at: string
  /**
   * Cards. Number of extra cards; negative for fewer.
   */
  readonly cards: number | Expression<number, ModifierContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, ModifierContext>
  /**
   * Rule. The rule that says so.
   */
  readonly rule?: string
}
/**
 * Pack. A folder of content with a name and a version.
 */
export interface Pack {
  /**
   * Kind. Says that this document is the description of a pack.
   */
  readonly kind: 'pack'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Version. Semantic version of the pack.
   */
  readonly version: string
  /**
   * Licence. Licence of the content, as an SPDX name or in words.
   */
  readonly licence: string
  /**
   * Authors. Who wrote the pack.
   *
   * Items: Author. One author.
   */
  readonly authors?: readonly string[]
  /**
   * Description. What the pack adds, in a sentence or two.
   */
  readonly description?: string
  /**
   * Ruleset. The ruleset that the content of this pack is played with. Absent: the one of the first pack it depends on that names one.
   */
  readonly ruleset?: string
  /**
   * Depends. Packs this one builds on, lowest first; later ones lie on top.
   *
   * Default: `[]`
   *
   * Items: Pack dependency. A pack this one builds on.
   */
  readonly depends: readonly {
    /**
     * Id. Id of the other pack.
     */
    readonly id: string
    /**
     * Version range. Versions that will do. Absent: any.
     */
    readonly version?: string
  }[]
}
/**
 * Side. One of the two sides of a war.
 */
export interface Side {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Colour. Colour of its borders.
   */
  readonly colour: 'blue' | 'red'
}
/**
 * Nation. A country whose mark aircraft bear.
 */
export interface Nation {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Side. Side it fights on unless a card says otherwise.
   */
  readonly side: string
  /**
   * Code. Short code shown beside its mark.
   */
  readonly code: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Service. An air force or naval arm.
 */
export interface Service {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Nation. Country it belongs to.
   */
  readonly nation: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Altitude level. One level of the altitude track.
 */
export interface AltitudeLevel {
  /**
   * Id. Name used by content and expressions.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  readonly abbreviation: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Position. One relative position of the track.
 */
export interface Position {
  /**
   * Id. Name used by content and expressions.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Opposite. Position of the other aircraft at the same time.
   */
  readonly opposite: string
  /**
   * Fires. Which guns bear: the fixed guns, a rear gunner only, or none.
   */
  readonly fires: 'bursts' | 'gunner' | 'none'
  /**
   * Burst bonus. Bursts added to the rating at this position.
   *
   * Default: `0`
   */
  readonly 'burst-bonus': number
  /**
   * Engaged. Whether aircraft in it are bound to each other.
   *
   * Default: `true`
   */
  readonly engaged: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Role. A part that an aircraft plays in its unit.
 */
export interface Role {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Rating. A number that modifiers may change and that can explain itself.
 */
export interface Rating {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  readonly abbreviation?: string
  /**
   * Of. Roles that have the rating. Absent: all.
   *
   * Items: Role. A role that has it.
   */
  readonly of?: readonly string[]
  /**
   * Floor. Lowest total after all modifiers.
   *
   * Default: `0`
   */
  readonly floor: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Trait. A special rating of aircraft.
 */
export interface Trait {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Numbered. Whether a number goes with it.
   *
   * Default: `false`
   */
  readonly numbered: boolean
  /**
   * What it changes while it applies.
   */
  readonly effects?: Effects
  /**
   * Lost when damaged. Whether it ends when the card is turned over.
   *
   * Default: `false`
   */
  readonly 'lost-when-damaged': boolean
  /**
   * Of. Roles that may use it. Absent: all.
   *
   * Items: Role. A role that may use it.
   */
  readonly of?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Counter. A marker that aircraft or units hold.
 */
export interface Counter {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Plays as. Family of cards it may be spent as.
   */
  readonly 'plays-as'?: string
  /**
   * Pays discards. Whether it may be given up in place of a card.
   *
   * Default: `false`
   */
  readonly 'pays-discards': boolean
  /**
   * Even when loaded. Whether it may be spent by a loaded aircraft though the card may not.
   *
   * Default: `false`
   */
  readonly 'even-when-loaded': boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Special hit. What a special hit does.
 */
export interface SpecialHit {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Hits. Hits inflicted.
   */
  readonly hits?: number | Expression<number, EffectContext>
  /**
   * Destroys when. Condition under which the target is lost at once.
   */
  readonly destroys?: Expression<boolean, EffectContext>
  /**
   * Counter. Marker put on the target.
   */
  readonly counter?: string
  /**
   * Leaves formation. Whether a formation bomber falls out of its formation.
   *
   * Default: `false`
   */
  readonly 'leaves-formation': boolean
  /**
   * Lasting effect for each such hit.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Word. A word of the vocabulary with its name.
 */
export interface Word {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  readonly abbreviation?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Result. One result of an ordered list, worst first.
 */
export interface Result {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Step. One step of the sequence of play.
 */
export interface Step {
  /**
   * Id. Name used by scenarios and conditions.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Scope. Once for each unit in turn, or once for all.
   */
  readonly scope: 'unit' | 'game-turn'
  /**
   * Phases. Mission phases in which the step takes place. Absent: all.
   *
   * Items: Phase. A mission phase.
   */
  readonly phases?: readonly string[]
  /**
   * When. Condition under which the step takes place. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Skipped when. Situation of the unit in which it skips the step.
   */
  readonly 'skipped-when'?: Expression<boolean, ModifierContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Scoring entry. Points for an event.
 */
export interface ScoringEntry {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Points. Points for each event.
   */
  readonly points: number | Expression<number, ScoringContext>
  /**
   * For. Who scores: the owner of the aircraft or the enemy.
   *
   * Default: `"enemy"`
   */
  readonly for: 'enemy' | 'owner'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, ScoringContext>
  /**
   * Supersedes. Entries not counted for the same aircraft when this one is.
   *
   * Items: Score. Another entry.
   */
  readonly supersedes?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Switch option. An optional rule that is on or off.
 */
export interface SwitchOption {
  /**
   * Type. On or off.
   */
  readonly type: 'switch'
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Summary. What being on changes.
   */
  readonly summary: string
  /**
   * Default. Whether it is on unless a game says otherwise.
   */
  readonly default: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Choice option. A doubtful place with several readings.
 */
export interface ChoiceOption {
  /**
   * Type. One of several readings.
   */
  readonly type: 'choice'
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Summary. What is in doubt.
   */
  readonly summary: string
  /**
   * Choices. Readings by id.
   */
  readonly choices: {
    /**
     * Choice. The reading in words.
     */
    readonly [k: string]: string
  }
  /**
   * Default. The reading taken unless a game says otherwise; one of the choices.
   */
  readonly default: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Number option. A number that players may set.
 */
export interface NumberOption {
  /**
   * Type. A number.
   */
  readonly type: 'number'
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Summary. What the number does.
   */
  readonly summary: string
  /**
   * Default. The number unless a game says otherwise.
   */
  readonly default: number
  /**
   * Minimum. Smallest number allowed.
   */
  readonly minimum?: number
  /**
   * Maximum. Largest number allowed.
   */
  readonly maximum?: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Wild-blue ruleset. Rules of the wild-blue system.
 */
export interface WildBlueRuleset {
  /**
   * Kind. Says that this document is a ruleset.
   */
  readonly kind: 'ruleset'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * System. The rule system whose procedures play it.
   */
  readonly system: 'wild-blue'
  /**
   * Version. Edition of the rules this stands for.
   */
  readonly version?: string
  /**
   * Deck. Action-card deck used unless a game says otherwise.
   */
  readonly deck?: string
  /**
   * Rule index. Rule index whose numbers this ruleset uses.
   */
  readonly 'rule-index'?: string
  /**
   * Sides. The sides.
   */
  readonly sides: readonly Side[]
  /**
   * Nations. Countries by id.
   */
  readonly nations: {
    readonly [k: string]: Nation
  }
  /**
   * Services. Air forces and naval arms by id.
   */
  readonly services?: {
    readonly [k: string]: Service
  }
  /**
   * Altitudes. Altitude levels, lowest first; expressions compare them by this order.
   */
  readonly altitudes: readonly AltitudeLevel[]
  /**
   * Positions. Relative positions, worst first; expressions compare them by this order.
   */
  readonly positions: readonly Position[]
  /**
   * Roles. Parts that aircraft play, by id.
   */
  readonly roles: {
    readonly [k: string]: Role
  }
  /**
   * Ratings. Ratings that modifiers may name, by id.
   */
  readonly ratings: {
    readonly [k: string]: Rating
  }
  /**
   * Traits. Special ratings by id.
   */
  readonly traits?: {
    readonly [k: string]: Trait
  }
  /**
   * Counters. Markers by id.
   */
  readonly counters?: {
    readonly [k: string]: Counter
  }
  /**
   * Special hits. Special hits by id.
   */
  readonly 'special-hits'?: {
    readonly [k: string]: SpecialHit
  }
  /**
   * Actions. Actions that permissions and prohibitions may name.
   */
  readonly actions?: {
    readonly [k: string]: Word
  }
  /**
   * Moments. Moments at which effects may add draws.
   */
  readonly moments?: {
    readonly [k: string]: Word
  }
  /**
   * Sequence of play. Steps of a turn, in order.
   */
  readonly sequence: readonly Step[]
  /**
   * Modifiers. Changes of ratings that hold for everyone.
   */
  readonly modifiers?: readonly Modifier[]
  /**
   * Actions that the rules allow where a condition holds.
   */
  readonly permit?: ActionRules
  /**
   * Actions that the rules forbid where a condition holds.
   */
  readonly forbid?: ActionRules
  /**
   * Scoring. Points by event.
   */
  readonly scoring: {
    readonly [k: string]: ScoringEntry
  }
  /**
   * Options. Optional rules and doubtful readings by id.
   */
  readonly options?: {
    readonly [k: string]: Option
  }
  /**
   * Tables. Tables that procedures look up, by purpose.
   */
  readonly tables?: {
    /**
     * Table. A table document.
     */
    readonly [k: string]: string
  }
  /**
   * Wild-blue dogfight numbers. Numbers of the dogfight rules.
   */
  readonly dogfight: {
    /**
     * Game turns. Length of a dogfight.
     */
    readonly turns: number
    /**
     * Opening hand. Cards dealt to a leader.
     */
    readonly 'opening-hand': number | Expression<number, ModifierContext>
    /**
     * Hand after promotion. Cards drawn when a wingman becomes leader.
     */
    readonly 'promoted-hand': number | Expression<number, ModifierContext>
    /**
     * Counters after promotion. Full-throttle counters of a jet when its wingman becomes leader.
     */
    readonly 'promoted-counters'?: number | Expression<number, ModifierContext>
    /**
     * Draw limit. Cards a leader may draw in the draw step.
     */
    readonly 'draw-limit': number | Expression<number, ModifierContext>
    /**
     * Hand limit. Cards a leader may hold after drawing.
     */
    readonly 'hand-limit': number | Expression<number, ModifierContext>
    /**
     * Attacking mini-hand. Cards a wingman draws to attack.
     */
    readonly 'attacking-mini-hand': number | Expression<number, ModifierContext>
    /**
     * Defending mini-hand. Cards a wingman draws when attacked.
     */
    readonly 'defending-mini-hand': number | Expression<number, ModifierContext>
    /**
     * Thrust counter. Counter that jets gain by thrust.
     */
    readonly 'thrust-counter'?: string
    /**
     * First unit skips. Steps the first unit leaves out in the first game turn.
     *
     * Default: `[]`
     *
     * Items: Step. A step.
     */
    readonly 'first-unit-skips': readonly string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Wild-blue altitude numbers. What changing altitude costs and brings.
   */
  readonly altitude: {
    /**
     * Levels a step. Levels a unit may change in its altitude step.
     */
    readonly 'levels-per-step': number
    /**
     * Climb discard. Cards discarded to climb a level.
     */
    readonly 'climb-discard': number
    /**
     * Dive draw. Cards drawn for diving a level.
     */
    readonly 'dive-draw': number
    /**
     * Cost to follow. Cards an enemy discards to follow, by its position. Positions not listed cannot follow.
     */
    readonly 'follow-cost': {
      /**
       * Cards. Cards discarded to follow.
       */
      readonly [k: string]: number
    }
    /**
     * Start when. Levels that may be chosen at the start only under a condition.
     */
    readonly 'start-when'?: {
      /**
       * Start when. Condition for starting there.
       */
      readonly [k: string]: Expression<boolean, ModifierContext>
    }
    /**
     * Position after a change. Position toward an enemy who does not follow.
     */
    readonly 'position-after-change': string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Wild-blue firing numbers. Numbers of firing.
   */
  readonly firing: {
    /**
     * Heavy-gun bursts. Bursts a shot costs when a heavy-gun marker is spent.
     */
    readonly 'heavy-gun-bursts': number
    /**
     * Heavy-gun hits. Hits of such a shot.
     */
    readonly 'heavy-gun-hits': number
    /**
     * Heavy-gun families. Cards that may be converted.
     *
     * Items: Family. A family of cards.
     */
    readonly 'heavy-gun-families': readonly string[]
    /**
     * Fire families. Cards that count as fire.
     *
     * Items: Family. A family of cards.
     */
    readonly 'fire-families': readonly string[]
    /**
     * Largest position bonus. Most bursts that position can add.
     */
    readonly 'largest-position-bonus'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Wild-blue agile numbers. What agile aircraft may do.
   */
  readonly agile: {
    /**
     * Plays as. Family that any card may stand for.
     */
    readonly 'plays-as': string
    /**
     * Uses. How often in a turn of its own.
     */
    readonly uses: number
    /**
     * Roles. Roles that may use it.
     *
     * Items: Role. A role.
     */
    readonly roles: readonly string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Wild-blue balance numbers. Making sides even.
   */
  readonly balance?: {
    /**
     * Value a skill. Balance value of each skill of a pilot.
     */
    readonly 'value-per-skill': number
    /**
     * Points a value. Victory points for each point of difference.
     */
    readonly 'points-per-value': number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Class defaults. Defaults by aircraft class.
   */
  readonly 'class-defaults'?: {
    /**
     * Class default. What cards of a class have unless they say otherwise.
     */
    readonly [k: string]: {
      /**
       * Ceiling. Highest level.
       */
      readonly ceiling?: string
      /**
       * Engines. Single or several.
       */
      readonly engines?: 'single' | 'multi'
      /**
       * Speed. Speed for the length of missions.
       */
      readonly speed?: number
      /**
       * Formation size. Aircraft in a formation.
       */
      readonly 'formation-size'?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
}
/**
 * Rules. The rule index of a system: every rule by number, in own words.
 */
export interface Rules {
  /**
   * Kind. Says that this document is a rule index.
   */
  readonly kind: 'rules'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name?: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Book. The rulebook that the numbers belong to.
   */
  readonly book?: string
  /**
   * Ruleset. The ruleset these rules describe.
   */
  readonly ruleset?: string
  /**
   * Rules. All rules, in the order of the book.
   *
   * Items: Rule entry. One rule.
   */
  readonly rules: readonly {
    /**
     * Rule id. Number of the rule, with a suffix where the book has none.
     */
    readonly id: string
    /**
     * Title. Short heading.
     */
    readonly title: string
    /**
     * Summary. The rule in one line, in own words.
     */
    readonly summary: string
    /**
     * Engine. How the rule is shown: by play, by play when an option is on, by a check over the content, in campaign missions only, or not at all.
     */
    readonly engine: 'yes' | 'optional' | 'content' | 'campaign' | 'component'
    /**
     * Option. The ruleset option that turns the rule on or chooses its reading.
     */
    readonly option?: string
    /**
     * Other rules to read with this one.
     */
    readonly see?: RuleIds
    /**
     * Reading. The reading taken where the book leaves a doubt.
     */
    readonly reading?: string
  }[]
}
/**
 * Change position. Improves the position of the attacker toward the target by whole steps.
 */
export interface ChangePosition {
  /**
   * Op. Improves the position of the attacker toward the target by whole steps.
   */
  readonly op: 'change-position'
  /**
   * Steps. Steps along the position track; negative to lose position.
   */
  readonly steps: number | Expression<number, EffectContext>
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  readonly who: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Set position. Puts the attacker at a named position toward the aircraft it is engaged with.
 */
export interface SetPosition {
  /**
   * Op. Puts the attacker at a named position toward the aircraft it is engaged with.
   */
  readonly op: 'set-position'
  /**
   * Position. The position taken.
   */
  readonly position: string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  readonly who: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change altitude. Moves the unit of the attacker up or down.
 */
export interface ChangeAltitude {
  /**
   * Op. Moves the unit of the attacker up or down.
   */
  readonly op: 'change-altitude'
  /**
   * Levels. How many levels at most.
   *
   * Default: `1`
   */
  readonly levels: number | Expression<number, EffectContext>
  /**
   * Direction. Which way; with either, the player says which when the card is played.
   *
   * Default: `"either"`
   */
  readonly direction: 'up' | 'down' | 'either'
  /**
   * Cost to follow. Extra cards an enemy discards to follow this change.
   *
   * Default: `0`
   */
  readonly 'follow-cost': number | Expression<number, EffectContext>
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Fire. Fires on the target.
 */
export interface Fire {
  /**
   * Op. Fires on the target.
   */
  readonly op: 'fire'
  /**
   * Bursts. Bursts that the shot uses.
   */
  readonly bursts: number | Expression<number, EffectContext>
  /**
   * Hits. Hits of a successful shot. Absent: what the special hit says.
   */
  readonly hits?: number | Expression<number, EffectContext>
  /**
   * Special hit. A special hit of the ruleset, such as cockpit, engine or fuel-tank.
   */
  readonly special?: string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Enter clouds. Hides the unit of the attacker in clouds until its next altitude step.
 */
export interface EnterClouds {
  /**
   * Op. Hides the unit of the attacker in clouds until its next altitude step.
   */
  readonly op: 'enter-clouds'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Add hits to next attack. Makes the next shot of the attacker heavier if it succeeds.
 */
export interface AddHitsToNextAttack {
  /**
   * Op. Makes the next shot of the attacker heavier if it succeeds.
   */
  readonly op: 'add-hits-to-next-attack'
  /**
   * Hits. Hits added.
   */
  readonly hits: number | Expression<number, EffectContext>
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change hits. Changes the hits of the attack that this card answers or has just followed.
 */
export interface ChangeHits {
  /**
   * Op. Changes the hits of the attack that this card answers or has just followed.
   */
  readonly op: 'change-hits'
  /**
   * Hits. Hits added; negative to take away.
   */
  readonly hits: number | Expression<number, EffectContext>
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Cancel special hit. Turns a special hit of the answered attack into an ordinary miss.
 */
export interface CancelSpecialHit {
  /**
   * Op. Turns a special hit of the answered attack into an ordinary miss.
   */
  readonly op: 'cancel-special'
  /**
   * Special hit. The special hit that is stopped.
   */
  readonly special: string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Draw. Cards are drawn into a hand.
 */
export interface Draw {
  /**
   * Op. Cards are drawn into a hand.
   */
  readonly op: 'draw'
  /**
   * Cards. How many.
   */
  readonly cards: number | Expression<number, EffectContext>
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  readonly who: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Discard. Cards are discarded from a hand.
 */
export interface Discard {
  /**
   * Op. Cards are discarded from a hand.
   */
  readonly op: 'discard'
  /**
   * Cards. How many.
   */
  readonly cards: number | Expression<number, EffectContext>
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  readonly who: 'attacker' | 'defender'
  /**
   * Choice. Who picks them.
   *
   * Default: `"owner"`
   */
  readonly choice: 'owner' | 'opponent' | 'random'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Gain bursts. The attacker may fire more bursts this turn.
 */
export interface GainBursts {
  /**
   * Op. The attacker may fire more bursts this turn.
   */
  readonly op: 'gain-bursts'
  /**
   * Bursts. How many.
   */
  readonly bursts: number | Expression<number, EffectContext>
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Gain counters. Counters are gained or lost.
 */
export interface GainCounters {
  /**
   * Op. Counters are gained or lost.
   */
  readonly op: 'gain-counters'
  /**
   * Counter. Which counter.
   */
  readonly counter: string
  /**
   * Amount. How many; negative to lose them.
   */
  readonly amount: number | Expression<number, EffectContext>
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  readonly who: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Score. Points are gained.
 */
export interface Score {
  /**
   * Op. Points are gained.
   */
  readonly op: 'score'
  /**
   * Points. How many.
   */
  readonly points: number | Expression<number, EffectContext>
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Card family. Cards that count as one name when other cards answer them.
 */
export interface CardFamily {
  /**
   * Name. Name of the family as players say it.
   */
  readonly name?: string
  /**
   * Note. Remark.
   */
  readonly note?: string
}
/**
 * Card answer. One entry of the list of cards that a card answers.
 */
export interface CardAnswer {
  /**
   * To. Family of cards that is answered, or any for every card.
   */
  readonly to: string
  /**
   * Card. Only this card type of the family. Absent: all of them.
   */
  readonly card?: string
  /**
   * When. Condition under which the answer is possible. Absent: always.
   */
  readonly when?: Expression<boolean, ResponseContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Card attack. What the card does when it is played as an attack.
 */
export interface CardAttack {
  /**
   * When. Situation in which it may be played as an attack. Absent: any.
   */
  readonly when?: Expression<boolean, EffectContext>
  /**
   * Effects. What happens if the attack succeeds, in this order.
   */
  readonly effects: readonly CardOp[]
  /**
   * Answerable when. Situation of the answering side in which the attack may be answered. Absent: always.
   */
  readonly 'answerable-when'?: Expression<boolean, ResponseContext>
  /**
   * Needs a target. Whether an enemy aircraft must be named.
   *
   * Default: `true`
   */
  readonly 'needs-target': boolean
  /**
   * Ends the step. Whether no further cards may be played in the step after it succeeds.
   *
   * Default: `false`
   */
  readonly 'ends-step': boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Card face. What is printed on one copy of a card besides its name. A value nobody has recorded is open.
 */
export interface CardFace {
  /**
   * Number. Card number, used by tables that draw by number.
   *
   * Default: `"open"`
   */
  readonly number: number | 'open'
  /**
   * Bomb result. Result when the card is drawn for bombing.
   *
   * Default: `"open"`
   */
  readonly bomb: string
  /**
   * Strafe result. Result when the card is drawn for strafing.
   *
   * Default: `"open"`
   */
  readonly strafe: string
  /**
   * Spoiled mark. Mark that spoils an attack on a ground target.
   *
   * Default: `"open"`
   */
  readonly spoiled: 'none' | 'standard' | 'special' | 'open'
  /**
   * Manoeuvring value. Value in a manoeuvring contest, where the system has one.
   */
  readonly manoeuvre?: number | 'open'
  /**
   * Art set. Which set of pictures the copy belongs to.
   */
  readonly art?: string
}
/**
 * Card type. All copies of an action card that say the same.
 */
export interface CardType {
  /**
   * Name. Name on the card.
   */
  readonly name: string
  /**
   * Subtitle. Second line of the name; it does not matter for answers.
   */
  readonly subtitle?: string
  /**
   * Family. Family by which other cards answer it.
   */
  readonly family: string
  /**
   * Colour. Red cards attack, blue cards answer, white cards do either.
   */
  readonly colour: 'red' | 'blue' | 'white'
  /**
   * Copies. How many are in the deck.
   */
  readonly copies: number
  /**
   * What it does as an attack. Absent: it cannot attack.
   */
  readonly attack?: CardAttack
  /**
   * Responds to. Cards that it answers. Absent or empty: none.
   *
   * Default: `[]`
   */
  readonly 'responds-to': readonly CardAnswer[]
  /**
   * Card response. What it does besides stopping the answered card.
   */
  readonly response?: {
    /**
     * Effects. What happens when it is played as an answer.
     */
    readonly effects?: readonly CardOp[]
    /**
     * Stops. Whether the answered card fails.
     *
     * Default: `true`
     */
    readonly stops: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Card limits. Restrictions printed as symbols on the card.
   */
  readonly limits?: {
    /**
     * Wingman may not attack. A wingman never plays it as an attack.
     */
    readonly 'wingman-may-not-attack'?: true
    /**
     * Not when loaded. A loaded aircraft cannot play it.
     */
    readonly 'not-when-loaded'?: true
    /**
     * Unanswerable. States that no card is meant to answer it, so the lack of an answer is no mistake.
     */
    readonly unanswerable?: true
  }
  /**
   * Faces. One entry for each copy. Absent: all open.
   */
  readonly faces?: readonly CardFace[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  readonly note?: string
}
/**
 * Deck. The action cards: what each does, what it answers and how many there are.
 */
export interface Deck {
  /**
   * Kind. Says that this document is an action-card deck.
   */
  readonly kind: 'deck'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name?: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Rule system. Rule system the deck is made for.
   */
  readonly ruleset: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Owner. Whether each side has a deck of its own or all share one.
   */
  readonly owner: 'side' | 'shared'
  /**
   * Size. Number of cards; the copies must add up to it.
   */
  readonly size?: number
  /**
   * Families. Card families, the names that answers use.
   */
  readonly families: {
    readonly [k: string]: CardFamily
  }
  /**
   * Cards. Card types by id.
   */
  readonly cards: {
    readonly [k: string]: CardType
  }
  /**
   * Face totals. Known totals over the whole deck, for faces that are open copy by copy.
   */
  readonly 'face-totals'?: {
    /**
     * Bomb results. Cards by bomb result.
     */
    readonly bomb?: {
      /**
       * Cards. How many cards show it.
       */
      readonly [k: string]: number
    }
    /**
     * Strafe results. Cards by strafe result.
     */
    readonly strafe?: {
      /**
       * Cards. How many cards show it.
       */
      readonly [k: string]: number
    }
    /**
     * Spoiled totals. Cards by spoiled mark.
     */
    readonly spoiled?: {
      /**
       * Standard. Cards with the standard mark.
       */
      readonly standard?: number
      /**
       * Special. Cards with the special mark.
       */
      readonly special?: number
    }
    /**
     * Spoiled by family. Marks known for single families.
     */
    readonly 'spoiled-by-family'?: {
      /**
       * Spoiled in a family. Marks within one family.
       */
      readonly [k: string]: {
        /**
         * Standard. Cards with the standard mark.
         */
        readonly standard?: number
        /**
         * Special. Cards with the special mark.
         */
        readonly special?: number
      }
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Subsets. Parts of the deck by card number, such as an older deck.
   */
  readonly subsets?: {
    /**
     * Card subset. A part of the deck that a campaign may ask for.
     */
    readonly [k: string]: {
      /**
       * Name. What the part is called.
       */
      readonly name?: string
      /**
       * From. First card number.
       */
      readonly from: number
      /**
       * To. Last card number.
       */
      readonly to: number
    }
  }
}
/**
 * Leader ratings. Ratings of a leader on one side of the card.
 */
export interface LeaderRatings {
  /**
   * Damage. Total hits at which this side of the card gives way: undamaged becomes damaged, damaged becomes destroyed.
   */
  readonly damage: number
  /**
   * Performance. Cards the leader may hold.
   */
  readonly performance: number
  /**
   * Horsepower. Cards drawn a turn at medium altitude.
   */
  readonly horsepower: number
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  readonly turbocharged: boolean
  /**
   * Burst. Bursts the leader may fire a turn when neutral.
   */
  readonly burst: number
  /**
   * Cannon bonus. Hits added to each successful shot by heavy cannon.
   *
   * Default: `0`
   */
  readonly 'cannon-bonus': number
  /**
   * Gunner. Bursts a rear gunner may fire a turn. Absent: no gunner.
   */
  readonly gunner?: number
  /**
   * Heavy guns. Heavy-gun markers at the start.
   *
   * Default: `0`
   */
  readonly 'heavy-guns': number
  /**
   * Ceiling. Highest altitude level it may fly at.
   */
  readonly ceiling: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: carries no bombs.
   */
  readonly bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    readonly [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: the burst rating counts.
   */
  readonly strafe?: number
  /**
   * Speed. Jets only: full-throttle counters held at the start and at most.
   */
  readonly speed?: number
  /**
   * Thrust. Jets only: full-throttle counters gained a turn.
   */
  readonly thrust?: number
  /**
   * Night combat. Night fighters only: cards drawn to find a target in the dark.
   */
  readonly 'night-combat'?: number
}
/**
 * Wingman ratings. Ratings of a wingman on one side of the card.
 */
export interface WingmanRatings {
  /**
   * Damage. Total hits at which this side of the card gives way: undamaged becomes damaged, damaged becomes destroyed.
   */
  readonly damage: number
  /**
   * Offensive. Cards drawn when it attacks.
   */
  readonly offensive: number
  /**
   * Defensive. Cards drawn when it is attacked.
   */
  readonly defensive: number
  /**
   * Cannon bonus. Hits added to each successful shot by heavy cannon.
   *
   * Default: `0`
   */
  readonly 'cannon-bonus': number
  /**
   * Heavy guns. Heavy-gun markers at the start.
   *
   * Default: `0`
   */
  readonly 'heavy-guns': number
  /**
   * Turbocharged. Whether it loses less power high up. Absent: as its leader.
   */
  readonly turbocharged?: boolean
  /**
   * Ceiling. Highest altitude level. Absent: as its leader on the same side.
   */
  readonly ceiling?: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: as its leader on the same side.
   */
  readonly bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    readonly [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: as its leader on the same side.
   */
  readonly strafe?: number
}
/**
 * Leader. The leader card.
 */
export interface Leader {
  /**
   * Front of the card.
   */
  readonly undamaged: LeaderRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: LeaderRatings
}
/**
 * Wingman. The wingman card.
 */
export interface Wingman {
  /**
   * Front of the card.
   */
  readonly undamaged: WingmanRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: WingmanRatings
}
/**
 * Formation bomber ratings. Ratings of a medium or heavy bomber on one side of the card.
 */
export interface FormationBomberRatings {
  /**
   * Damage. Total hits at which this side of the card gives way: undamaged becomes damaged, damaged becomes destroyed.
   */
  readonly damage: number
  /**
   * Speed. Shortens the mission; the slowest aircraft counts.
   */
  readonly speed: number
  /**
   * Turret defence. Cards drawn when it is attacked.
   */
  readonly 'turret-defence': {
    /**
     * Cards. How many cards.
     */
    readonly cards: number
    /**
     * Starred. The form with a star, as in 1*: the ruleset says how the draw is limited.
     *
     * Default: `false`
     */
    readonly starred: boolean
  }
  /**
   * Turret support. Cards it lends to others of its formation.
   */
  readonly 'turret-support': number
  /**
   * Ceiling. Highest altitude level it may fly at.
   */
  readonly ceiling: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: carries no bombs.
   */
  readonly bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    readonly [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: it cannot strafe.
   */
  readonly strafe?: number
  /**
   * Cargo. Cargo points it carries as a transport.
   */
  readonly cargo?: {
    /**
     * Transport. Points when it lands.
     */
    readonly transport: number
    /**
     * Air drop. Points when it drops them. Absent: the same.
     */
    readonly 'air-drop'?: number
  }
}
/**
 * Balance value. Worth of the aircraft when sides are made even.
 */
export interface BalanceValue {
  /**
   * Leader. Worth of a leader alone.
   */
  readonly leader: number
  /**
   * Wingman modifier. Added when a wingman flies along.
   *
   * Default: `0`
   */
  readonly 'wingman-modifier': number
}
/**
 * Traits. Special ratings by the names the ruleset gives them.
 */
export interface Traits {
  /**
   * Trait value. True for a trait without a number, otherwise its number.
   */
  readonly [k: string]: true | number
}
/**
 * Silhouette. Measures for drawing the aircraft from above, in metres.
 */
export interface Silhouette {
  /**
   * Span. Wing span.
   */
  readonly span: number
  /**
   * Length. Overall length.
   */
  readonly length: number
  /**
   * Nose. Shape of the nose.
   */
  readonly nose?: 'inline' | 'radial' | 'pod' | 'bomber' | 'jet'
  /**
   * Fuselage. Greatest half width of the fuselage.
   */
  readonly fuselage?: number
  /**
   * Wing shape. The main wing.
   */
  readonly wing?: {
    /**
     * Place. Where the leading edge meets the fuselage, as a share of the length from the nose.
     */
    readonly y: number
    /**
     * Root. Chord at the root.
     */
    readonly root: number
    /**
     * Tip. Chord at the tip.
     */
    readonly tip: number
    /**
     * Sweep. Sweep of the leading edge in degrees.
     */
    readonly sweep?: number
    /**
     * End. Shape of the tip.
     */
    readonly end?: 'round' | 'square' | 'ellipse' | 'semi' | 'pointed'
    /**
     * Lead. Share of the chord of an elliptic wing that lies ahead of its axis.
     */
    readonly lead?: number
    /**
     * Count. Wings above each other.
     *
     * Default: `1`
     */
    readonly count: number
    /**
     * Stagger. How far the upper wing stands ahead of the lower.
     *
     * Default: `0`
     */
    readonly stagger: number
  }
  /**
   * Tail shape. The tailplane.
   */
  readonly tail?: {
    /**
     * Place. Where its leading edge begins, as a share of the length.
     */
    readonly y: number
    /**
     * Half span. Half of its span.
     */
    readonly half: number
    /**
     * Root. Chord at the root.
     */
    readonly root: number
    /**
     * Tip. Chord at the tip.
     */
    readonly tip: number
    /**
     * Sweep. Sweep of the leading edge in degrees.
     *
     * Default: `0`
     */
    readonly sweep: number
    /**
     * Twin fin. Whether it has two fins.
     *
     * Default: `false`
     */
    readonly 'twin-fin': boolean
  }
  /**
   * Engines. Nacelles on the wing.
   *
   * Items: Engine nacelle. One nacelle on one wing; it is mirrored.
   */
  readonly engines?: readonly {
    /**
     * Out. Distance from the middle line.
     */
    readonly x: number
    /**
     * Front. Distance of its front from the nose.
     */
    readonly y: number
    /**
     * Length. Length of the nacelle.
     */
    readonly length: number
    /**
     * Width. Width of the nacelle.
     */
    readonly width: number
    /**
     * Boom. Whether it runs on to the tail.
     *
     * Default: `false`
     */
    readonly boom: boolean
  }[]
  /**
   * Canopy. The cockpit glass.
   */
  readonly canopy?: {
    /**
     * From. Front end, as a share of the length.
     */
    readonly from: number
    /**
     * To. Rear end, as a share of the length.
     */
    readonly to: number
  }
  /**
   * Turrets. Turrets on the middle line.
   *
   * Items: Turret. Place as a share of the length from the nose.
   */
  readonly turrets?: readonly number[]
  /**
   * Guns. Wing guns on one side; they are mirrored.
   *
   * Items: Gun. Distance of a wing gun from the middle line.
   */
  readonly guns?: readonly number[]
}
/**
 * Wild-blue fighter. A fighter flown by a leader and, as a rule, a wingman.
 */
export interface WildBlueFighter {
  /**
   * Kind. Says that this document is an aircraft.
   */
  readonly kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Class. A fighter.
   */
  readonly class: 'fighter'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  readonly type: string
  /**
   * Model. The model as printed.
   */
  readonly model: string
  /**
   * Nation. Country whose mark it bears.
   */
  readonly nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  readonly side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  readonly service?: string
  /**
   * Month of first operational use.
   */
  readonly 'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  readonly engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  readonly traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Propulsion. What drives it; jets have speed and thrust.
   *
   * Default: `"piston"`
   */
  readonly propulsion: 'piston' | 'jet' | 'rocket'
  /**
   * Ratings of the leader card.
   */
  readonly leader: Leader
  /**
   * Ratings of the wingman card. Absent: it flies alone.
   */
  readonly wingman?: Wingman
  /**
   * Worth when sides are made even.
   */
  readonly balance?: BalanceValue
}
/**
 * Wild-blue light bomber. A bomber that flies and fights as an element.
 */
export interface WildBlueLightBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  readonly kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Class. A light bomber.
   */
  readonly class: 'light-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  readonly type: string
  /**
   * Model. The model as printed.
   */
  readonly model: string
  /**
   * Nation. Country whose mark it bears.
   */
  readonly nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  readonly side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  readonly service?: string
  /**
   * Month of first operational use.
   */
  readonly 'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  readonly engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  readonly traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Propulsion. What drives it.
   *
   * Default: `"piston"`
   */
  readonly propulsion: 'piston' | 'jet' | 'rocket'
  /**
   * Ratings of the leader card.
   */
  readonly leader: Leader
  /**
   * Ratings of the wingman card. Absent: it flies alone.
   */
  readonly wingman?: Wingman
  /**
   * Worth when sides are made even.
   */
  readonly balance?: BalanceValue
}
/**
 * Wild-blue medium bomber. A bomber that flies in formations of two.
 */
export interface WildBlueMediumBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  readonly kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Class. A medium bomber.
   */
  readonly class: 'medium-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  readonly type: string
  /**
   * Model. The model as printed.
   */
  readonly model: string
  /**
   * Nation. Country whose mark it bears.
   */
  readonly nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  readonly side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  readonly service?: string
  /**
   * Month of first operational use.
   */
  readonly 'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  readonly engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  readonly traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Front of the card.
   */
  readonly undamaged: FormationBomberRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: FormationBomberRatings
}
/**
 * Wild-blue heavy bomber. A bomber that flies in formations of up to three.
 */
export interface WildBlueHeavyBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  readonly kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  readonly id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  readonly name: string
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  readonly note?: string
  /**
   * Where the values of this document come from.
   */
  readonly sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Class. A heavy bomber.
   */
  readonly class: 'heavy-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  readonly type: string
  /**
   * Model. The model as printed.
   */
  readonly model: string
  /**
   * Nation. Country whose mark it bears.
   */
  readonly nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  readonly side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  readonly service?: string
  /**
   * Month of first operational use.
   */
  readonly 'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  readonly engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  readonly traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Front of the card.
   */
  readonly undamaged: FormationBomberRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: FormationBomberRatings
}

/** Any document after lowering. */
export type CompiledDocument = Pack | Ruleset | Rules | Deck | Aircraft

/** The type of a document after lowering, by its kind. */
export interface CompiledByKind {
  readonly pack: Pack
  readonly ruleset: Ruleset
  readonly rules: Rules
  readonly deck: Deck
  readonly aircraft: Aircraft
}
