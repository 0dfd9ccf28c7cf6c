// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.
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
export type RuleIds = string[]
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
export type ActionRules = (string | ActionRule)[]
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
  [k: string]: Source
}
/**
 * Rule source. A rule or worked example gives the value.
 */
export interface RuleSource {
  /**
   * From. A rulebook section.
   */
  from: 'rule'
  /**
   * Rule. The section that gives the value.
   */
  rule: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  why?: string
}
/**
 * Web source. A public page gives the value.
 */
export interface WebSource {
  /**
   * From. A public page.
   */
  from: 'web'
  /**
   * Address. Address of the page.
   */
  url: string
  /**
   * Page title. What the page is called.
   */
  title: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  why?: string
}
/**
 * Publication source. A book, magazine or card gives the value.
 */
export interface PublicationSource {
  /**
   * From. A printed work.
   */
  from: 'publication'
  /**
   * Publication. Author, title, year and page as needed.
   */
  publication: string
  /**
   * Grade. How directly the source gives the value: in so many words, forced by an example, or only as a limit.
   */
  grade: 'stated' | 'implied' | 'bound'
  /**
   * Why. How the value follows from the source.
   */
  why?: string
}
/**
 * Estimate. The value is worked out, not published.
 */
export interface Estimate {
  /**
   * From. An estimate.
   */
  from: 'estimate'
  /**
   * Method. How the value was reached, in words that let someone repeat it.
   */
  method: string
  /**
   * Estimator. The estimator document whose formula proposed it.
   */
  estimator?: string
}
/**
 * Missing source. The original value is lost; what stands here is a stand-in.
 */
export interface MissingSource {
  /**
   * From. Nothing survives.
   */
  from: 'missing'
  /**
   * Lost. What was lost and what stands in its place.
   */
  lost: string
}
/**
 * Modifier. Changes one rating while a condition holds. Exactly one of add, set, multiply, at-least and at-most is given.
 */
export interface Modifier {
  /**
   * Rule. The rule this modifier carries out.
   */
  rule?: string
  /**
   * Rating. The rating that changes.
   */
  rating: string
  /**
   * Add. Number added to the rating; negative to lower it.
   */
  add?: number | string
  /**
   * Set. Number that takes the place of the rating.
   */
  set?: number | string
  /**
   * Multiply. Factor applied after all additions; rounding says how a fraction ends.
   */
  multiply?: number
  /**
   * Rounding. How a fraction left by a factor is rounded.
   *
   * Default: `"down"`
   */
  rounding?: 'half-up' | 'half-down' | 'up' | 'down'
  /**
   * At least. The rating is never below this number.
   */
  'at-least'?: number | string
  /**
   * At most. The rating is never above this number.
   */
  'at-most'?: number | string
  /**
   * When. Condition on the situation. Absent: always.
   */
  when?: string
  /**
   * Note. Remark shown when the rating explains itself.
   */
  note?: string
}
/**
 * Action rule. Names an action that is allowed or forbidden.
 */
export interface ActionRule {
  /**
   * Action. The action, by the name the ruleset gives it.
   */
  action: string
  /**
   * When. Condition on the situation. Absent: always.
   */
  when?: string
  /**
   * Rule. The rule that says so.
   */
  rule?: string
  /**
   * Note. Remark shown with the refusal or the offer.
   */
  note?: string
}
/**
 * Score change. Changes the points given for an event.
 */
export interface ScoreChange {
  /**
   * Score. The scoring entry that changes, or all.
   */
  score: string
  /**
   * Multiply. Factor on the points.
   */
  multiply?: number
  /**
   * Add. Points added for each event.
   */
  add?: number | string
  /**
   * Set. Points given instead.
   */
  set?: number | string
  /**
   * Rounding. How a fraction left by a factor is rounded.
   *
   * Default: `"down"`
   */
  rounding?: 'half-up' | 'half-down' | 'up' | 'down'
  /**
   * For. Side whose points change. Absent: whichever side scores.
   */
  for?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rule. The rule that says so.
   */
  rule?: string
  /**
   * Note. Remark shown in the score sheet.
   */
  note?: string
}
/**
 * Effects. What a trait, skill, load, resource, consequence or special rule changes while it applies.
 */
export interface Effects {
  /**
   * Modifiers. Ratings that change.
   */
  modifiers?: Modifier[]
  /**
   * Actions that become possible.
   */
  permit?: ActionRules
  /**
   * Actions that become impossible.
   */
  forbid?: ActionRules
  /**
   * Scoring. Points that change.
   */
  scoring?: ScoreChange[]
  /**
   * Counters. Counters gained when the effect begins.
   */
  counters?: {
    /**
     * Counters. How many are gained.
     */
    [k: string]: number
  }
  /**
   * Extra draws. Cards drawn beyond the normal number at a named moment.
   */
  'draw-extra'?: ExtraDraw[]
}
/**
 * Extra draw. Cards drawn beyond the normal number at a named moment.
 */
export interface ExtraDraw {
  /**
   * At. Moment of the draw, by the name the ruleset gives it.
   */
  at: string
  /**
   * Cards. Number of extra cards; negative for fewer.
   */
  cards: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rule. The rule that says so.
   */
  rule?: string
}
/**
 * Pack. A folder of content with a name and a version.
 */
export interface Pack {
  /**
   * Kind. Says that this document is the description of a pack.
   */
  kind: 'pack'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Version. Semantic version of the pack.
   */
  version: string
  /**
   * Licence. Licence of the content, as an SPDX name or in words.
   */
  licence: string
  /**
   * Authors. Who wrote the pack.
   *
   * Items: Author. One author.
   */
  authors?: string[]
  /**
   * Description. What the pack adds, in a sentence or two.
   */
  description?: string
  /**
   * Ruleset. The ruleset that the content of this pack is played with. Absent: the one of the first pack it depends on that names one.
   */
  ruleset?: string
  /**
   * Depends. Packs this one builds on, lowest first; later ones lie on top.
   *
   * Default: `[]`
   *
   * Items: Pack dependency. A pack this one builds on.
   */
  depends?: {
    /**
     * Id. Id of the other pack.
     */
    id: string
    /**
     * Version range. Versions that will do. Absent: any.
     */
    version?: string
  }[]
}
/**
 * Side. One of the two sides of a war.
 */
export interface Side {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Colour. Colour of its borders.
   */
  colour: 'blue' | 'red'
}
/**
 * Nation. A country whose mark aircraft bear.
 */
export interface Nation {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Side. Side it fights on unless a card says otherwise.
   */
  side: string
  /**
   * Code. Short code shown beside its mark.
   */
  code: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Service. An air force or naval arm.
 */
export interface Service {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Nation. Country it belongs to.
   */
  nation: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Altitude level. One level of the altitude track.
 */
export interface AltitudeLevel {
  /**
   * Id. Name used by content and expressions.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  abbreviation: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Position. One relative position of the track.
 */
export interface Position {
  /**
   * Id. Name used by content and expressions.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Opposite. Position of the other aircraft at the same time.
   */
  opposite: string
  /**
   * Fires. Which guns bear: the fixed guns, a rear gunner only, or none.
   */
  fires: 'bursts' | 'gunner' | 'none'
  /**
   * Burst bonus. Bursts added to the rating at this position.
   *
   * Default: `0`
   */
  'burst-bonus'?: number
  /**
   * Engaged. Whether aircraft in it are bound to each other.
   *
   * Default: `true`
   */
  engaged?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Role. A part that an aircraft plays in its unit.
 */
export interface Role {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Rating. A number that modifiers may change and that can explain itself.
 */
export interface Rating {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  abbreviation?: string
  /**
   * Of. Roles that have the rating. Absent: all.
   *
   * Items: Role. A role that has it.
   */
  of?: string[]
  /**
   * Floor. Lowest total after all modifiers.
   *
   * Default: `0`
   */
  floor?: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Trait. A special rating of aircraft.
 */
export interface Trait {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Numbered. Whether a number goes with it.
   *
   * Default: `false`
   */
  numbered?: boolean
  /**
   * What it changes while it applies.
   */
  effects?: Effects
  /**
   * Lost when damaged. Whether it ends when the card is turned over.
   *
   * Default: `false`
   */
  'lost-when-damaged'?: boolean
  /**
   * Of. Roles that may use it. Absent: all.
   *
   * Items: Role. A role that may use it.
   */
  of?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Counter. A marker that aircraft or units hold.
 */
export interface Counter {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Plays as. Family of cards it may be spent as.
   */
  'plays-as'?: string
  /**
   * Pays discards. Whether it may be given up in place of a card.
   *
   * Default: `false`
   */
  'pays-discards'?: boolean
  /**
   * Even when loaded. Whether it may be spent by a loaded aircraft though the card may not.
   *
   * Default: `false`
   */
  'even-when-loaded'?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Special hit. What a special hit does.
 */
export interface SpecialHit {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Hits. Hits inflicted.
   */
  hits?: number | string
  /**
   * Destroys when. Condition under which the target is lost at once.
   */
  destroys?: string
  /**
   * Counter. Marker put on the target.
   */
  counter?: string
  /**
   * Leaves formation. Whether a formation bomber falls out of its formation.
   *
   * Default: `false`
   */
  'leaves-formation'?: boolean
  /**
   * Lasting effect for each such hit.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Word. A word of the vocabulary with its name.
 */
export interface Word {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Abbreviation. Short form for cards and tables.
   */
  abbreviation?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Result. One result of an ordered list, worst first.
 */
export interface Result {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Step. One step of the sequence of play.
 */
export interface Step {
  /**
   * Id. Name used by scenarios and conditions.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Scope. Once for each unit in turn, or once for all.
   */
  scope: 'unit' | 'game-turn'
  /**
   * Phases. Mission phases in which the step takes place. Absent: all.
   *
   * Items: Phase. A mission phase.
   */
  phases?: string[]
  /**
   * When. Condition under which the step takes place. Absent: always.
   */
  when?: string
  /**
   * Skipped when. Situation of the unit in which it skips the step.
   */
  'skipped-when'?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Scoring entry. Points for an event.
 */
export interface ScoringEntry {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Points. Points for each event.
   */
  points: number | string
  /**
   * For. Who scores: the owner of the aircraft or the enemy.
   *
   * Default: `"enemy"`
   */
  for?: 'enemy' | 'owner'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Supersedes. Entries not counted for the same aircraft when this one is.
   *
   * Items: Score. Another entry.
   */
  supersedes?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Switch option. An optional rule that is on or off.
 */
export interface SwitchOption {
  /**
   * Type. On or off.
   */
  type: 'switch'
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Summary. What being on changes.
   */
  summary: string
  /**
   * Default. Whether it is on unless a game says otherwise.
   */
  default: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Choice option. A doubtful place with several readings.
 */
export interface ChoiceOption {
  /**
   * Type. One of several readings.
   */
  type: 'choice'
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Summary. What is in doubt.
   */
  summary: string
  /**
   * Choices. Readings by id.
   */
  choices: {
    /**
     * Choice. The reading in words.
     */
    [k: string]: string
  }
  /**
   * Default. The reading taken unless a game says otherwise; one of the choices.
   */
  default: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Number option. A number that players may set.
 */
export interface NumberOption {
  /**
   * Type. A number.
   */
  type: 'number'
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Summary. What the number does.
   */
  summary: string
  /**
   * Default. The number unless a game says otherwise.
   */
  default: number
  /**
   * Minimum. Smallest number allowed.
   */
  minimum?: number
  /**
   * Maximum. Largest number allowed.
   */
  maximum?: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Wild-blue ruleset. Rules of the wild-blue system.
 */
export interface WildBlueRuleset {
  /**
   * Kind. Says that this document is a ruleset.
   */
  kind: 'ruleset'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * System. The rule system whose procedures play it.
   */
  system: 'wild-blue'
  /**
   * Version. Edition of the rules this stands for.
   */
  version?: string
  /**
   * Deck. Action-card deck used unless a game says otherwise.
   */
  deck?: string
  /**
   * Rule index. Rule index whose numbers this ruleset uses.
   */
  'rule-index'?: string
  /**
   * Sides. The sides.
   */
  sides: Side[]
  /**
   * Nations. Countries by id.
   */
  nations: {
    [k: string]: Nation
  }
  /**
   * Services. Air forces and naval arms by id.
   */
  services?: {
    [k: string]: Service
  }
  /**
   * Altitudes. Altitude levels, lowest first; expressions compare them by this order.
   */
  altitudes: AltitudeLevel[]
  /**
   * Positions. Relative positions, worst first; expressions compare them by this order.
   */
  positions: Position[]
  /**
   * Roles. Parts that aircraft play, by id.
   */
  roles: {
    [k: string]: Role
  }
  /**
   * Ratings. Ratings that modifiers may name, by id.
   */
  ratings: {
    [k: string]: Rating
  }
  /**
   * Traits. Special ratings by id.
   */
  traits?: {
    [k: string]: Trait
  }
  /**
   * Counters. Markers by id.
   */
  counters?: {
    [k: string]: Counter
  }
  /**
   * Special hits. Special hits by id.
   */
  'special-hits'?: {
    [k: string]: SpecialHit
  }
  /**
   * Actions. Actions that permissions and prohibitions may name.
   */
  actions?: {
    [k: string]: Word
  }
  /**
   * Moments. Moments at which effects may add draws.
   */
  moments?: {
    [k: string]: Word
  }
  /**
   * Sequence of play. Steps of a turn, in order.
   */
  sequence: Step[]
  /**
   * Modifiers. Changes of ratings that hold for everyone.
   */
  modifiers?: Modifier[]
  /**
   * Actions that the rules allow where a condition holds.
   */
  permit?: ActionRules
  /**
   * Actions that the rules forbid where a condition holds.
   */
  forbid?: ActionRules
  /**
   * Scoring. Points by event.
   */
  scoring: {
    [k: string]: ScoringEntry
  }
  /**
   * Options. Optional rules and doubtful readings by id.
   */
  options?: {
    [k: string]: Option
  }
  /**
   * Tables. Tables that procedures look up, by purpose.
   */
  tables?: {
    /**
     * Table. A table document.
     */
    [k: string]: string
  }
  /**
   * Wild-blue dogfight numbers. Numbers of the dogfight rules.
   */
  dogfight: {
    /**
     * Game turns. Length of a dogfight.
     */
    turns: number
    /**
     * Opening hand. Cards dealt to a leader.
     */
    'opening-hand': number | string
    /**
     * Hand after promotion. Cards drawn when a wingman becomes leader.
     */
    'promoted-hand': number | string
    /**
     * Counters after promotion. Full-throttle counters of a jet when its wingman becomes leader.
     */
    'promoted-counters'?: number | string
    /**
     * Draw limit. Cards a leader may draw in the draw step.
     */
    'draw-limit': number | string
    /**
     * Hand limit. Cards a leader may hold after drawing.
     */
    'hand-limit': number | string
    /**
     * Attacking mini-hand. Cards a wingman draws to attack.
     */
    'attacking-mini-hand': number | string
    /**
     * Defending mini-hand. Cards a wingman draws when attacked.
     */
    'defending-mini-hand': number | string
    /**
     * Thrust counter. Counter that jets gain by thrust.
     */
    'thrust-counter'?: string
    /**
     * First unit skips. Steps the first unit leaves out in the first game turn.
     *
     * Default: `[]`
     *
     * Items: Step. A step.
     */
    'first-unit-skips'?: string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Wild-blue altitude numbers. What changing altitude costs and brings.
   */
  altitude: {
    /**
     * Levels a step. Levels a unit may change in its altitude step.
     */
    'levels-per-step': number
    /**
     * Climb discard. Cards discarded to climb a level.
     */
    'climb-discard': number
    /**
     * Dive draw. Cards drawn for diving a level.
     */
    'dive-draw': number
    /**
     * Cost to follow. Cards an enemy discards to follow, by its position. Positions not listed cannot follow.
     */
    'follow-cost': {
      /**
       * Cards. Cards discarded to follow.
       */
      [k: string]: number
    }
    /**
     * Start when. Levels that may be chosen at the start only under a condition.
     */
    'start-when'?: {
      /**
       * Start when. Condition for starting there.
       */
      [k: string]: string
    }
    /**
     * Position after a change. Position toward an enemy who does not follow.
     */
    'position-after-change': string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Wild-blue firing numbers. Numbers of firing.
   */
  firing: {
    /**
     * Heavy-gun bursts. Bursts a shot costs when a heavy-gun marker is spent.
     */
    'heavy-gun-bursts': number
    /**
     * Heavy-gun hits. Hits of such a shot.
     */
    'heavy-gun-hits': number
    /**
     * Heavy-gun families. Cards that may be converted.
     *
     * Items: Family. A family of cards.
     */
    'heavy-gun-families': string[]
    /**
     * Fire families. Cards that count as fire.
     *
     * Items: Family. A family of cards.
     */
    'fire-families': string[]
    /**
     * Largest position bonus. Most bursts that position can add.
     */
    'largest-position-bonus'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Wild-blue agile numbers. What agile aircraft may do.
   */
  agile: {
    /**
     * Plays as. Family that any card may stand for.
     */
    'plays-as': string
    /**
     * Uses. How often in a turn of its own.
     */
    uses: number
    /**
     * Roles. Roles that may use it.
     *
     * Items: Role. A role.
     */
    roles: string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Wild-blue balance numbers. Making sides even.
   */
  balance?: {
    /**
     * Value a skill. Balance value of each skill of a pilot.
     */
    'value-per-skill': number
    /**
     * Points a value. Victory points for each point of difference.
     */
    'points-per-value': number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Class defaults. Defaults by aircraft class.
   */
  'class-defaults'?: {
    /**
     * Class default. What cards of a class have unless they say otherwise.
     */
    [k: string]: {
      /**
       * Ceiling. Highest level.
       */
      ceiling?: string
      /**
       * Engines. Single or several.
       */
      engines?: 'single' | 'multi'
      /**
       * Speed. Speed for the length of missions.
       */
      speed?: number
      /**
       * Formation size. Aircraft in a formation.
       */
      'formation-size'?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
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
  kind: 'rules'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name?: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Book. The rulebook that the numbers belong to.
   */
  book?: string
  /**
   * Ruleset. The ruleset these rules describe.
   */
  ruleset?: string
  /**
   * Rules. All rules, in the order of the book.
   *
   * Items: Rule entry. One rule.
   */
  rules: {
    /**
     * Rule id. Number of the rule, with a suffix where the book has none.
     */
    id: string
    /**
     * Title. Short heading.
     */
    title: string
    /**
     * Summary. The rule in one line, in own words.
     */
    summary: string
    /**
     * Engine. How the rule is shown: by play, by play when an option is on, by a check over the content, in campaign missions only, or not at all.
     */
    engine: 'yes' | 'optional' | 'content' | 'campaign' | 'component'
    /**
     * Option. The ruleset option that turns the rule on or chooses its reading.
     */
    option?: string
    /**
     * Other rules to read with this one.
     */
    see?: RuleIds
    /**
     * Reading. The reading taken where the book leaves a doubt.
     */
    reading?: string
  }[]
}
/**
 * Change position. Improves the position of the attacker toward the target by whole steps.
 */
export interface ChangePosition {
  /**
   * Op. Improves the position of the attacker toward the target by whole steps.
   */
  op: 'change-position'
  /**
   * Steps. Steps along the position track; negative to lose position.
   */
  steps: number | string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  who?: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Set position. Puts the attacker at a named position toward the aircraft it is engaged with.
 */
export interface SetPosition {
  /**
   * Op. Puts the attacker at a named position toward the aircraft it is engaged with.
   */
  op: 'set-position'
  /**
   * Position. The position taken.
   */
  position: string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  who?: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change altitude. Moves the unit of the attacker up or down.
 */
export interface ChangeAltitude {
  /**
   * Op. Moves the unit of the attacker up or down.
   */
  op: 'change-altitude'
  /**
   * Levels. How many levels at most.
   *
   * Default: `1`
   */
  levels?: number | string
  /**
   * Direction. Which way; with either, the player says which when the card is played.
   *
   * Default: `"either"`
   */
  direction?: 'up' | 'down' | 'either'
  /**
   * Cost to follow. Extra cards an enemy discards to follow this change.
   *
   * Default: `0`
   */
  'follow-cost'?: number | string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Fire. Fires on the target.
 */
export interface Fire {
  /**
   * Op. Fires on the target.
   */
  op: 'fire'
  /**
   * Bursts. Bursts that the shot uses.
   */
  bursts: number | string
  /**
   * Hits. Hits of a successful shot. Absent: what the special hit says.
   */
  hits?: number | string
  /**
   * Special hit. A special hit of the ruleset, such as cockpit, engine or fuel-tank.
   */
  special?: string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Enter clouds. Hides the unit of the attacker in clouds until its next altitude step.
 */
export interface EnterClouds {
  /**
   * Op. Hides the unit of the attacker in clouds until its next altitude step.
   */
  op: 'enter-clouds'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Add hits to next attack. Makes the next shot of the attacker heavier if it succeeds.
 */
export interface AddHitsToNextAttack {
  /**
   * Op. Makes the next shot of the attacker heavier if it succeeds.
   */
  op: 'add-hits-to-next-attack'
  /**
   * Hits. Hits added.
   */
  hits: number | string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change hits. Changes the hits of the attack that this card answers or has just followed.
 */
export interface ChangeHits {
  /**
   * Op. Changes the hits of the attack that this card answers or has just followed.
   */
  op: 'change-hits'
  /**
   * Hits. Hits added; negative to take away.
   */
  hits: number | string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Cancel special hit. Turns a special hit of the answered attack into an ordinary miss.
 */
export interface CancelSpecialHit {
  /**
   * Op. Turns a special hit of the answered attack into an ordinary miss.
   */
  op: 'cancel-special'
  /**
   * Special hit. The special hit that is stopped.
   */
  special: string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Draw. Cards are drawn into a hand.
 */
export interface Draw {
  /**
   * Op. Cards are drawn into a hand.
   */
  op: 'draw'
  /**
   * Cards. How many.
   */
  cards: number | string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  who?: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Discard. Cards are discarded from a hand.
 */
export interface Discard {
  /**
   * Op. Cards are discarded from a hand.
   */
  op: 'discard'
  /**
   * Cards. How many.
   */
  cards: number | string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  who?: 'attacker' | 'defender'
  /**
   * Choice. Who picks them.
   *
   * Default: `"owner"`
   */
  choice?: 'owner' | 'opponent' | 'random'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Gain bursts. The attacker may fire more bursts this turn.
 */
export interface GainBursts {
  /**
   * Op. The attacker may fire more bursts this turn.
   */
  op: 'gain-bursts'
  /**
   * Bursts. How many.
   */
  bursts: number | string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Gain counters. Counters are gained or lost.
 */
export interface GainCounters {
  /**
   * Op. Counters are gained or lost.
   */
  op: 'gain-counters'
  /**
   * Counter. Which counter.
   */
  counter: string
  /**
   * Amount. How many; negative to lose them.
   */
  amount: number | string
  /**
   * Who. Which side of the attack it concerns.
   *
   * Default: `"attacker"`
   */
  who?: 'attacker' | 'defender'
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Score. Points are gained.
 */
export interface Score {
  /**
   * Op. Points are gained.
   */
  op: 'score'
  /**
   * Points. How many.
   */
  points: number | string
  /**
   * When. The op happens only if this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Card family. Cards that count as one name when other cards answer them.
 */
export interface CardFamily {
  /**
   * Name. Name of the family as players say it.
   */
  name?: string
  /**
   * Note. Remark.
   */
  note?: string
}
/**
 * Card answer. One entry of the list of cards that a card answers.
 */
export interface CardAnswer {
  /**
   * To. Family of cards that is answered, or any for every card.
   */
  to: string
  /**
   * Card. Only this card type of the family. Absent: all of them.
   */
  card?: string
  /**
   * When. Condition under which the answer is possible. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Card attack. What the card does when it is played as an attack.
 */
export interface CardAttack {
  /**
   * When. Situation in which it may be played as an attack. Absent: any.
   */
  when?: string
  /**
   * Effects. What happens if the attack succeeds, in this order.
   */
  effects: CardOp[]
  /**
   * Answerable when. Situation of the answering side in which the attack may be answered. Absent: always.
   */
  'answerable-when'?: string
  /**
   * Needs a target. Whether an enemy aircraft must be named.
   *
   * Default: `true`
   */
  'needs-target'?: boolean
  /**
   * Ends the step. Whether no further cards may be played in the step after it succeeds.
   *
   * Default: `false`
   */
  'ends-step'?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
  number?: number | 'open'
  /**
   * Bomb result. Result when the card is drawn for bombing.
   *
   * Default: `"open"`
   */
  bomb?: string
  /**
   * Strafe result. Result when the card is drawn for strafing.
   *
   * Default: `"open"`
   */
  strafe?: string
  /**
   * Spoiled mark. Mark that spoils an attack on a ground target.
   *
   * Default: `"open"`
   */
  spoiled?: 'none' | 'standard' | 'special' | 'open'
  /**
   * Manoeuvring value. Value in a manoeuvring contest, where the system has one.
   */
  manoeuvre?: number | 'open'
  /**
   * Art set. Which set of pictures the copy belongs to.
   */
  art?: string
}
/**
 * Card type. All copies of an action card that say the same.
 */
export interface CardType {
  /**
   * Name. Name on the card.
   */
  name: string
  /**
   * Subtitle. Second line of the name; it does not matter for answers.
   */
  subtitle?: string
  /**
   * Family. Family by which other cards answer it.
   */
  family: string
  /**
   * Colour. Red cards attack, blue cards answer, white cards do either.
   */
  colour: 'red' | 'blue' | 'white'
  /**
   * Copies. How many are in the deck.
   */
  copies: number
  /**
   * What it does as an attack. Absent: it cannot attack.
   */
  attack?: CardAttack
  /**
   * Responds to. Cards that it answers. Absent or empty: none.
   *
   * Default: `[]`
   */
  'responds-to'?: CardAnswer[]
  /**
   * Card response. What it does besides stopping the answered card.
   */
  response?: {
    /**
     * Effects. What happens when it is played as an answer.
     */
    effects?: CardOp[]
    /**
     * Stops. Whether the answered card fails.
     *
     * Default: `true`
     */
    stops?: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Card limits. Restrictions printed as symbols on the card.
   */
  limits?: {
    /**
     * Wingman may not attack. A wingman never plays it as an attack.
     */
    'wingman-may-not-attack'?: true
    /**
     * Not when loaded. A loaded aircraft cannot play it.
     */
    'not-when-loaded'?: true
    /**
     * Unanswerable. States that no card is meant to answer it, so the lack of an answer is no mistake.
     */
    unanswerable?: true
  }
  /**
   * Faces. One entry for each copy. Absent: all open.
   */
  faces?: CardFace[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark for readers.
   */
  note?: string
}
/**
 * Deck. The action cards: what each does, what it answers and how many there are.
 */
export interface Deck {
  /**
   * Kind. Says that this document is an action-card deck.
   */
  kind: 'deck'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name?: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Rule system. Rule system the deck is made for.
   */
  ruleset: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Owner. Whether each side has a deck of its own or all share one.
   */
  owner: 'side' | 'shared'
  /**
   * Size. Number of cards; the copies must add up to it.
   */
  size?: number
  /**
   * Families. Card families, the names that answers use.
   */
  families: {
    [k: string]: CardFamily
  }
  /**
   * Cards. Card types by id.
   */
  cards: {
    [k: string]: CardType
  }
  /**
   * Face totals. Known totals over the whole deck, for faces that are open copy by copy.
   */
  'face-totals'?: {
    /**
     * Bomb results. Cards by bomb result.
     */
    bomb?: {
      /**
       * Cards. How many cards show it.
       */
      [k: string]: number
    }
    /**
     * Strafe results. Cards by strafe result.
     */
    strafe?: {
      /**
       * Cards. How many cards show it.
       */
      [k: string]: number
    }
    /**
     * Spoiled totals. Cards by spoiled mark.
     */
    spoiled?: {
      /**
       * Standard. Cards with the standard mark.
       */
      standard?: number
      /**
       * Special. Cards with the special mark.
       */
      special?: number
    }
    /**
     * Spoiled by family. Marks known for single families.
     */
    'spoiled-by-family'?: {
      /**
       * Spoiled in a family. Marks within one family.
       */
      [k: string]: {
        /**
         * Standard. Cards with the standard mark.
         */
        standard?: number
        /**
         * Special. Cards with the special mark.
         */
        special?: number
      }
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Subsets. Parts of the deck by card number, such as an older deck.
   */
  subsets?: {
    /**
     * Card subset. A part of the deck that a campaign may ask for.
     */
    [k: string]: {
      /**
       * Name. What the part is called.
       */
      name?: string
      /**
       * From. First card number.
       */
      from: number
      /**
       * To. Last card number.
       */
      to: number
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
  damage: number
  /**
   * Performance. Cards the leader may hold.
   */
  performance: number
  /**
   * Horsepower. Cards drawn a turn at medium altitude.
   */
  horsepower: number
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  turbocharged?: boolean
  /**
   * Burst. Bursts the leader may fire a turn when neutral.
   */
  burst: number
  /**
   * Cannon bonus. Hits added to each successful shot by heavy cannon.
   *
   * Default: `0`
   */
  'cannon-bonus'?: number
  /**
   * Gunner. Bursts a rear gunner may fire a turn. Absent: no gunner.
   */
  gunner?: number
  /**
   * Heavy guns. Heavy-gun markers at the start.
   *
   * Default: `0`
   */
  'heavy-guns'?: number
  /**
   * Ceiling. Highest altitude level it may fly at.
   */
  ceiling: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: carries no bombs.
   */
  bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: the burst rating counts.
   */
  strafe?: number
  /**
   * Speed. Jets only: full-throttle counters held at the start and at most.
   */
  speed?: number
  /**
   * Thrust. Jets only: full-throttle counters gained a turn.
   */
  thrust?: number
  /**
   * Night combat. Night fighters only: cards drawn to find a target in the dark.
   */
  'night-combat'?: number
}
/**
 * Wingman ratings. Ratings of a wingman on one side of the card.
 */
export interface WingmanRatings {
  /**
   * Damage. Total hits at which this side of the card gives way: undamaged becomes damaged, damaged becomes destroyed.
   */
  damage: number
  /**
   * Offensive. Cards drawn when it attacks.
   */
  offensive: number
  /**
   * Defensive. Cards drawn when it is attacked.
   */
  defensive: number
  /**
   * Cannon bonus. Hits added to each successful shot by heavy cannon.
   *
   * Default: `0`
   */
  'cannon-bonus'?: number
  /**
   * Heavy guns. Heavy-gun markers at the start.
   *
   * Default: `0`
   */
  'heavy-guns'?: number
  /**
   * Turbocharged. Whether it loses less power high up. Absent: as its leader.
   */
  turbocharged?: boolean
  /**
   * Ceiling. Highest altitude level. Absent: as its leader on the same side.
   */
  ceiling?: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: as its leader on the same side.
   */
  bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: as its leader on the same side.
   */
  strafe?: number
}
/**
 * Leader. The leader card.
 */
export interface Leader {
  /**
   * Front of the card.
   */
  undamaged: LeaderRatings
  /**
   * Back of the card, written in full.
   */
  damaged: LeaderRatings
}
/**
 * Wingman. The wingman card.
 */
export interface Wingman {
  /**
   * Front of the card.
   */
  undamaged: WingmanRatings
  /**
   * Back of the card, written in full.
   */
  damaged: WingmanRatings
}
/**
 * Formation bomber ratings. Ratings of a medium or heavy bomber on one side of the card.
 */
export interface FormationBomberRatings {
  /**
   * Damage. Total hits at which this side of the card gives way: undamaged becomes damaged, damaged becomes destroyed.
   */
  damage: number
  /**
   * Speed. Shortens the mission; the slowest aircraft counts.
   */
  speed: number
  /**
   * Turret defence. Cards drawn when it is attacked.
   */
  'turret-defence': {
    /**
     * Cards. How many cards.
     */
    cards: number
    /**
     * Starred. The form with a star, as in 1*: the ruleset says how the draw is limited.
     *
     * Default: `false`
     */
    starred?: boolean
  }
  /**
   * Turret support. Cards it lends to others of its formation.
   */
  'turret-support': number
  /**
   * Ceiling. Highest altitude level it may fly at.
   */
  ceiling: string
  /**
   * Bomb. Bomb ratings by bombing mode. Absent: carries no bombs.
   */
  bomb?: {
    /**
     * Bomb rating. Cards drawn in this mode.
     */
    [k: string]: number
  }
  /**
   * Strafe. Cards drawn when strafing. Absent: it cannot strafe.
   */
  strafe?: number
  /**
   * Cargo. Cargo points it carries as a transport.
   */
  cargo?: {
    /**
     * Transport. Points when it lands.
     */
    transport: number
    /**
     * Air drop. Points when it drops them. Absent: the same.
     */
    'air-drop'?: number
  }
}
/**
 * Balance value. Worth of the aircraft when sides are made even.
 */
export interface BalanceValue {
  /**
   * Leader. Worth of a leader alone.
   */
  leader: number
  /**
   * Wingman modifier. Added when a wingman flies along.
   *
   * Default: `0`
   */
  'wingman-modifier'?: number
}
/**
 * Traits. Special ratings by the names the ruleset gives them.
 */
export interface Traits {
  /**
   * Trait value. True for a trait without a number, otherwise its number.
   */
  [k: string]: true | number
}
/**
 * Silhouette. Measures for drawing the aircraft from above, in metres.
 */
export interface Silhouette {
  /**
   * Span. Wing span.
   */
  span: number
  /**
   * Length. Overall length.
   */
  length: number
  /**
   * Nose. Shape of the nose.
   */
  nose?: 'inline' | 'radial' | 'pod' | 'bomber' | 'jet'
  /**
   * Fuselage. Greatest half width of the fuselage.
   */
  fuselage?: number
  /**
   * Wing shape. The main wing.
   */
  wing?: {
    /**
     * Place. Where the leading edge meets the fuselage, as a share of the length from the nose.
     */
    y: number
    /**
     * Root. Chord at the root.
     */
    root: number
    /**
     * Tip. Chord at the tip.
     */
    tip: number
    /**
     * Sweep. Sweep of the leading edge in degrees.
     */
    sweep?: number
    /**
     * End. Shape of the tip.
     */
    end?: 'round' | 'square' | 'ellipse' | 'semi' | 'pointed'
    /**
     * Lead. Share of the chord of an elliptic wing that lies ahead of its axis.
     */
    lead?: number
    /**
     * Count. Wings above each other.
     *
     * Default: `1`
     */
    count?: number
    /**
     * Stagger. How far the upper wing stands ahead of the lower.
     *
     * Default: `0`
     */
    stagger?: number
  }
  /**
   * Tail shape. The tailplane.
   */
  tail?: {
    /**
     * Place. Where its leading edge begins, as a share of the length.
     */
    y: number
    /**
     * Half span. Half of its span.
     */
    half: number
    /**
     * Root. Chord at the root.
     */
    root: number
    /**
     * Tip. Chord at the tip.
     */
    tip: number
    /**
     * Sweep. Sweep of the leading edge in degrees.
     *
     * Default: `0`
     */
    sweep?: number
    /**
     * Twin fin. Whether it has two fins.
     *
     * Default: `false`
     */
    'twin-fin'?: boolean
  }
  /**
   * Engines. Nacelles on the wing.
   *
   * Items: Engine nacelle. One nacelle on one wing; it is mirrored.
   */
  engines?: {
    /**
     * Out. Distance from the middle line.
     */
    x: number
    /**
     * Front. Distance of its front from the nose.
     */
    y: number
    /**
     * Length. Length of the nacelle.
     */
    length: number
    /**
     * Width. Width of the nacelle.
     */
    width: number
    /**
     * Boom. Whether it runs on to the tail.
     *
     * Default: `false`
     */
    boom?: boolean
  }[]
  /**
   * Canopy. The cockpit glass.
   */
  canopy?: {
    /**
     * From. Front end, as a share of the length.
     */
    from: number
    /**
     * To. Rear end, as a share of the length.
     */
    to: number
  }
  /**
   * Turrets. Turrets on the middle line.
   *
   * Items: Turret. Place as a share of the length from the nose.
   */
  turrets?: number[]
  /**
   * Guns. Wing guns on one side; they are mirrored.
   *
   * Items: Gun. Distance of a wing gun from the middle line.
   */
  guns?: number[]
}
/**
 * Wild-blue fighter. A fighter flown by a leader and, as a rule, a wingman.
 */
export interface WildBlueFighter {
  /**
   * Kind. Says that this document is an aircraft.
   */
  kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  ruleset: 'wild-blue'
  /**
   * Class. A fighter.
   */
  class: 'fighter'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  type: string
  /**
   * Model. The model as printed.
   */
  model: string
  /**
   * Nation. Country whose mark it bears.
   */
  nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  service?: string
  /**
   * Month of first operational use.
   */
  'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Propulsion. What drives it; jets have speed and thrust.
   *
   * Default: `"piston"`
   */
  propulsion?: 'piston' | 'jet' | 'rocket'
  /**
   * Ratings of the leader card.
   */
  leader: Leader
  /**
   * Ratings of the wingman card. Absent: it flies alone.
   */
  wingman?: Wingman
  /**
   * Worth when sides are made even.
   */
  balance?: BalanceValue
}
/**
 * Wild-blue light bomber. A bomber that flies and fights as an element.
 */
export interface WildBlueLightBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  ruleset: 'wild-blue'
  /**
   * Class. A light bomber.
   */
  class: 'light-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  type: string
  /**
   * Model. The model as printed.
   */
  model: string
  /**
   * Nation. Country whose mark it bears.
   */
  nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  service?: string
  /**
   * Month of first operational use.
   */
  'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Propulsion. What drives it.
   *
   * Default: `"piston"`
   */
  propulsion?: 'piston' | 'jet' | 'rocket'
  /**
   * Ratings of the leader card.
   */
  leader: Leader
  /**
   * Ratings of the wingman card. Absent: it flies alone.
   */
  wingman?: Wingman
  /**
   * Worth when sides are made even.
   */
  balance?: BalanceValue
}
/**
 * Wild-blue medium bomber. A bomber that flies in formations of two.
 */
export interface WildBlueMediumBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  ruleset: 'wild-blue'
  /**
   * Class. A medium bomber.
   */
  class: 'medium-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  type: string
  /**
   * Model. The model as printed.
   */
  model: string
  /**
   * Nation. Country whose mark it bears.
   */
  nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  service?: string
  /**
   * Month of first operational use.
   */
  'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Front of the card.
   */
  undamaged: FormationBomberRatings
  /**
   * Back of the card, written in full.
   */
  damaged: FormationBomberRatings
}
/**
 * Wild-blue heavy bomber. A bomber that flies in formations of up to three.
 */
export interface WildBlueHeavyBomber {
  /**
   * Kind. Says that this document is an aircraft.
   */
  kind: 'aircraft'
  /**
   * Name by which other documents refer to this one; unique among documents of its kind.
   */
  id: Id
  /**
   * Name. Name shown to players. Absent: the id.
   */
  name: string
  /**
   * Merge this document over the one of the same id in a pack below.
   */
  patch?: Patch
  /**
   * Take the place of the document of the same id in a pack below.
   */
  replace?: Replace
  /**
   * Note. Free remark for readers of the file; no effect on play.
   */
  note?: string
  /**
   * Where the values of this document come from.
   */
  sources?: Sources
  /**
   * Rule system. The rule system whose ratings the card has.
   */
  ruleset: 'wild-blue'
  /**
   * Class. A heavy bomber.
   */
  class: 'heavy-bomber'
  /**
   * Type. The type that models share, as b-17 for B-17F and B-17G; formations and crews go by it.
   */
  type: string
  /**
   * Model. The model as printed.
   */
  model: string
  /**
   * Nation. Country whose mark it bears.
   */
  nation: string
  /**
   * Side. Side it fights on. Absent: the side of its nation.
   */
  side?: string
  /**
   * Service. Air force or naval arm, where it matters.
   */
  service?: string
  /**
   * Month of first operational use.
   */
  'service-entry'?: Month
  /**
   * Engines. Single or several engines, where it differs from what its class has: fighters and light bombers one, formation bombers several.
   */
  engines?: 'single' | 'multi'
  /**
   * Special ratings of the aircraft.
   */
  traits?: Traits
  /**
   * Copies. Cards of it in the box, as a limit where a campaign counts them. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Front of the card.
   */
  undamaged: FormationBomberRatings
  /**
   * Back of the card, written in full.
   */
  damaged: FormationBomberRatings
}

/** Any document, as an author writes it. */
export type ContentDocument = Pack | Ruleset | Rules | Deck | Aircraft

/** The type of a document by its kind. */
export interface ContentByKind {
  pack: Pack
  ruleset: Ruleset
  rules: Rules
  deck: Deck
  aircraft: Aircraft
}
