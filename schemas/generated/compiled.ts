// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.
/** A condition or an amount after compilation. */
export interface Expression<T, C> {
  readonly text: string
  evaluate(context: C): T
}

/** Names that expressions of the context `arrival` may use. */
export type ArrivalContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `availability` may use. */
export type AvailabilityContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `campaign` may use. */
export type CampaignContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `effect` may use. */
export type EffectContext = Readonly<Record<string, number | string | boolean>>

/** Names that expressions of the context `estimate` may use. */
export type EstimateContext = Readonly<Record<string, number | string | boolean>>

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
 * Mission op. One change of a mission or a campaign.
 */
export type MissionOp =
  | ChangeDuration
  | SetDuration
  | ChangeFlak
  | SetFlak
  | SpecialSpoiledMarks
  | ChangeBombs
  | ShiftBombResult
  | TransformDamage
  | ForbidStrafing
  | StartWithHits
  | StartWithCards
  | ChangeStartAltitude
  | DelayArrival
  | ExtraArrivals
  | CannotAct
  | LeaveEarly
  | FuelDisengagement
  | GrantLoad
  | ChangePoints
  | ChangeCargo
  | ChangeMissionType
  | OpenResource
  | CloseResource
  | ChangeAllowance
  | CheckOff
  | MoveMarker
  | AddMission
  | DrawOnTable
  | DamageShips
/**
 * Duration. How long a mission lasts.
 */
export type Duration = FixedDuration | PhasedDuration
/**
 * Unit list. Groups of aircraft.
 */
export type UnitList = readonly UnitGroup[]
/**
 * Card matches. A card fits if it fits any of these.
 */
export type CardMatches = readonly CardMatch[]
/**
 * Outcome. What a table says.
 */
export type Outcome =
  | NothingOutcome
  | ValueOutcome
  | StateOutcome
  | HitsOutcome
  | UnitsOutcome
  | TargetOutcome
  | ResourceOutcome
  | CrewOutcome
  | RedrawOutcome
  | AbortOutcome
  | TableOutcome
  | EffectsOutcome
  | BoxOutcome
  | EndingOutcome
  | PlacementOutcome
/**
 * Outcomes. What happens; the first whose condition holds, or all of them if none has one.
 */
export type Outcomes = readonly Outcome[]
/**
 * Option. A choice that players make before a game.
 */
export type Option = SwitchOption | ChoiceOption | NumberOption
/**
 * Ruleset. The rules of a game as data: its words, numbers, steps, modifiers and options.
 */
export type Ruleset = WildBlueRuleset | AcesHighRuleset | CombatZoneRuleset
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
  | TakeHits
  | RaiseBurstCost
  | Score
/**
 * Wild-blue aircraft. An aircraft with the ratings of the wild-blue system.
 */
export type WildBlueAircraft =
  WildBlueFighter | WildBlueLightBomber | WildBlueMediumBomber | WildBlueHeavyBomber
/**
 * Aces-high aircraft. An aircraft with the ratings of the aces-high system.
 */
export type AcesHighAircraft = AcesHighFighter | AcesHighBomber
/**
 * Combat-zone aircraft. An aircraft with the ratings of the combat-zone system.
 */
export type CombatZoneAircraft = CombatZoneFighter | CombatZoneScout | CombatZoneBomber
/**
 * Aircraft. An aircraft card with its ratings.
 */
export type Aircraft = WildBlueAircraft | AcesHighAircraft | CombatZoneAircraft
/**
 * Crew. A pilot or a bomber crew.
 */
export type Crew = WildBlueCrew | AcesHighCrew
/**
 * Wild-blue target. A mission card of the wild-blue system.
 */
export type WildBlueTarget = PointsTarget | ResultTarget | CargoTarget | AirCombatTarget
/**
 * Target. A mission card: what is struck and what it is worth.
 */
export type Target = WildBlueTarget | AcesHighTarget
/**
 * Table. A table that is read by cards drawn, dice or a number.
 */
export type Table = CardTable | TotalTable | StrikeChart | GridTable | Die
/**
 * Board. A playing surface.
 */
export type Board = TriangularBoard | BoxBoard
/**
 * Mission cell. What a draw on the mission table leads to.
 */
export type MissionCell = TargetCell | OperationCell | SpecialCell
/**
 * Campaign. A series of missions with a way to win it.
 */
export type Campaign = LandCampaign | ProgressiveCampaign | Operation | SolitaireCampaign | MapCampaign
/**
 * Expectation. Something that must hold.
 */
export type Expectation =
  | ExpectPosition
  | ExpectAltitude
  | ExpectHits
  | ExpectState
  | ExpectHand
  | ExpectCounters
  | ExpectRating
  | ExpectBursts
  | ExpectAttack
  | ExpectLegal
  | ExpectOffered
  | ExpectPoints
  | ExpectWinner
  | ExpectTurn
  | ExpectEvent
  | ExpectTarget
  | ExpectPlace
  | ExpectTrack
  | ExpectDrawn
  | ExpectDeck
  | ExpectUsed
  | ExpectView
/**
 * Expectations. All of these must hold.
 */
export type Expectations = readonly Expectation[]

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
   * Further rules that say the same, or that it carries out as well.
   */
  readonly rules?: RuleIds
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
   * On. Whose aircraft it changes, seen from the holder of the effect. In a ruleset: every aircraft.
   *
   * Default: `"own"`
   */
  readonly on: 'own' | 'enemy' | 'all'
  /**
   * Order. Modifiers apply in rising order; within one order set, add, multiply, then limits.
   *
   * Default: `0`
   */
  readonly order: number
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
   * Traits. Traits given to the aircraft.
   */
  readonly traits?: {
    /**
     * Trait value. True, or the number of the trait.
     */
    readonly [k: string]: true | number
  }
  /**
   * Mission. Changes of the mission itself.
   */
  readonly mission?: readonly MissionOp[]
  /**
   * Phases. Mission phases in which all of this holds. Absent: the whole mission.
   *
   * Items: Phase. A mission phase.
   */
  readonly phases?: readonly string[]
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
 * Change duration. Adds turns to a phase or to the whole mission.
 */
export interface ChangeDuration {
  /**
   * Op. Adds turns to a phase or to the whole mission.
   */
  readonly op: 'change-duration'
  /**
   * Phase. The phase. Absent: a mission without phases.
   */
  readonly phase?: string
  /**
   * Turns. Turns added; negative to shorten.
   */
  readonly turns: number | Expression<number, MissionContext>
  /**
   * Choice. Whether the holder says if the turns are added or taken away.
   *
   * Default: `false`
   */
  readonly choice: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Set duration. Fixes the base length.
 */
export interface SetDuration {
  /**
   * Op. Fixes the base length.
   */
  readonly op: 'set-duration'
  readonly duration: Duration
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change flak. Adds flak cards.
 */
export interface ChangeFlak {
  /**
   * Op. Adds flak cards.
   */
  readonly op: 'change-flak'
  /**
   * Area flak. Cards added to area flak.
   */
  readonly area?: number | Expression<number, MissionContext>
  /**
   * Target flak. Cards added to target flak.
   */
  readonly target?: number | Expression<number, MissionContext>
  /**
   * Who. Whose flak, seen from the holder.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Set flak. Fixes the flak ratings.
 */
export interface SetFlak {
  /**
   * Op. Fixes the flak ratings.
   */
  readonly op: 'set-flak'
  /**
   * Area flak. Cards of area flak.
   */
  readonly area?: number | Expression<number, MissionContext>
  /**
   * Target flak. Cards of target flak.
   */
  readonly target?: number | Expression<number, MissionContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Special spoiled marks. Says whether special marks on flak cards spoil an attack.
 */
export interface SpecialSpoiledMarks {
  /**
   * Op. Says whether special marks on flak cards spoil an attack.
   */
  readonly op: 'special-spoiled'
  /**
   * Counts. Whether they do.
   */
  readonly counts: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change bombs. Changes the bomb ratings.
 */
export interface ChangeBombs {
  /**
   * Op. Changes the bomb ratings.
   */
  readonly op: 'change-bombs'
  /**
   * Add. Cards added.
   */
  readonly add?: number | Expression<number, MissionContext>
  /**
   * Set. Rating taken instead.
   */
  readonly set?: number | Expression<number, MissionContext>
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  readonly classes?: readonly string[]
  /**
   * Types. Only these types.
   *
   * Items: Type. An aircraft type.
   */
  readonly types?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Shift bomb result. Moves bomb results up or down the list.
 */
export interface ShiftBombResult {
  /**
   * Op. Moves bomb results up or down the list.
   */
  readonly op: 'shift-bomb-result'
  /**
   * Levels. Places moved; negative for worse.
   */
  readonly levels: number
  /**
   * Results. Only these results move. Absent: all.
   *
   * Items: Result. A result.
   */
  readonly results?: readonly string[]
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Transform damage. Replaces the damage points scored before the success level is read.
 */
export interface TransformDamage {
  /**
   * Op. Replaces the damage points scored before the success level is read.
   */
  readonly op: 'transform-damage'
  /**
   * Damage. New number of points.
   */
  readonly damage: Expression<number, MissionContext>
  /**
   * Targets. Only these targets.
   *
   * Items: Target. A target.
   */
  readonly targets?: readonly string[]
  /**
   * Striking. Only when this side strikes.
   */
  readonly striking?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Forbid strafing. The target cannot be strafed.
 */
export interface ForbidStrafing {
  /**
   * Op. The target cannot be strafed.
   */
  readonly op: 'forbid-strafing'
  /**
   * Targets. Only these targets.
   *
   * Items: Target. A target.
   */
  readonly targets?: readonly string[]
  /**
   * Striking. Only when this side strikes.
   */
  readonly striking?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Start with hits. Aircraft begin with hits on them.
 */
export interface StartWithHits {
  /**
   * Op. Aircraft begin with hits on them.
   */
  readonly op: 'start-with-hits'
  /**
   * Hits. Hits on each aircraft.
   */
  readonly hits: number | Expression<number, MissionContext>
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  readonly classes?: readonly string[]
  /**
   * Aircraft. Only these.
   *
   * Items: Aircraft. An aircraft.
   */
  readonly aircraft?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Start with cards. Leaders begin with more cards.
 */
export interface StartWithCards {
  /**
   * Op. Leaders begin with more cards.
   */
  readonly op: 'start-with-cards'
  /**
   * Cards. Cards added.
   */
  readonly cards: number | Expression<number, MissionContext>
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change start altitude. Aircraft begin higher or lower.
 */
export interface ChangeStartAltitude {
  /**
   * Op. Aircraft begin higher or lower.
   */
  readonly op: 'change-start-altitude'
  /**
   * Levels. How many levels.
   */
  readonly levels: number
  /**
   * Choice. Whether the holder chooses up or down.
   *
   * Default: `false`
   */
  readonly choice: boolean
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  readonly classes?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Delay arrival. A unit comes later.
 */
export interface DelayArrival {
  /**
   * Op. A unit comes later.
   */
  readonly op: 'delay-arrival'
  /**
   * Turns. Turns of delay.
   */
  readonly turns?: number | Expression<number, MissionContext>
  /**
   * Table. Table that says how many turns instead.
   */
  readonly table?: string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Extra arrivals. More units of a side may arrive on one turn.
 */
export interface ExtraArrivals {
  /**
   * Op. More units of a side may arrive on one turn.
   */
  readonly op: 'extra-arrivals'
  /**
   * Units. Units added to the limit.
   */
  readonly units: number
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Cannot act. Aircraft neither act nor are targets during the first rounds.
 */
export interface CannotAct {
  /**
   * Op. Aircraft neither act nor are targets during the first rounds.
   */
  readonly op: 'cannot-act'
  /**
   * Rounds. How many rounds.
   */
  readonly rounds: number | Expression<number, MissionContext>
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Leave early. Aircraft leave before the last round or turns.
 */
export interface LeaveEarly {
  /**
   * Op. Aircraft leave before the last round or turns.
   */
  readonly op: 'leave-early'
  /**
   * Turns. Turns before the end.
   */
  readonly turns: number | Expression<number, MissionContext>
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  readonly classes?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Fuel disengagement. Aircraft run out of fuel and leave.
 */
export interface FuelDisengagement {
  /**
   * Op. Aircraft run out of fuel and leave.
   */
  readonly op: 'fuel-disengagement'
  /**
   * After turn. At the end of which turn.
   */
  readonly 'after-turn'?: number
  /**
   * Shift. Rows the check moves, as in the shifts of a table: positive toward the last row, negative toward the first.
   *
   * Default: `0`
   */
  readonly shift: number
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  readonly who: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  readonly classes?: readonly string[]
  /**
   * Engines. Only aircraft with so many engines.
   */
  readonly engines?: 'single' | 'multi'
  /**
   * Types. Only these types.
   *
   * Items: Type. An aircraft type.
   */
  readonly types?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Grant load. Aircraft carry a load.
 */
export interface GrantLoad {
  /**
   * Op. Aircraft carry a load.
   */
  readonly op: 'grant-load'
  /**
   * Load. What they carry.
   */
  readonly load: string
  /**
   * Aircraft. Only these. Absent: those of the same resource.
   *
   * Items: Aircraft. An aircraft.
   */
  readonly aircraft?: readonly string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change points. Points are gained or lost for having the effect.
 */
export interface ChangePoints {
  /**
   * Op. Points are gained or lost for having the effect.
   */
  readonly op: 'change-points'
  /**
   * Points. Points; negative to lose them.
   */
  readonly points: number | Expression<number, MissionContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change cargo. Cargo points delivered change.
 */
export interface ChangeCargo {
  /**
   * Op. Cargo points delivered change.
   */
  readonly op: 'change-cargo'
  /**
   * Points. Points added.
   */
  readonly points: number | Expression<number, MissionContext>
  /**
   * Side. Side that delivers.
   */
  readonly side?: string
  /**
   * Per. For each mission or each day or week.
   *
   * Default: `"mission"`
   */
  readonly per: 'mission' | 'cycle'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change mission type. Missions on one target are flown as another.
 */
export interface ChangeMissionType {
  /**
   * Op. Missions on one target are flown as another.
   */
  readonly op: 'change-mission-type'
  /**
   * From. The target card in the plan.
   */
  readonly from: string
  /**
   * To. The target card used instead.
   */
  readonly to: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Open resource. A resource can be chosen.
 */
export interface OpenResource {
  /**
   * Op. A resource can be chosen.
   */
  readonly op: 'open-resource'
  /**
   * Resource. Which one.
   */
  readonly resource: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Close resource. A resource can no longer be chosen.
 */
export interface CloseResource {
  /**
   * Op. A resource can no longer be chosen.
   */
  readonly op: 'close-resource'
  /**
   * Resource. Which one.
   */
  readonly resource: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Change allowance. More or fewer aircraft may fly.
 */
export interface ChangeAllowance {
  /**
   * Op. More or fewer aircraft may fly.
   */
  readonly op: 'change-allowance'
  /**
   * Side. Whose aircraft.
   */
  readonly side: string
  /**
   * Aircraft. Aircraft added.
   */
  readonly aircraft: number
  /**
   * Per. For each mission or each day or week.
   *
   * Default: `"cycle"`
   */
  readonly per: 'mission' | 'cycle'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Check off. Boxes of a roster are crossed off.
 */
export interface CheckOff {
  /**
   * Op. Boxes of a roster are crossed off.
   */
  readonly op: 'check-off'
  /**
   * Side. Whose roster.
   */
  readonly side: string
  /**
   * Boxes. How many.
   */
  readonly boxes: number | Expression<number, MissionContext>
  /**
   * First. Aircraft taken first, in turn.
   *
   * Items: Aircraft. An aircraft.
   */
  readonly first?: readonly string[]
  /**
   * As. Crossed off for good, or marked damaged.
   *
   * Default: `"destroyed"`
   */
  readonly as: 'destroyed' | 'damaged'
  /**
   * Alternate. Whether the listed aircraft are taken in turn again and again.
   *
   * Default: `false`
   */
  readonly alternate: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Move marker. The progress marker moves.
 */
export interface MoveMarker {
  /**
   * Op. The progress marker moves.
   */
  readonly op: 'move-marker'
  /**
   * Spaces. Spaces; positive to the right.
   */
  readonly spaces: number | Expression<number, MissionContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Add mission. One more mission is flown.
 */
export interface AddMission {
  /**
   * Op. One more mission is flown.
   */
  readonly op: 'add-mission'
  /**
   * Target. Target card of it.
   */
  readonly target?: string
  /**
   * Number. Row of the target matrix.
   */
  readonly number?: number
  /**
   * Striking. Side that strikes.
   */
  readonly striking?: string
  /**
   * Instead. Whether it takes the place of the next one.
   *
   * Default: `false`
   */
  readonly instead: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Draw on table. A table is drawn on.
 */
export interface DrawOnTable {
  /**
   * Op. A table is drawn on.
   */
  readonly op: 'draw-table'
  /**
   * Table. Which table.
   */
  readonly table: string
  /**
   * Times. How often.
   *
   * Default: `1`
   */
  readonly times: number | Expression<number, MissionContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Damage ships. Ships picked at random are damaged.
 */
export interface DamageShips {
  /**
   * Op. Ships picked at random are damaged.
   */
  readonly op: 'damage-ships'
  /**
   * Ships. How many.
   */
  readonly ships: number
  /**
   * Damage. Points on each.
   */
  readonly damage?: number | Expression<number, MissionContext>
  /**
   * Draw. Bomb cards drawn for each instead.
   */
  readonly draw?: number
  /**
   * Multiply. Factor on the points drawn.
   *
   * Default: `1`
   */
  readonly multiply: number
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Fixed duration. A mission of a set number of turns.
 */
export interface FixedDuration {
  /**
   * Type. A set number of turns.
   */
  readonly type: 'fixed'
  /**
   * Turns. Number of game turns.
   */
  readonly turns: number
}
/**
 * Phased duration. Turns to the target and home again.
 */
export interface PhasedDuration {
  /**
   * Type. Turns out and home.
   */
  readonly type: 'phased'
  /**
   * Target-bound. Base turns to the target; L for a distance beyond the numbers.
   */
  readonly 'target-bound': number | 'L'
  /**
   * Home-bound. Base turns home.
   */
  readonly 'home-bound': number
  /**
   * Less speed. Whether the speed of the slowest striker is taken off both.
   *
   * Default: `true`
   */
  readonly 'less-speed': boolean
}
/**
 * Unit group. Aircraft that fly together: so many elements, sections, lone leaders or single aircraft of one card.
 */
export interface UnitGroup {
  /**
   * Side. Whose they are, where the place does not say so.
   */
  readonly side?: string
  /**
   * Count. How many of the unit.
   *
   * Default: `1`
   */
  readonly count: number
  /**
   * Unit. A leader with wingman, a section of three, a leader alone, or single aircraft.
   */
  readonly unit: 'element' | 'section' | 'leader' | 'aircraft'
  /**
   * Aircraft. The aircraft card.
   */
  readonly aircraft: string
  /**
   * Load. What they carry. Absent: what the mission gives.
   */
  readonly load?: string
  /**
   * Crew. Named pilot or crew of the first leader.
   */
  readonly crew?: string
  /**
   * Hits. Hits on each at the start.
   *
   * Default: `0`
   */
  readonly hits: number
  /**
   * Altitude. Levels they may start at. Absent: as the mission says.
   *
   * Items: Altitude. A level.
   */
  readonly altitude?: readonly string[]
  /**
   * Part. What they do in the mission.
   */
  readonly part?: 'strike' | 'escort' | 'interceptor' | 'reconnaissance' | 'transport'
  /**
   * Base. Where they fly from, where it matters.
   */
  readonly base?: string
}
/**
 * Card match. Describes cards; every given field must fit.
 */
export interface CardMatch {
  /**
   * Card. This card type.
   */
  readonly card?: string
  /**
   * Family. This family.
   */
  readonly family?: string
  /**
   * Bursts. Cards with so many bursts.
   */
  readonly bursts?: number
  /**
   * Special hit. Cards with this special hit.
   */
  readonly special?: string
  /**
   * Colour. Cards of this colour.
   */
  readonly colour?: 'red' | 'blue' | 'white'
  /**
   * Spoiled. Cards with this mark; any means either.
   */
  readonly spoiled?: 'none' | 'standard' | 'special' | 'any'
  /**
   * Bomb result. Cards with this bomb result.
   */
  readonly bomb?: string
  /**
   * Strafe result. Cards with this strafe result.
   */
  readonly strafe?: string
  /**
   * From. Card numbers from here on.
   */
  readonly from?: number
  /**
   * To. Card numbers up to here.
   */
  readonly to?: number
}
/**
 * Band. A range of numbers and what it means for either side.
 */
export interface Band {
  /**
   * From. Lowest number. Absent: no lower end.
   */
  readonly from?: number
  /**
   * To. Highest number. Absent: no upper end.
   */
  readonly to?: number
  /**
   * Labels. What each side is told.
   */
  readonly labels: {
    /**
     * Label. Words for this side.
     */
    readonly [k: string]: string
  }
  /**
   * Winner. Side that wins. Absent: neither.
   */
  readonly winner?: string
}
/**
 * Performance. How a campaign is judged. Bands leave no gap and do not overlap.
 */
export interface Performance {
  /**
   * Measure. The number that is looked up.
   */
  readonly measure: 'point-difference' | 'ending-cycle' | 'boxes-left' | 'points'
  /**
   * First. Side named first: its total comes first in the difference and it draws for missions.
   */
  readonly first?: string
  /**
   * Amount. How the number is worked out, where it is not the plain measure.
   */
  readonly amount?: Expression<number, CampaignContext>
  /**
   * Stage. Only for this stage.
   */
  readonly stage?: string
  /**
   * Space. Only when the marker ends here.
   */
  readonly space?: string
  /**
   * Bands. Ranges in order.
   */
  readonly bands: readonly Band[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Special rule. A rule that holds only here.
 */
export interface SpecialRule {
  /**
   * Id. Name of the rule.
   */
  readonly id: string
  /**
   * Name. Heading.
   */
  readonly name?: string
  /**
   * Text. The rule in own words.
   */
  readonly text: string
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. A stage.
   */
  readonly stages?: readonly string[]
  /**
   * Side. Side it is for. Absent: both.
   */
  readonly side?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, CampaignContext>
  readonly effects?: Effects
  /**
   * Option. Only if this option is on.
   */
  readonly option?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Nothing outcome. Nothing happens.
 */
export interface NothingOutcome {
  /**
   * Do. Nothing happens.
   */
  readonly do: 'nothing'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Value outcome. Gives a number or a word.
 */
export interface ValueOutcome {
  /**
   * Do. Gives a number or a word.
   */
  readonly do: 'value'
  /**
   * Value. The number or word.
   */
  readonly value: number | string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * State outcome. The aircraft gets a new state.
 */
export interface StateOutcome {
  /**
   * Do. The aircraft gets a new state.
   */
  readonly do: 'state'
  /**
   * State. The state.
   */
  readonly state:
    'safe' | 'damaged' | 'destroyed' | 'repaired' | 'written-off' | 'jammed' | 'missed' | 'lost' | 'kept'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Hits outcome. The aircraft takes hits.
 */
export interface HitsOutcome {
  /**
   * Do. The aircraft takes hits.
   */
  readonly do: 'hits'
  /**
   * Hits. How many.
   */
  readonly hits: number
  /**
   * Counter. Marker it also gets.
   */
  readonly counter?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Units outcome. Aircraft are given.
 */
export interface UnitsOutcome {
  /**
   * Do. Aircraft are given.
   */
  readonly do: 'units'
  readonly units: UnitList
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Target outcome. Names the target.
 */
export interface TargetOutcome {
  /**
   * Do. Names the target.
   */
  readonly do: 'target'
  /**
   * Target. Target card.
   */
  readonly target?: string
  /**
   * Number. Row of the target matrix.
   */
  readonly number?: number
  /**
   * Location. Place.
   */
  readonly location?: string
  /**
   * Ship. A ship of the convoy.
   */
  readonly ship?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Resource outcome. A resource takes effect.
 */
export interface ResourceOutcome {
  /**
   * Do. A resource takes effect.
   */
  readonly do: 'resource'
  /**
   * Resource. Which one.
   */
  readonly resource: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Crew outcome. A pilot or crew is picked at random from a pool.
 */
export interface CrewOutcome {
  /**
   * Do. A pilot or crew is picked at random from a pool.
   */
  readonly do: 'crew'
  /**
   * Pool. Who may be picked.
   *
   * Items: Crew. A pilot or crew.
   */
  readonly pool: readonly string[]
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Redraw outcome. Draw again.
 */
export interface RedrawOutcome {
  /**
   * Do. Draw again.
   */
  readonly do: 'redraw'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Abort outcome. The mission does not take place.
 */
export interface AbortOutcome {
  /**
   * Do. The mission does not take place.
   */
  readonly do: 'abort'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Table outcome. Look it up in another table.
 */
export interface TableOutcome {
  /**
   * Do. Look it up in another table.
   */
  readonly do: 'table'
  /**
   * Table. Which table.
   */
  readonly table: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Effects outcome. Effects begin.
 */
export interface EffectsOutcome {
  /**
   * Do. Effects begin.
   */
  readonly do: 'effects'
  readonly effects: Effects
  /**
   * Name. What it is called.
   */
  readonly name?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Box outcome. The aircraft is put into a box of the board.
 */
export interface BoxOutcome {
  /**
   * Do. The aircraft is put into a box of the board.
   */
  readonly do: 'box'
  /**
   * Box. Which box.
   */
  readonly box: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Ending outcome. The mission ends.
 */
export interface EndingOutcome {
  /**
   * Do. The mission ends.
   */
  readonly do: 'ends'
  /**
   * Result. How, for the player who acts.
   */
  readonly result: 'won' | 'drawn' | 'lost'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Placement outcome. Says when or where a unit is placed.
 */
export interface PlacementOutcome {
  /**
   * Do. Says when or where a unit is placed.
   */
  readonly do: 'place'
  /**
   * Place. At once, after all others, on alert, or not at all.
   */
  readonly place: 'at-once' | 'last' | 'on-alert' | 'not-available'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
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
   * Plays as. Families of cards it may be spent as.
   *
   * Items: Family. A family of cards.
   */
  readonly 'plays-as'?: readonly string[]
  /**
   * Spent. On its own in place of a card, or together with a card that then counts as another.
   *
   * Default: `"alone"`
   */
  readonly spent: 'alone' | 'with-card'
  /**
   * Use. As an answer only, or also as an attack.
   *
   * Default: `"any"`
   */
  readonly use: 'response' | 'any'
  /**
   * Gives spoiled mark. Whether the card it is spent with counts as marked spoiled.
   *
   * Default: `false`
   */
  readonly 'gives-spoiled': boolean
  /**
   * Lasts. How long it stays on an aircraft.
   *
   * Default: `"until-used"`
   */
  readonly lasts: 'until-used' | 'game-turn' | 'mission'
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
   * Destroys. Whether, or when, the target is lost at once.
   */
  readonly destroys?: boolean | Expression<boolean, EffectContext>
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
 * Skill. A skill of pilots or crews.
 */
export interface Skill {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Code. Letters on the counter.
   */
  readonly code: string
  /**
   * Serves. Who may have it.
   *
   * Items: Who. Pilot or crew.
   */
  readonly serves?: readonly ('pilot' | 'crew')[]
  /**
   * What it changes while it applies.
   */
  readonly effects?: Effects
  /**
   * Counters. Markers placed at the start of a mission.
   */
  readonly counters?: {
    /**
     * Counters. How many.
     */
    readonly [k: string]: number
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark.
   */
  readonly note?: string
}
/**
 * Load. Something an aircraft may carry.
 */
export interface Load {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Ordnance. Whether it counts as ordnance.
   */
  readonly ordnance: boolean
  /**
   * Jettison. Whether it may be dropped.
   *
   * Default: `"allowed"`
   */
  readonly jettison: 'allowed' | 'never'
  /**
   * When damaged. What happens when a fighter carrying it is damaged.
   *
   * Default: `"kept"`
   */
  readonly 'when-damaged': 'kept' | 'may-drop' | 'must-drop'
  /**
   * Loads. Whether carrying it makes the aircraft loaded.
   *
   * Default: `true`
   */
  readonly loads: boolean
  /**
   * Goes with. Loads that may be carried beside it.
   *
   * Items: Load. Another load.
   */
  readonly 'goes-with'?: readonly string[]
  /**
   * Bombing mode. Mode it is used in.
   */
  readonly 'bomb-mode'?: string
  /**
   * Hides hand. Whether the opening hand lies face down until the leader is attacked.
   *
   * Default: `false`
   */
  readonly 'hides-hand': boolean
  /**
   * What it changes while it applies.
   */
  readonly effects?: Effects
  /**
   * Table. Table drawn on when it is used.
   */
  readonly table?: string
  /**
   * Strike. How it strikes a target.
   */
  readonly strike?: {
    /**
     * Cards. Cards drawn.
     */
    readonly cards?: number | Expression<number, MissionContext>
    /**
     * Damage a hit. Points for each hit.
     */
    readonly 'damage-per-hit'?: number
    /**
     * Flak change. Flak cards added.
     */
    readonly 'flak-change'?: number
    /**
     * Altitudes. Levels from which it can be used.
     *
     * Items: Altitude. A level.
     */
    readonly altitudes?: readonly string[]
  }
  /**
   * Amount. How many are carried, where they are counted.
   */
  readonly amount?: number | Expression<number, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark.
   */
  readonly note?: string
}
/**
 * Bombing mode. A way of bombing.
 */
export interface BombingMode {
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Altitudes. Levels from which it strikes.
   *
   * Items: Altitude. A level.
   */
  readonly altitudes?: readonly string[]
  /**
   * Starts at. Levels at which the over-target turn must begin.
   *
   * Items: Altitude. A level.
   */
  readonly 'starts-at'?: readonly string[]
  /**
   * Dives. Whether the unit drops a level before it strikes.
   *
   * Default: `false`
   */
  readonly dives: boolean
  /**
   * Target classes. Only these. Absent: all.
   *
   * Items: Class. A target class.
   */
  readonly 'target-classes'?: readonly string[]
  /**
   * Damage factor. Factor on the damage points.
   *
   * Default: `1`
   */
  readonly 'damage-factor': number
  /**
   * Shifts. What moves its results.
   *
   * Items: Result shift. Moves bomb results.
   */
  readonly shifts?: readonly {
    /**
     * Levels. Places; negative for worse.
     */
    readonly levels: number
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, MissionContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * At night as. Mode used at night instead.
   */
  readonly 'at-night-as'?: string
  /**
   * Hit by. Flak cards that hit at very low altitude though they hit no other mode.
   *
   * Items: Family. A family of cards.
   */
  readonly 'hit-by'?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Remark.
   */
  readonly note?: string
}
/**
 * Mission phase. A phase of a mission.
 */
export interface MissionPhase {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
  /**
   * Turns. Length. Absent: as the mission says.
   */
  readonly turns?: number | Expression<number, MissionContext>
  /**
   * Counts. Whether turn numbers run up or down.
   *
   * Default: `"up"`
   */
  readonly counts: 'up' | 'down'
  /**
   * Skipped when. When the phase is left out.
   */
  readonly 'skipped-when'?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Bomb result. A result of bombing.
 */
export interface BombResult {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
}
/**
 * Strafe result. A result of strafing.
 */
export interface StrafeResult {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Name shown to players.
   */
  readonly name: string
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
     * Elements. Units a side may bring to a dogfight.
     */
    readonly elements?: {
      /**
       * Least. Fewest units of a side.
       */
      readonly least: number
      /**
       * Most. Most units of a side.
       */
      readonly most: number
    }
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
  /**
   * Class cards. What the cards of a class show beyond what the form of the document asks for.
   */
  readonly 'class-cards'?: {
    /**
     * Class card. What the cards of one class show.
     */
    readonly [k: string]: {
      /**
       * Shows. Fields that every card of the class fills, as dotted paths.
       *
       * Items: Field. A field, as service-entry or balance.leader.
       */
      readonly shows: readonly string[]
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Bomb results. Results of bombing, worst first.
   */
  readonly 'bomb-results'?: readonly BombResult[]
  /**
   * Strafe results. Results of strafing, worst first.
   */
  readonly 'strafe-results'?: readonly StrafeResult[]
  /**
   * Bombing modes. Bombing modes by id.
   */
  readonly 'bomb-modes'?: {
    readonly [k: string]: BombingMode
  }
  /**
   * Target classes. Classes of targets by id.
   */
  readonly 'target-classes'?: {
    readonly [k: string]: Word
  }
  /**
   * Skills. Skills by id.
   */
  readonly skills?: {
    readonly [k: string]: Skill
  }
  /**
   * Loads. Loads by id.
   */
  readonly loads?: {
    readonly [k: string]: Load
  }
  /**
   * Phases. Phases of a mission, in order.
   */
  readonly phases?: readonly MissionPhase[]
  /**
   * Loaded aircraft. What being loaded means.
   */
  readonly loaded?: {
    /**
     * What it changes while it applies.
     */
    readonly effects?: Effects
    /**
     * Points when jettisoned. Points for the enemy for each aircraft that drops its ordnance unused.
     */
    readonly 'points-when-jettisoned'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Crew numbers. Numbers for pilots and crews.
   */
  readonly crews?: {
    /**
     * Points a skill. Points for shooting down a skilled crew, for each skill.
     */
    readonly 'points-per-skill'?: number
    /**
     * Skilled a formation. Skilled crews in one formation at most.
     */
    readonly 'skilled-per-formation'?: number
    /**
     * Caps. Most that skills may add to a rating.
     *
     * Items: Skill cap. Most that skills may add.
     */
    readonly caps?: readonly {
      /**
       * Rating. Which rating.
       */
      readonly rating: string
      /**
       * Role. For which role.
       */
      readonly role?: string
      /**
       * Add. Most that is added.
       */
      readonly add: number
    }[]
    /**
     * Green crews. What green crews suffer.
     */
    readonly green?: {
      /**
       * What it changes while it applies.
       */
      readonly effects?: Effects
      /**
       * Responses a step. Answers a green pilot may play in a step.
       */
      readonly 'responses-per-step'?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
    /**
     * Order of assignment. Roles that skilled pilots take first; green ones take them in reverse.
     *
     * Items: Role. A role.
     */
    readonly 'assign-order'?: readonly string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Section rules. What a third aircraft means.
   */
  readonly sections?: {
    /**
     * What it changes while it applies.
     */
    readonly effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Bomber combat numbers. Numbers for attacks on formation bombers.
   */
  readonly bombers?: {
    /**
     * Burst bonus. Bursts added by the class of the attacker.
     */
    readonly 'burst-bonus'?: {
      /**
       * Bursts. Bursts added.
       */
      readonly [k: string]: number
    }
    /**
     * Bonus after intervention. Bursts added when an escort has thwarted the attempt.
     */
    readonly 'burst-bonus-after-intervention'?: number
    /**
     * Extra cards of wingmen. By the class of the attacker.
     */
    readonly 'wingman-extra-cards'?: {
      /**
       * Cards. Cards drawn once the target is known.
       */
      readonly [k: string]: number | Expression<number, ModifierContext>
    }
    /**
     * Attempt families. Cards that choose the bomber or gain bursts.
     *
     * Items: Family. A family of cards.
     */
    readonly 'attempt-families'?: readonly string[]
    /**
     * Intervention families. Cards an escort plays to step in first.
     *
     * Items: Family. A family of cards.
     */
    readonly 'intervention-families'?: readonly string[]
    /**
     * Return fire families. Cards with which a bomber fires back.
     *
     * Items: Family. A family of cards.
     */
    readonly 'return-fire-families'?: readonly string[]
    /**
     * Discard to answer. Cards an attacker discards for answering return fire.
     */
    readonly 'discard-to-answer'?: number
    /**
     * Starred turret ignores. Return fire that a starred turret defence cannot use, if the option is on.
     *
     * Items: Family. A family of cards.
     */
    readonly 'starred-turret-ignores'?: readonly string[]
    /**
     * Angles. Angles of attack, if the option is on.
     */
    readonly angles?: {
      /**
       * Attack angle. What an angle of attack changes.
       */
      readonly [k: string]: {
        /**
         * Name. Name shown to players.
         */
        readonly name: string
        /**
         * Attack. Added to burst or offensive of the attacker.
         */
        readonly attack?: number
        /**
         * Turret. Added to the turret defence.
         */
        readonly turret?: number
        /**
         * Wingman extra. Added to the extra cards of a wingman.
         */
        readonly 'wingman-extra'?: number
      }
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Strike numbers. Numbers for striking targets.
   */
  readonly strike?: {
    /**
     * Chart. The strike chart.
     */
    readonly chart?: string
    /**
     * Strafing altitudes. Levels from which aircraft strafe.
     *
     * Items: Altitude. A level.
     */
    readonly 'strafe-altitudes'?: readonly string[]
    /**
     * Least strafing cards. Cards drawn at least.
     */
    readonly 'strafe-least-cards'?: number
    /**
     * Strafing damage. Points for each hit.
     */
    readonly 'strafe-damage'?: number
    /**
     * Strafing runs. Runs an aircraft may make.
     */
    readonly 'strafe-runs'?: number
    /**
     * Least bomb cards. Cards drawn at least by an aircraft with a rating of 1 or more.
     */
    readonly 'least-bomb-cards'?: number
    /**
     * Fortified shift. Places bomb results move on fortified targets.
     */
    readonly 'fortified-shift'?: number
    /**
     * Fortified rocket damage. Points for each rocket hit on fortified targets.
     */
    readonly 'fortified-rocket-damage'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Flak numbers. Numbers for flak.
   */
  readonly flak?: {
    /**
     * Area flak after. Moments at which area flak fires.
     *
     * Items: Moment. A moment.
     */
    readonly 'area-after'?: readonly string[]
    /**
     * Hit families. Cards that hit.
     *
     * Items: Family. A family of cards.
     */
    readonly 'hit-families'?: readonly string[]
    /**
     * Except when. Families that do not hit in some situations.
     */
    readonly 'except-when'?: {
      /**
       * When. Situation in which the family does not hit.
       */
      readonly [k: string]: Expression<boolean, MissionContext>
    }
    /**
     * Responses. Answers a striking aircraft may play in one run.
     */
    readonly responses?: number
    /**
     * Response shift. Places the best result moves when it answers.
     */
    readonly 'response-shift'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Night numbers. Numbers for night missions.
   */
  readonly night?: {
    /**
     * What it changes while it applies.
     */
    readonly effects?: Effects
    /**
     * Wingmen. Whether wingmen fly.
     *
     * Default: `false`
     */
    readonly wingmen: boolean
    /**
     * Search colours. Colour by sort of fighter: night or day.
     */
    readonly 'search-colours'?: {
      /**
       * Colour. Colour that finds the enemy.
       */
      readonly [k: string]: 'red' | 'blue' | 'white'
    }
    /**
     * Day fighter rating. Night combat rating of day fighters.
     */
    readonly 'day-fighter-rating'?: {
      /**
       * Undamaged. While undamaged.
       */
      readonly undamaged: number
      /**
       * Damaged. When damaged.
       */
      readonly damaged: number
    }
    /**
     * Flak change. Cards added to all flak.
     */
    readonly 'flak-change'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Mission numbers. Numbers for missions.
   */
  readonly missions?: {
    /**
     * Straggler turns. Turns added while damaged strike aircraft remain.
     */
    readonly 'straggler-turns'?: number
    /**
     * Discard when unopposed. Whether discards are allowed once no defender is left.
     *
     * Default: `false`
     */
    readonly 'discard-when-unopposed': boolean
    /**
     * Fuel use. Fuel points used.
     */
    readonly fuel?: {
      /**
       * Escort in combat. A turn with enemies present.
       */
      readonly 'escort-in-combat'?: number
      /**
       * Escort otherwise. A turn without.
       */
      readonly 'escort-otherwise'?: number
      /**
       * Interceptor. Every turn.
       */
      readonly interceptor?: number
      /**
       * Escort to join. Points used before it joins.
       */
      readonly 'escort-join'?: number | Expression<number, ArrivalContext>
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
}
/**
 * Aces-high ruleset. Rules of the aces-high system.
 */
export interface AcesHighRuleset {
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
  readonly system: 'aces-high'
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
   * Aircraft classes. Classes by id.
   */
  readonly 'aircraft-classes'?: {
    readonly [k: string]: Word
  }
  /**
   * Loads. Loads by id.
   */
  readonly loads?: {
    readonly [k: string]: Load
  }
  /**
   * Skills. Skills by id.
   */
  readonly skills?: {
    readonly [k: string]: Skill
  }
  /**
   * Target classes. Kinds of map targets by id.
   */
  readonly 'target-classes'?: {
    readonly [k: string]: Word
  }
  /**
   * Aces-high dogfight numbers. Numbers of a dogfight.
   */
  readonly dogfight: {
    /**
     * Rounds. Length.
     */
    readonly rounds: number
    /**
     * Opening hand. Cards dealt.
     */
    readonly 'opening-hand': number | Expression<number, ModifierContext>
    /**
     * Hand limit. Cards held after drawing.
     */
    readonly 'hand-limit': number | Expression<number, ModifierContext>
    /**
     * Draw before. Cards drawn at the start of a turn.
     */
    readonly 'pre-turn-draw': number | Expression<number, ModifierContext>
    /**
     * Draw after. Cards drawn at the end of a turn.
     */
    readonly 'post-turn-draw': number | Expression<number, ModifierContext>
    /**
     * Ends on kill. Whether the first aircraft shot down ends the fight.
     *
     * Default: `true`
     */
    readonly 'ends-on-kill': boolean
    /**
     * Start altitudes. Levels at which a fighter may start, and when.
     */
    readonly 'start-altitudes'?: {
      /**
       * Allowed. Whether, or when, a fighter may start there.
       */
      readonly [k: string]: boolean | Expression<boolean, ModifierContext>
    }
    /**
     * Points for damage. Points for an enemy still damaged at the end.
     */
    readonly 'damaged-points'?: Expression<number, ScoringContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aces-high altitude numbers. What changing altitude costs and brings.
   */
  readonly altitude: {
    /**
     * Climb discard. Cards discarded for each level.
     */
    readonly 'climb-discard': number
    /**
     * Dive draw. Cards drawn for each level.
     */
    readonly 'dive-draw': number
    /**
     * Cost to follow. By position.
     */
    readonly 'follow-cost': {
      /**
       * Cards. Cards discarded.
       */
      readonly [k: string]: number
    }
    /**
     * Stall discard. Cards discarded when a draw falls below nothing.
     */
    readonly 'stall-discard'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aces-high positioning numbers. Limits on positions.
   */
  readonly positioning?: {
    /**
     * Slots on a fighter. Enemies that may hold each position on one fighter.
     */
    readonly 'slots-on-a-fighter'?: {
      /**
       * Slots. How many enemies.
       */
      readonly [k: string]: number
    }
    /**
     * Held at once. Enemies on which a fighter may hold a position.
     */
    readonly 'held-at-once'?: number
    /**
     * Speed action value. Manoeuvring value of each point of speed difference.
     */
    readonly 'speed-action-value'?: number
    /**
     * Most extra bursts. Bursts that positions add at most in a turn.
     */
    readonly 'most-extra-bursts'?: number
    /**
     * Manoeuvring family. Family that a card used for its manoeuvring value counts as.
     */
    readonly 'manoeuvre-family'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Fire families. Cards that fire.
   *
   * Items: Family. A family of cards.
   */
  readonly 'fire-families': readonly string[]
  /**
   * Aces-high agile numbers. What agile aircraft may do.
   */
  readonly agile?: {
    /**
     * Plays as. Family any card may stand for.
     */
    readonly 'plays-as': string
    /**
     * Uses. How often in a turn.
     */
    readonly uses: number
    /**
     * When reacting. Whether it works in answers too.
     *
     * Default: `false`
     */
    readonly 'when-reacting': boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aces-high barrage numbers. What a barrage adds.
   */
  readonly barrage?: {
    /**
     * Hits. Hits added by each card held back.
     */
    readonly hits: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aces-high wingmen numbers. Numbers of the wingmen expansion.
   */
  readonly wingmen?: {
    /**
     * Attack draw. Cards drawn against a fighter.
     */
    readonly 'attack-draw'?: number | Expression<number, ModifierContext>
    /**
     * Attack draw on bombers. Cards drawn against a bomber.
     */
    readonly 'attack-draw-on-bombers'?: number | Expression<number, ModifierContext>
    /**
     * Defence draw. Cards drawn when attacked.
     */
    readonly 'defence-draw'?: number | Expression<number, ModifierContext>
    /**
     * First player hand. Opening hand of the first leader.
     */
    readonly 'first-player-hand'?: number | Expression<number, ModifierContext>
    /**
     * First player attack. Attack draw of the first wingman.
     */
    readonly 'first-player-attack'?: number | Expression<number, ModifierContext>
    /**
     * First player skips. Steps the first leader leaves out in the first turn.
     *
     * Items: Step. A step.
     */
    readonly 'first-player-skips'?: readonly string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Flak patterns. Flak patterns by id.
   */
  readonly 'flak-patterns'?: {
    /**
     * Flak pattern. Hits of a flak pattern by bombing pattern.
     */
    readonly [k: string]: {
      /**
       * Name. Name shown to players.
       */
      readonly name: string
      /**
       * Hits. By bombing pattern.
       */
      readonly hits: {
        /**
         * Hits. Hits on each bomber.
         */
        readonly [k: string]: number | Expression<number, MissionContext>
      }
    }
  }
  /**
   * Bombing patterns. Bombing patterns by id.
   */
  readonly 'bombing-patterns'?: {
    /**
     * Bombing pattern. Bomb hits of a pattern.
     */
    readonly [k: string]: {
      /**
       * Name. Name shown to players.
       */
      readonly name: string
      /**
       * Bomb hits. Bomb hits of each bomber.
       */
      readonly hits: number | Expression<number, MissionContext>
    }
  }
  /**
   * Mission points. By state: undamaged, damaged, destroyed.
   */
  readonly 'mission-points'?: {
    /**
     * Mission points. Points by the state of the target.
     */
    readonly [k: string]: {
      /**
       * Attacker. Points of the attacker.
       */
      readonly attacker: number | Expression<number, ScoringContext>
      /**
       * Defender. Points of the defender.
       */
      readonly defender: number | Expression<number, ScoringContext>
      /**
       * Initiative. Who picks the next mission.
       */
      readonly initiative: 'attacker' | 'defender'
      /**
       * Controls. Whether the attacker now controls the target.
       */
      readonly controls: boolean
    }
  }
  /**
   * Opening bonus. Cards added to the opening hand by starting level, if the option is on.
   */
  readonly 'opening-bonus'?: {
    /**
     * Cards. Cards added.
     */
    readonly [k: string]: number
  }
}
/**
 * Combat-zone ruleset. Rules of the combat-zone system.
 */
export interface CombatZoneRuleset {
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
  readonly system: 'combat-zone'
  /**
   * Version. Edition of the rules this stands for.
   */
  readonly version?: string
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
   * Board. Board it is played on.
   */
  readonly board: string
  /**
   * Dice. Dice by use: movement, throttle, fire, damage.
   */
  readonly dice?: {
    /**
     * Die. A die.
     */
    readonly [k: string]: string
  }
  /**
   * Combat-zone movement numbers. Numbers of movement.
   */
  readonly movement: {
    /**
     * Steps. Steps of a move.
     */
    readonly steps: number | Expression<number, ModifierContext>
    /**
     * Straight bonus. Steps added to a move without a turn.
     */
    readonly 'straight-bonus': number
    /**
     * No double turn from. Steps from which two turns may not follow each other.
     */
    readonly 'no-double-turn-from'?: number
    /**
     * Climb steps. Steps added for each level climbed.
     */
    readonly 'climb-steps': number
    /**
     * Dive steps. Steps added for each level dived.
     */
    readonly 'dive-steps': number
    /**
     * Level change at. Steps on which levels change.
     *
     * Items: Step. A step.
     */
    readonly 'level-change-at': readonly number[]
    /**
     * No pull-up after. Levels dived in a round after which the nose may not go up.
     */
    readonly 'no-pull-up-after'?: number
    /**
     * Top level from. By climb rating.
     */
    readonly 'top-level-from'?: {
      /**
       * From. Levels from which the top may be entered.
       *
       * Items: Altitude. A level.
       */
      readonly [k: string]: readonly string[]
    }
    /**
     * Border rounds. Rounds in a row an aircraft may end in the border.
     */
    readonly 'border-rounds'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aerobatics. Figures by id.
   */
  readonly aerobatics?: {
    /**
     * Aerobatic figure. A figure that aerobatic aircraft may fly.
     */
    readonly [k: string]: {
      /**
       * Name. Name shown to players.
       */
      readonly name: string
      /**
       * Start. Tilt at the start.
       */
      readonly start: 'level' | 'up' | 'down'
      /**
       * Levels. Levels gained or lost.
       */
      readonly levels?: {
        /**
         * Least. Least.
         */
        readonly least: number
        /**
         * Most. Most.
         */
        readonly most: number
      }
      /**
       * Lead-in. Straight steps before.
       */
      readonly 'lead-in'?: number
      /**
       * Steps a level. Steps for each level.
       */
      readonly 'steps-per-level'?: number
      /**
       * Steps. Steps of the figure itself.
       */
      readonly steps?: number
      /**
       * Run-out. Straight steps after.
       */
      readonly 'run-out'?: number
      /**
       * Turns. Direction changes it counts as.
       */
      readonly turns: number | Expression<number, ModifierContext>
      /**
       * Reverses. Whether the heading is reversed.
       *
       * Default: `false`
       */
      readonly reverses: boolean
      /**
       * End tilt steps. Further steps needed to end tilted.
       *
       * Default: `0`
       */
      readonly 'end-tilt-steps': number
      /**
       * Clear. Points that must be empty.
       *
       * Items: Clear point. A point that must be empty, seen from the start.
       */
      readonly clear?: readonly {
        /**
         * Ahead. Points ahead; negative behind.
         */
        readonly ahead: number
        /**
         * Level. Levels above.
         */
        readonly level: number
      }[]
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Combat-zone firing numbers. Numbers of firing.
   */
  readonly firing: {
    /**
     * Chart. Firing chart.
     */
    readonly chart: string
    /**
     * Coupled bonus. By number of guns.
     */
    readonly 'coupled-bonus'?: {
      /**
       * Bonus. Added to the dice.
       */
      readonly [k: string]: number
    }
    /**
     * Defensive column. Column of defensive fire.
     */
    readonly 'defensive-column'?: string
    /**
     * Long burst column. Column that a second roll reads too.
     */
    readonly 'long-burst-column'?: string
    /**
     * Arcs. Firing positions.
     *
     * Items: Firing arc. A position from which a mount may fire.
     */
    readonly arcs: readonly {
      /**
       * Mount. Where the guns sit.
       */
      readonly mount: 'fixed' | 'flexible-nose' | 'dorsal' | 'ventral'
      /**
       * Name. Name shown to players.
       */
      readonly name: string
      /**
       * Column. Column of the chart.
       */
      readonly column: string
      /**
       * Distance. Points away.
       */
      readonly distance: number
      /**
       * Bearing. Directions.
       *
       * Items: Bearing. Direction from the firing aircraft.
       */
      readonly bearing: readonly (
        | 'ahead'
        | 'ahead-left'
        | 'ahead-right'
        | 'left'
        | 'right'
        | 'behind'
        | 'behind-left'
        | 'behind-right'
        | 'above'
        | 'below'
      )[]
      /**
       * Headings. Differences of heading allowed.
       *
       * Items: Heading. Sixths of a circle between the headings.
       */
      readonly headings?: readonly number[]
      /**
       * Levels. Differences of level allowed.
       *
       * Items: Levels. Levels between the aircraft.
       */
      readonly levels?: readonly number[]
      /**
       * Both level. Whether both must fly level.
       *
       * Default: `false`
       */
      readonly 'both-level': boolean
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }[]
    /**
     * Damage parts. Parts by id.
     */
    readonly 'damage-parts'?: {
      /**
       * Damage part. What damage to a part does.
       */
      readonly [k: string]: {
        /**
         * Name. Name shown to players.
         */
        readonly name: string
        /**
         * Colour. Colour of its marker.
         */
        readonly colour?: string
        /**
         * What it changes.
         */
        readonly effects?: Effects
        /**
         * Rules that say so; log lines and refusals carry these numbers.
         */
        readonly rules?: RuleIds
      }
    }
    /**
     * Damages to destroy. Damages that destroy an aircraft.
     */
    readonly 'damages-to-destroy'?: number
    /**
     * Jam clears. Clearing a jam.
     */
    readonly 'jam-clears'?: {
      /**
       * Rounds. Rounds it takes.
       */
      readonly rounds?: number
      /**
       * Pilot turns. Turns a pilot may make meanwhile.
       */
      readonly 'pilot-turns'?: number
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Modes. Game modes by id.
   */
  readonly modes: {
    /**
     * Game mode. A way to play.
     */
    readonly [k: string]: {
      /**
       * Name. Name shown to players.
       */
      readonly name: string
      /**
       * Classes. Aircraft that take part.
       *
       * Items: Class. A class.
       */
      readonly classes?: readonly string[]
      /**
       * Survivors win. Whether a side left alone wins at once.
       *
       * Default: `false`
       */
      readonly 'survivors-win': boolean
      /**
       * Scoring. Entries that count.
       *
       * Items: Score. A scoring entry.
       */
      readonly scoring: readonly string[]
      /**
       * Rounds. Length. Absent: open.
       */
      readonly rounds?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Entry numbers. Numbers for entering.
   */
  readonly entry?: {
    /**
     * Start aircraft. Aircraft on access points at the start.
     */
    readonly 'start-aircraft'?: number
    /**
     * Reserves a round. Reserves that may come forward.
     */
    readonly 'reserves-per-round'?: number
    /**
     * Fighter limit. Fighters of a player in the zone.
     */
    readonly 'fighter-limit'?: number
    /**
     * Leave when. When an aircraft may leave.
     */
    readonly 'leave-when'?: Expression<boolean, ModifierContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Aircraft classes. Classes by id.
   */
  readonly 'aircraft-classes'?: {
    readonly [k: string]: Word
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
     * Further options. Further options that choose its reading.
     *
     * Items: Option. Names one option.
     */
    readonly options?: readonly string[]
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
 * Take hits. The player of the card takes hits.
 */
export interface TakeHits {
  /**
   * Op. The player of the card takes hits.
   */
  readonly op: 'take-hits'
  /**
   * Hits. How many.
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
 * Raise burst cost. Shots at the attacker need more bursts until its next turn.
 */
export interface RaiseBurstCost {
  /**
   * Op. Shots at the attacker need more bursts until its next turn.
   */
  readonly op: 'raise-burst-cost'
  /**
   * Bursts. Bursts added to each shot.
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
   * Tactic. Whether it is played on the own aircraft and nobody answers it.
   *
   * Default: `false`
   */
  readonly tactic: boolean
  /**
   * Timing. When it may be played: in the own turn, or at any moment.
   *
   * Default: `"own-turn"`
   */
  readonly timing: 'own-turn' | 'any-time'
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
     * Moment. As an answer to the card, or once the card has succeeded.
     *
     * Default: `"answer"`
     */
    readonly moment: 'answer' | 'after-success'
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Card for bombers. What a bomber gets from the card in its turret hand.
   */
  readonly bomber?: {
    /**
     * Fires. Whether it may be fired at the attacking fighter.
     *
     * Default: `false`
     */
    readonly fires: boolean
    /**
     * Effects. What it does for the bomber.
     */
    readonly effects?: readonly CardOp[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Manoeuvring value. Steps of position it is worth, where the system has such values and all copies agree.
   */
  readonly manoeuvre?: number
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
   * Rules that say how the deck is made up.
   */
  readonly rules?: RuleIds
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
   * Totals. Known numbers of cards of one sort, by a name; the copies must add up to them.
   */
  readonly totals?: {
    /**
     * Card total. How many cards of one sort the deck has.
     */
    readonly [k: string]: {
      /**
       * Of. The sort of cards that count; every given field must fit.
       */
      readonly of: {
        /**
         * Family. Cards of this family.
         */
        readonly family?: string
        /**
         * Colour. Cards of this colour.
         */
        readonly colour?: 'red' | 'blue' | 'white'
        /**
         * Bursts. Shots of so many bursts.
         */
        readonly bursts?: number
        /**
         * Hits. Shots of so many hits.
         */
        readonly hits?: number
        /**
         * Special hit. Shots with this special hit.
         */
        readonly special?: string
      }
      /**
       * Number of cards. How many there are.
       */
      readonly cards: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Face totals. Known totals over the whole deck, for faces that are open copy by copy.
   */
  readonly 'face-totals'?: {
    /**
     * Bomb results. How often each bomb result occurs.
     */
    readonly bomb?: {
      /**
       * Bomb results by card. Cards by result; together, all of the deck.
       */
      readonly cards: {
        /**
         * Cards. How many cards show it.
         */
        readonly [k: string]: number
      }
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
    /**
     * Strafe results. How often each strafe result occurs.
     */
    readonly strafe?: {
      /**
       * Strafe results by card. Cards by result; together, all of the deck.
       */
      readonly cards: {
        /**
         * Cards. How many cards show it.
         */
        readonly [k: string]: number
      }
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
    /**
     * Spoiled marks. How often each spoiled mark occurs.
     */
    readonly spoiled?: {
      /**
       * Spoiled marks by card. Cards by mark; together, all of the deck.
       */
      readonly cards: {
        /**
         * None. Cards without a mark.
         */
        readonly none: number
        /**
         * Standard. Cards with the standard mark.
         */
        readonly standard: number
        /**
         * Special. Cards with the special mark.
         */
        readonly special: number
      }
      /**
       * Spoiled marks by family. Marks known for single families.
       */
      readonly 'by-family'?: {
        /**
         * Spoiled marks of a family. Marks within one family.
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
   * Ceiling. Highest altitude level it may fly at. Absent: as on the undamaged side and, there, by the class (ruleset, class-defaults).
   */
  readonly ceiling?: string
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
   * Ceiling. Highest altitude level it may fly at. Absent: as on the undamaged side and, there, by the class (ruleset, class-defaults).
   */
  readonly ceiling?: string
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
  readonly nose?: 'inline' | 'radial' | 'pod' | 'bomber' | 'glazed'
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
    readonly end?: 'round' | 'square' | 'ellipse' | 'semi'
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
     * Front. Where its front lies, as a share of the length from the nose.
     */
    readonly y: number
    /**
     * Length. Length of the nacelle.
     */
    readonly length: number
    /**
     * Width. Width of the nacelle.
     */
    readonly width?: number
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
/**
 * Aces-high fighter ratings. Ratings of an aces-high fighter on one side of the card.
 */
export interface AcesHighFighterRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  readonly airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  readonly speed: number
  /**
   * Performance. Cards it may hold after drawing.
   */
  readonly performance: number
  /**
   * Horsepower. Cards drawn before and after its actions.
   */
  readonly horsepower: {
    /**
     * Before the turn. Cards drawn at the start of its turn.
     */
    readonly 'pre-turn': number
    /**
     * After the turn. Cards drawn at the end of its turn.
     */
    readonly 'post-turn': number
  }
  /**
   * Bursts. Bursts it may fire a turn when neutral.
   */
  readonly bursts: number
  /**
   * Firepower. Hits added to each of its shots; may be negative.
   */
  readonly firepower: number
  /**
   * Gunner. Bursts of the gunner a turn, a pool apart from the bursts. Absent: no gunner.
   */
  readonly gunner?: number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  readonly bombs?: number
  /**
   * Agile. Whether any one card a turn may stand for a scissors.
   *
   * Default: `false`
   */
  readonly agile: boolean
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  readonly turbocharged: boolean
  /**
   * Barrage. Whether shots may be held back to strengthen another.
   *
   * Default: `false`
   */
  readonly barrage: boolean
}
/**
 * Aces-high wingman ratings. Ratings of an aces-high wingman on one side of the card.
 */
export interface AcesHighWingmanRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  readonly airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  readonly speed: number
  /**
   * Attack. Cards drawn when it attacks.
   */
  readonly attack: number
  /**
   * Defence. Cards drawn when it is attacked.
   */
  readonly defence: number
  /**
   * Bursts. Bursts it may fire a turn when neutral.
   */
  readonly bursts: number
  /**
   * Firepower. Hits added to each of its shots; may be negative.
   */
  readonly firepower: number
  /**
   * Gunner. Bursts of the gunner a turn, a pool apart from the bursts. Absent: no gunner.
   */
  readonly gunner?: number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  readonly bombs?: number
  /**
   * Agile. Whether any one card a turn may stand for a scissors.
   *
   * Default: `false`
   */
  readonly agile: boolean
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  readonly turbocharged: boolean
  /**
   * Barrage. Whether shots may be held back to strengthen another.
   *
   * Default: `false`
   */
  readonly barrage: boolean
}
/**
 * Aces-high bomber ratings. Ratings of an aces-high bomber on one side of the card.
 */
export interface AcesHighBomberRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  readonly airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  readonly speed: number
  /**
   * Turret defence. Cards drawn when it is attacked.
   */
  readonly 'turret-defence': number
  /**
   * Turret support. Cards it lends to each neighbour.
   */
  readonly 'turret-support': number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  readonly bombs: number
}
/**
 * Aces-high wingman. The wingman card of the same type.
 */
export interface AcesHighWingman {
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  readonly vp: number
  /**
   * Front of the card.
   */
  readonly undamaged: AcesHighWingmanRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: AcesHighWingmanRatings
}
/**
 * Aces-high fighter. A fighter of the aces-high system.
 */
export interface AcesHighFighter {
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
  readonly ruleset: 'aces-high'
  /**
   * Class. A fighter.
   */
  readonly class: 'fighter'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  readonly year: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  readonly vp: number
  /**
   * Front of the card.
   */
  readonly undamaged: AcesHighFighterRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: AcesHighFighterRatings
  /**
   * Wingman card of the wingmen expansion. Absent: none.
   */
  readonly wingman?: AcesHighWingman
}
/**
 * Aces-high bomber. A bomber of the aces-high system.
 */
export interface AcesHighBomber {
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
  readonly ruleset: 'aces-high'
  /**
   * Class. A bomber.
   */
  readonly class: 'bomber'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  readonly year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  readonly vp: number
  /**
   * Altitude. Level at which it flies the whole mission.
   */
  readonly altitude: string
  /**
   * Front of the card.
   */
  readonly undamaged: AcesHighBomberRatings
  /**
   * Back of the card, written in full.
   */
  readonly damaged: AcesHighBomberRatings
}
/**
 * Gun group. Guns that fire together.
 */
export interface GunGroup {
  /**
   * Mount. Where the guns sit; it decides which way they fire.
   */
  readonly mount: 'fixed' | 'flexible-nose' | 'dorsal' | 'ventral'
  /**
   * Count. Guns in the group.
   *
   * Default: `1`
   */
  readonly count: number
  /**
   * Operator. Who fires them; it decides how a jam is cleared.
   */
  readonly operator: 'pilot' | 'crew'
  /**
   * Ammunition. Shots before the group is empty.
   */
  readonly ammunition: number
  /**
   * Defensive only. Whether they fire back but never attack.
   *
   * Default: `false`
   */
  readonly 'defensive-only': boolean
}
/**
 * Combat-zone fighter. A fighter of the combat-zone system.
 */
export interface CombatZoneFighter {
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
  readonly ruleset: 'combat-zone'
  /**
   * Class. A fighter.
   */
  readonly class: 'fighter'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  readonly year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  readonly speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  readonly agility: {
    /**
     * Turns. How many.
     */
    readonly turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    readonly boxed: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  readonly gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    readonly favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    readonly bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    readonly penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  readonly climb: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  readonly descent: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  readonly ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  readonly aerobatic: boolean
  /**
   * Guns. Its guns, by group.
   */
  readonly guns: readonly GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  readonly throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  readonly camera: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  readonly bombs: number
}
/**
 * Combat-zone scout. A scout with a camera of the combat-zone system.
 */
export interface CombatZoneScout {
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
  readonly ruleset: 'combat-zone'
  /**
   * Class. A scout with a camera.
   */
  readonly class: 'scout'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  readonly year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  readonly speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  readonly agility: {
    /**
     * Turns. How many.
     */
    readonly turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    readonly boxed: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  readonly gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    readonly favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    readonly bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    readonly penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  readonly climb: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  readonly descent: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  readonly ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  readonly aerobatic: boolean
  /**
   * Guns. Its guns, by group.
   */
  readonly guns: readonly GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  readonly throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  readonly camera: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  readonly bombs: number
}
/**
 * Combat-zone bomber. A bomber of the combat-zone system.
 */
export interface CombatZoneBomber {
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
  readonly ruleset: 'combat-zone'
  /**
   * Class. A bomber.
   */
  readonly class: 'bomber'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  readonly year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  readonly copies?: number
  /**
   * Measures for its picture.
   */
  readonly silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  readonly speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  readonly agility: {
    /**
     * Turns. How many.
     */
    readonly turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    readonly boxed: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  readonly gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    readonly favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    readonly bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    readonly penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  readonly climb: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  readonly descent: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  readonly ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  readonly aerobatic: boolean
  /**
   * Guns. Its guns, by group.
   */
  readonly guns: readonly GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  readonly throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  readonly camera: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  readonly bombs: number
}
/**
 * Wild-blue crew. A pilot or crew of the wild-blue system.
 */
export interface WildBlueCrew {
  /**
   * Kind. Says that this document is a pilot or crew.
   */
  readonly kind: 'crew'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Nation. Country they fly for. Absent: any.
   */
  readonly nation?: string
  /**
   * What they change beyond their skills.
   */
  readonly effects?: Effects
  /**
   * Copies. Counters of it. Absent: one for a named person, any number otherwise.
   */
  readonly copies?: number
  /**
   * Service. Air force or naval arm. Absent: any of the nation.
   */
  readonly service?: string
  /**
   * Serves. A pilot flies fighters and light bombers, a crew formation bombers.
   */
  readonly serves: 'pilot' | 'crew'
  /**
   * Standing. A named person, a generic counter with skills, an average crew, or a green one.
   */
  readonly standing: 'named' | 'generic' | 'average' | 'green'
  /**
   * Role. Role that the counter is for, where it is for one only.
   */
  readonly role?: string
  /**
   * Eligible. Aircraft they may fly. Absent: any of their nation and service.
   */
  readonly eligible?: {
    /**
     * Types. Aircraft types.
     *
     * Items: Type. Names one type.
     */
    readonly types?: readonly string[]
    /**
     * Aircraft. Single cards.
     *
     * Items: Aircraft. Names one aircraft.
     */
    readonly aircraft?: readonly string[]
    /**
     * Classes. Whole classes, as for a crew of any bomber.
     *
     * Items: Class. Names one class.
     */
    readonly classes?: readonly string[]
  }
  /**
   * Skills. Their skills; one may stand twice.
   *
   * Default: `[]`
   *
   * Items: Skill. Names one skill.
   */
  readonly skills: readonly string[]
  /**
   * Campaigns. Campaigns they appear in. Absent: all.
   *
   * Items: Campaign. Names one campaign.
   */
  readonly campaigns?: readonly string[]
  /**
   * Points when lost. Points for shooting them down. Absent: what the ruleset gives for each skill.
   */
  readonly 'points-when-lost'?: number
}
/**
 * Aces-high crew. A pilot counter of the aces-high system.
 */
export interface AcesHighCrew {
  /**
   * Kind. Says that this document is a pilot or crew.
   */
  readonly kind: 'crew'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'aces-high'
  /**
   * Nation. Country they fly for. Absent: any.
   */
  readonly nation?: string
  /**
   * What they change beyond their skills.
   */
  readonly effects?: Effects
  /**
   * Copies. Counters of it. Absent: one for a named person, any number otherwise.
   */
  readonly copies?: number
  /**
   * Victory points. Cost when added and points when shot down.
   */
  readonly vp: number
  /**
   * Skills. Skills with their sizes.
   */
  readonly skills: {
    /**
     * Skill value. True, or the size of the bonus.
     */
    readonly [k: string]: true | number
  }
}
/**
 * Points level. A success level reached by points.
 */
export interface PointsLevel {
  /**
   * Level. Number of the level.
   */
  readonly level: number
  /**
   * Label. Word for it.
   */
  readonly label: string
  /**
   * From. Lowest number of points.
   */
  readonly from: number
  /**
   * Points. Points for the striking side.
   */
  readonly vp: number
}
/**
 * Result level. A success level reached by a result.
 */
export interface ResultLevel {
  /**
   * Level. Number of the level.
   */
  readonly level: number
  /**
   * Label. Word for it.
   */
  readonly label: string
  /**
   * Result. Best result drawn.
   */
  readonly result: string
  /**
   * Points. Points for the striking side.
   */
  readonly vp: number
}
/**
 * Target section. A row of damage boxes.
 */
export interface TargetSection {
  /**
   * Id. Name of the row.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name?: string
  /**
   * Boxes. Damage points it takes.
   */
  readonly boxes: number
  /**
   * Crippled. Whether the target is crippled once a box of it is marked.
   *
   * Default: `false`
   */
  readonly crippled: boolean
}
/**
 * Points target. A target whose success level follows from points scored on it.
 */
export interface PointsTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  readonly kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Scoring. Success follows from points.
   */
  readonly scoring: 'points'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  readonly class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  readonly sheets?: readonly string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  readonly aliases?: readonly string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  readonly flak: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    readonly area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    readonly target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    readonly 'special-spoiled': boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly 'strike-from'?: readonly string[]
  /**
   * Rules of its own.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Measure. What is counted.
   *
   * Default: `"damage"`
   */
  readonly measure: 'damage' | 'supply'
  /**
   * Damage points. Points by bomb result, the miss included.
   */
  readonly damage?: {
    /**
     * Points. Points for each such result.
     */
    readonly [k: string]: number
  }
  /**
   * Strafing. Whether and how it can be strafed.
   */
  readonly strafing?: {
    /**
     * Allowed. Whether strafing is possible.
     */
    readonly allowed: boolean
    /**
     * Damage points. Points by strafe result. Absent: one for each hit.
     */
    readonly damage?: {
      /**
       * Points. Points for each such result.
       */
      readonly [k: string]: number
    }
  }
  /**
   * Levels. Success levels, lowest first.
   */
  readonly levels: readonly PointsLevel[]
  /**
   * Sections. Rows of damage boxes, in the order they are marked.
   */
  readonly sections?: readonly TargetSection[]
}
/**
 * Result target. A mission whose success follows from the best card drawn.
 */
export interface ResultTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  readonly kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Scoring. Success follows from the best result.
   */
  readonly scoring: 'result'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  readonly class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  readonly sheets?: readonly string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  readonly aliases?: readonly string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  readonly flak: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    readonly area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    readonly target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    readonly 'special-spoiled': boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly 'strike-from'?: readonly string[]
  /**
   * Rules of its own.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Draw. Cards drawn for each surviving aircraft.
   *
   * Default: `1`
   */
  readonly draw: number
  /**
   * Levels. Success levels, lowest first.
   */
  readonly levels: readonly ResultLevel[]
}
/**
 * Cargo target. A mission that scores for what arrives or is laid.
 */
export interface CargoTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  readonly kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Scoring. Points for each unit of something.
   */
  readonly scoring: 'each'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  readonly class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  readonly sheets?: readonly string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  readonly aliases?: readonly string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  readonly flak: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    readonly area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    readonly target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    readonly 'special-spoiled': boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly 'strike-from'?: readonly string[]
  /**
   * Rules of its own.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Counts. What scores.
   */
  readonly counts: 'cargo-delivered' | 'mines' | 'strafe-hits'
  /**
   * Points. Points for each, or for each aircraft by its ratings.
   */
  readonly points: number | Expression<number, ScoringContext>
}
/**
 * Air combat target. A mission without anything on the ground.
 */
export interface AirCombatTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  readonly kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Scoring. Only aircraft score.
   */
  readonly scoring: 'none'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  readonly class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  readonly sheets?: readonly string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  readonly aliases?: readonly string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  readonly flak: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    readonly area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    readonly target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    readonly 'special-spoiled': boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly 'strike-from'?: readonly string[]
  /**
   * Rules of its own.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Aces-high target. A kind of map target of the aces-high system.
 */
export interface AcesHighTarget {
  /**
   * Kind. Says that this document is a target.
   */
  readonly kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'aces-high'
  /**
   * Class. What it is, as the ruleset names it.
   */
  readonly class: string
  /**
   * Damaged. Bomb hits that damage it; also its points.
   */
  readonly damaged: number
  /**
   * Destroyed. Bomb hits that destroy it; also its points.
   */
  readonly destroyed: number
  /**
   * Flak. Flak value.
   */
  readonly flak: number
}
/**
 * Card row. A row read by the card drawn.
 */
export interface CardRow {
  /**
   * Id. Name of the row.
   */
  readonly id: string
  /**
   * Name. Words for the row.
   */
  readonly name?: string
  /**
   * Flags. Marks that procedures look for.
   *
   * Items: Flag. A mark, as no-support.
   */
  readonly flags?: readonly string[]
  /**
   * What happens.
   */
  readonly outcomes: Outcomes
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Cards that lead here. Absent: every card that no other row takes.
   */
  readonly on?: CardMatches
}
/**
 * Total row. A row read by a number.
 */
export interface TotalRow {
  /**
   * Id. Name of the row.
   */
  readonly id: string
  /**
   * Name. Words for the row.
   */
  readonly name?: string
  /**
   * Flags. Marks that procedures look for.
   *
   * Items: Flag. A mark, as no-support.
   */
  readonly flags?: readonly string[]
  /**
   * What happens.
   */
  readonly outcomes: Outcomes
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * From. Lowest number. Absent: no lower end.
   */
  readonly from?: number
  /**
   * To. Highest number. Absent: no upper end.
   */
  readonly to?: number
  /**
   * Carries. Number added to the next draw on this table.
   */
  readonly carries?: number
}
/**
 * Table shift. Moves the row that is read.
 */
export interface TableShift {
  /**
   * Rows. Rows moved down the list: positive toward the last row, negative toward the first. In levels, worst first, positive is better.
   */
  readonly rows: number | Expression<number, MissionContext>
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Chart column. A column of a chart.
 */
export interface ChartColumn {
  /**
   * Id. Name of the column.
   */
  readonly id: string
  /**
   * Name. Heading.
   */
  readonly name: string
  /**
   * Modes. Bombing modes that use it.
   *
   * Items: Mode. Names one mode.
   */
  readonly modes?: readonly string[]
  /**
   * Parts. Other uses.
   *
   * Items: Part. What aircraft do.
   */
  readonly parts?: readonly (
    'escort' | 'interceptor' | 'strafing' | 'rockets' | 'air-drop' | 'reconnaissance'
  )[]
}
/**
 * Strike cell. Cards added when striking from a level.
 */
export interface StrikeCell {
  /**
   * Bombs. Bomb cards added.
   */
  readonly bombs?: number
  /**
   * Area flak. Area flak cards added.
   *
   * Default: `0`
   */
  readonly 'area-flak': number
  /**
   * Target flak. Target flak cards added.
   */
  readonly 'target-flak'?: number
  /**
   * Legal. Whether a strike from here is possible at all.
   *
   * Default: `true`
   */
  readonly legal: boolean
  /**
   * Classes. Classes that may strike from here. Absent: all.
   *
   * Items: Class. Names one class.
   */
  readonly classes?: readonly string[]
  /**
   * Cards a load. Cards for each torpedo or the like in place of the rating.
   */
  readonly 'cards-per-load'?: number
}
/**
 * Card table. Read by cards drawn from the deck.
 */
export interface CardTable {
  /**
   * Kind. Says that this document is a table.
   */
  readonly kind: 'table'
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
   * Type. Read by the card drawn.
   */
  readonly type: 'cards'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  readonly ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Draw. Cards drawn.
   *
   * Default: `1`
   */
  readonly draw: number | Expression<number, MissionContext>
  /**
   * Per. For what one draw is made.
   *
   * Default: `"mission"`
   */
  readonly per: 'mission' | 'aircraft' | 'unit' | 'ship' | 'cycle' | 'leader'
  /**
   * Secret. Whether only its player sees the draw.
   *
   * Default: `false`
   */
  readonly secret: boolean
  /**
   * Ordered. Whether the rows form levels, worst first, that shifts move along.
   *
   * Default: `false`
   */
  readonly ordered: boolean
  /**
   * Rows. Rows; the first that fits counts.
   */
  readonly rows: readonly CardRow[]
  /**
   * Shifts. What moves the level.
   */
  readonly shifts?: readonly TableShift[]
}
/**
 * Total table. Read by a number: a card number, a difference or a total.
 */
export interface TotalTable {
  /**
   * Kind. Says that this document is a table.
   */
  readonly kind: 'table'
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
   * Type. Read by a number.
   */
  readonly type: 'total'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  readonly ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Total. The number looked up.
   */
  readonly total: Expression<number, MissionContext>
  /**
   * Start. Row whose carried number counts before the first draw.
   */
  readonly start?: string
  /**
   * Rows. Rows without gap or overlap.
   */
  readonly rows: readonly TotalRow[]
  /**
   * Shifts. What moves the row.
   */
  readonly shifts?: readonly TableShift[]
}
/**
 * Strike chart. Strike modifiers by level and mode.
 */
export interface StrikeChart {
  /**
   * Kind. Says that this document is a table.
   */
  readonly kind: 'table'
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
   * Type. Strike modifiers by level and mode.
   */
  readonly type: 'chart'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  readonly ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Columns. Columns in order.
   */
  readonly columns: readonly ChartColumn[]
  /**
   * Cells. Cells by altitude level.
   */
  readonly cells: {
    /**
     * Level. Cells of one level by column.
     */
    readonly [k: string]: {
      readonly [k: string]: StrikeCell
    }
  }
}
/**
 * Grid row. A row of a grid.
 */
export interface GridRow {
  /**
   * From. Lowest total.
   */
  readonly from: number
  /**
   * To. Highest total.
   */
  readonly to: number
  /**
   * Cells. Outcomes by column.
   */
  readonly cells: {
    readonly [k: string]: Outcomes
  }
}
/**
 * Grid table. Read by a roll or total and a column.
 */
export interface GridTable {
  /**
   * Kind. Says that this document is a table.
   */
  readonly kind: 'table'
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
   * Type. Read by a total and a column.
   */
  readonly type: 'grid'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  readonly ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Dice. Dice added up.
   *
   * Items: Dice. Dice of one sort.
   */
  readonly dice?: readonly {
    /**
     * Die. The die.
     */
    readonly die: string
    /**
     * Count. How many.
     *
     * Default: `1`
     */
    readonly count: number
  }[]
  /**
   * Plus. Added to the dice.
   */
  readonly plus?: Expression<number, MissionContext>
  /**
   * Clamp. Whether totals past the ends read the end rows.
   *
   * Default: `true`
   */
  readonly clamp: boolean
  /**
   * Columns. Columns in order.
   */
  readonly columns: readonly ChartColumn[]
  /**
   * Rows. Rows in order.
   */
  readonly rows: readonly GridRow[]
}
/**
 * Die. A die and its faces.
 */
export interface Die {
  /**
   * Kind. Says that this document is a table.
   */
  readonly kind: 'table'
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
   * Type. A die.
   */
  readonly type: 'die'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  readonly ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Colour. Its colour.
   */
  readonly colour?: string
  /**
   * Faces. All faces; equal ones stand as often as they occur.
   *
   * Items: Die face. One face.
   */
  readonly faces: readonly {
    /**
     * Value. Number on it.
     */
    readonly value?: number
    /**
     * Word. Word on it, where there is no number or besides it.
     */
    readonly word?: string
    /**
     * Starred. Whether it bears a star.
     *
     * Default: `false`
     */
    readonly starred: boolean
  }[]
}
/**
 * Point. A point of the lattice.
 */
export interface Point {
  /**
   * Q. First axial coordinate.
   */
  readonly q: number
  /**
   * R. Second axial coordinate.
   */
  readonly r: number
}
/**
 * Board zone. A named part of the board.
 */
export interface BoardZone {
  /**
   * Name. Words for it.
   */
  readonly name?: string
  /**
   * Purpose. What the zone is for.
   */
  readonly purpose: 'combat' | 'border' | 'task' | 'patrol' | 'access'
  /**
   * Side. Side it belongs to.
   */
  readonly side?: string
  /**
   * Areas. Blocks of points.
   *
   * Items: Area. A block of points from one corner to the other.
   */
  readonly areas?: readonly {
    readonly from: Point
    readonly to: Point
  }[]
  /**
   * Points. Single points.
   */
  readonly points?: readonly Point[]
  /**
   * Heading. Heading in sixths of a circle for aircraft that enter here.
   */
  readonly heading?: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Triangular board. Points in a lattice of equal triangles.
 */
export interface TriangularBoard {
  /**
   * Kind. Says that this document is a board.
   */
  readonly kind: 'board'
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
   * Type. A lattice of triangles.
   */
  readonly type: 'triangular'
  /**
   * Levels. Altitude levels, lowest first.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly levels?: readonly string[]
  /**
   * Size. Extent of the lattice.
   */
  readonly size: {
    readonly from: Point
    readonly to: Point
  }
  /**
   * Zones. Zones by id.
   */
  readonly zones: {
    readonly [k: string]: BoardZone
  }
}
/**
 * Board box. A box in which a card may stand.
 */
export interface BoardBox {
  /**
   * Name. Letter or word in the box.
   */
  readonly name?: string
  /**
   * Column. Column it belongs to.
   */
  readonly column?: string
  /**
   * Row. Row, counted from the top.
   */
  readonly row?: number
  /**
   * Range. Distance it stands for.
   */
  readonly range?: number
  /**
   * Start. The aircraft begins here.
   */
  readonly start?: true
  /**
   * Holds. What always stands here.
   */
  readonly holds?: string
  /**
   * Next. Box reached by each move; a move not listed leads nowhere.
   */
  readonly next?: {
    /**
     * Box. The box reached.
     */
    readonly [k: string]: string
  }
}
/**
 * Box board. Named boxes with ways between them.
 */
export interface BoxBoard {
  /**
   * Kind. Says that this document is a board.
   */
  readonly kind: 'board'
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
   * Type. Named boxes.
   */
  readonly type: 'boxes'
  /**
   * Columns. Columns by id.
   */
  readonly columns?: {
    /**
     * Box column. A column of boxes.
     */
    readonly [k: string]: {
      /**
       * Name. Heading.
       */
      readonly name?: string
      /**
       * What standing in it changes.
       */
      readonly effects?: Effects
    }
  }
  /**
   * Boxes. Boxes by id.
   */
  readonly boxes: {
    readonly [k: string]: BoardBox
  }
}
/**
 * Resource. Something a side may add to a mission: aircraft, people, special effects.
 */
export interface Resource {
  /**
   * Kind. Says that this document is a resource.
   */
  readonly kind: 'resource'
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
   * Rule system. Rule system it is made for.
   */
  readonly ruleset: 'wild-blue' | 'aces-high'
  /**
   * Side. Side that may use it. Absent: either.
   */
  readonly side?: string
  /**
   * Text. What it does, in own words.
   */
  readonly text?: string
  /**
   * Aircraft added to the mission.
   */
  readonly units?: UnitList
  /**
   * Crews. Pilots or crews that come with it.
   *
   * Items: Crew. Names one crew.
   */
  readonly crews?: readonly string[]
  /**
   * Resources. Other resources that it includes.
   *
   * Items: Resource. Names one resource.
   */
  readonly resources?: readonly string[]
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Variants. What it gives instead in single stages.
   */
  readonly variants?: {
    /**
     * Resource variant. What it gives in one stage.
     */
    readonly [k: string]: {
      /**
       * Aircraft added to the mission.
       */
      readonly units?: UnitList
      /**
       * Crews. Pilots or crews that come with it.
       *
       * Items: Crew. Names one crew.
       */
      readonly crews?: readonly string[]
      /**
       * Resources. Other resources that it includes.
       *
       * Items: Resource. Names one resource.
       */
      readonly resources?: readonly string[]
      /**
       * What it changes.
       */
      readonly effects?: Effects
    }
  }
  /**
   * Window. Missions in which it may be chosen.
   */
  readonly window?: {
    /**
     * From. First mission.
     */
    readonly from?: number
    /**
     * To. Last mission.
     */
    readonly to?: number
  }
  /**
   * Uses. How often it may be used; 0 for any number.
   *
   * Default: `1`
   */
  readonly uses: number
  /**
   * Uses per. Over what the uses are counted.
   *
   * Default: `"campaign"`
   */
  readonly 'uses-per': 'campaign' | 'stage' | 'day' | 'mission'
  /**
   * Reveal. Phase at whose start it is shown. Absent: with the choice of the enemy.
   */
  readonly reveal?: string
  /**
   * Requires. Condition for choosing it.
   */
  readonly requires?: Expression<boolean, AvailabilityContext>
  /**
   * Chosen. Chosen by its player, or given by a table.
   *
   * Default: `"by-player"`
   */
  readonly chosen: 'by-player' | 'by-table'
  /**
   * Losses. How lost aircraft of it count: not at all, against the roster, or before those of the roster.
   *
   * Default: `"exempt"`
   */
  readonly losses: 'exempt' | 'charged' | 'charged-first'
  /**
   * Counts in limits. Which limits on aircraft include it.
   *
   * Default: `"none"`
   */
  readonly 'counts-in-limits': 'none' | 'type' | 'all'
  /**
   * For one. Tied to one thing named when it is used.
   *
   * Default: `"mission"`
   */
  readonly 'for-one': 'mission' | 'unit' | 'ship'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Stage. A part of a campaign that can be played by itself.
 */
export interface Stage {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Missions. Missions flown. Absent: as many as there are resources.
   */
  readonly missions?: number
  /**
   * Night. Whether all missions are night missions.
   *
   * Default: `false`
   */
  readonly night: boolean
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Deck part. Part of the deck that is used. Absent: all.
   */
  readonly 'deck-subset'?: string
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Published. Whether its content exists.
   *
   * Default: `true`
   */
  readonly published: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Campaign sections. Fighters that fly in sections of three.
 */
export interface CampaignSections {
  /**
   * Side. Whose fighters.
   */
  readonly side: string
  /**
   * Nation. Only this nation.
   */
  readonly nation?: string
  /**
   * Time. By day, by night, or both.
   *
   * Default: `"both"`
   */
  readonly time: 'day' | 'night' | 'both'
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Or lone leaders. Whether lone leaders are allowed as well.
   *
   * Default: `false`
   */
  readonly 'or-lone-leaders': boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Flak override. Flak that differs from the target card.
 */
export interface FlakOverride {
  /**
   * Targets. Which targets.
   *
   * Items: Target. Names one target.
   */
  readonly targets?: readonly string[]
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Side. Only when this side defends.
   */
  readonly side?: string
  /**
   * Area flak. New value; a change is written with the word area-flak.
   */
  readonly 'area-flak'?: number | Expression<number, CampaignContext>
  /**
   * Target flak. New value; a change is written with the word target-flak.
   */
  readonly 'target-flak'?: number | Expression<number, CampaignContext>
  /**
   * Special spoiled. Whether special marks spoil attacks.
   */
  readonly 'special-spoiled'?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Target cell. A mission on a row of the target matrix.
 */
export interface TargetCell {
  /**
   * Type. A row of the matrix.
   */
  readonly type: 'target'
  /**
   * Number. Number of the row.
   */
  readonly number: number
  /**
   * Location. Place, where the row has several.
   */
  readonly location?: string
}
/**
 * Operation cell. A whole operation flown as one mission.
 */
export interface OperationCell {
  /**
   * Type. An operation.
   */
  readonly type: 'operation'
  /**
   * Operation. Which operation.
   */
  readonly campaign: string
}
/**
 * Special cell. A mission from the chart of special missions.
 */
export interface SpecialCell {
  /**
   * Type. A special mission.
   */
  readonly type: 'special'
  /**
   * Table. Chart that is read.
   */
  readonly table?: string
}
/**
 * Mission row. A row of the mission table.
 */
export interface MissionRow {
  /**
   * Cards that lead here. Absent: every card that no other row takes.
   */
  readonly on?: CardMatches
  /**
   * Cells. Missions by stage.
   */
  readonly cells: {
    readonly [k: string]: MissionCell
  }
}
/**
 * Matrix row. A mission as the target matrix gives it.
 */
export interface MatrixRow {
  /**
   * Number. Number; unique only within side, category and stage.
   */
  readonly number: number
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Category. List it belongs to, where there are several.
   */
  readonly category?: string
  /**
   * Target. Target card.
   */
  readonly target?: string
  /**
   * Complex. Table that picks the target of a complex.
   */
  readonly complex?: string
  /**
   * Label. Local name of the target.
   */
  readonly label?: string
  /**
   * Locations. Where it lies.
   *
   * Items: Location. A place.
   */
  readonly locations?: readonly string[]
  /**
   * Striking side. Side that strikes. Absent in a dogfight.
   */
  readonly striking?: string
  /**
   * Units. Aircraft given to each side.
   */
  readonly units?: {
    /**
     * Aircraft of the side.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Altitude. Where the mission aircraft start.
   */
  readonly altitude?: {
    /**
     * Levels. Levels allowed.
     *
     * Items: Altitude. Names one altitude.
     */
    readonly levels: readonly string[]
    /**
     * Chosen. Whether the striking player chooses among them.
     *
     * Default: `false`
     */
    readonly chosen: boolean
  }
  /**
   * Base length.
   */
  readonly duration: Duration
  /**
   * Load. Load of the mission aircraft. Absent: bombs where they have a bomb rating.
   */
  readonly load?: string
  /**
   * No load. They carry nothing.
   */
  readonly 'no-load'?: true
  /**
   * Fortified. Whether the target is fortified.
   *
   * Default: `false`
   */
  readonly fortified: boolean
  /**
   * Strafing mission. Whether points are given for each strafing hit in place of levels.
   *
   * Default: `false`
   */
  readonly 'strafing-mission': boolean
  /**
   * Key. Whether it is a key mission.
   *
   * Default: `false`
   */
  readonly key: boolean
  /**
   * Night. Whether it is flown at night.
   *
   * Default: `false`
   */
  readonly night: boolean
  /**
   * Flak. Flak in place of that of the card.
   */
  readonly flak?: {
    /**
     * Area flak. Cards.
     */
    readonly area?: number
    /**
     * Target flak. Cards.
     */
    readonly target?: number
  }
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Points. Points in place of those of the card.
   */
  readonly points?: number | Expression<number, ScoringContext>
  /**
   * Without. Parts of the procedure left out.
   *
   * Items: Part. A part of the mission procedure.
   */
  readonly without?: readonly (
    'radar' | 'resources' | 'weather' | 'fuel' | 'aircrews' | 'roster-losses' | 'marker'
  )[]
  /**
   * Weather. Weather that always holds, as a row of the forecast.
   */
  readonly weather?: string
  /**
   * Notes. Notes on the row.
   *
   * Items: Note. A note.
   */
  readonly notes?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Resource list. Resources of a side by number.
 */
export interface ResourceList {
  /**
   * Side. Whose list.
   */
  readonly side: string
  /**
   * Stages. Stages it is for. Absent: all.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Category. Category of the list.
   */
  readonly category?: string
  /**
   * Entries. Resources by number.
   */
  readonly entries: {
    /**
     * Resource. The resource.
     */
    readonly [k: string]: string
  }
}
/**
 * Campaign resources. Which resources there are and how they are chosen.
 */
export interface CampaignResources {
  /**
   * Picks a mission. Resources a side may choose for a mission.
   *
   * Default: `1`
   */
  readonly 'picks-per-mission': number
  /**
   * Picks a category. Of each category.
   */
  readonly 'picks-per-category'?: number
  /**
   * Optional. Whether a side may choose none.
   *
   * Default: `false`
   */
  readonly optional: boolean
  /**
   * Different. Whether the picks of a mission must differ.
   *
   * Default: `true`
   */
  readonly different: boolean
  /**
   * Categories. Categories by id.
   */
  readonly categories?: {
    /**
     * Resource category. A category of resources.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Reveal. Phase at whose start picks are shown. Absent: with the choice.
       */
      readonly reveal?: string
      /**
       * Stages. Stages it is for. Absent: all.
       *
       * Items: Stage. Names one stage.
       */
      readonly stages?: readonly string[]
    }
  }
  /**
   * Lists. The lists.
   */
  readonly lists?: readonly ResourceList[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Arrival window. When aircraft of some types may join.
 */
export interface ArrivalWindow {
  /**
   * Types. Types it is for. Absent: all others.
   *
   * Items: Type. Names one type.
   */
  readonly types?: readonly string[]
  /**
   * Aircraft. Single cards it is for.
   *
   * Items: Aircraft. Names one aircraft.
   */
  readonly aircraft?: readonly string[]
  /**
   * When. Turns on which they may arrive.
   */
  readonly when: Expression<boolean, ArrivalContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Endurance entry. Turns that aircraft may stay.
 */
export interface EnduranceEntry {
  /**
   * Types. Types it is for. Absent: all others.
   *
   * Items: Type. Names one type.
   */
  readonly types?: readonly string[]
  /**
   * Turns. Game turns.
   */
  readonly turns: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Fuel entry. Fuel points of an aircraft.
 */
export interface FuelEntry {
  /**
   * Aircraft. Which aircraft.
   */
  readonly aircraft: string
  /**
   * Internal. Points in the aircraft.
   */
  readonly internal: number
  /**
   * Drop tanks. Points in drop tanks. Absent: carries none.
   */
  readonly 'drop-tanks'?: number
}
/**
 * Campaign arrivals. How fighters join and leave a long mission.
 */
export interface CampaignArrivals {
  /**
   * Units a turn. Units of a side that may arrive on one turn.
   */
  readonly 'units-per-turn'?: number
  /**
   * Most units a turn. The same with a resource or skill.
   */
  readonly 'most-units-per-turn'?: number
  /**
   * Windows. When types may arrive; the first entry that names a type counts.
   */
  readonly windows?: readonly ArrivalWindow[]
  /**
   * Endurance. How long types may stay.
   */
  readonly endurance?: readonly EnduranceEntry[]
  /**
   * Turns counted. Turns of endurance used up.
   */
  readonly 'turns-counted'?: Expression<number, ArrivalContext>
  /**
   * Placement. Table drawn on for each arriving unit after the first turn.
   */
  readonly placement?: string
  /**
   * Card limit. Whether the number of cards in the box limits aircraft of a type.
   *
   * Default: `true`
   */
  readonly 'card-limit': boolean
  /**
   * Card limit counts resources. Whether resource aircraft count in it.
   *
   * Default: `true`
   */
  readonly 'card-limit-counts-resources': boolean
  /**
   * Unopposed escorts skip. Steps that escorts leave out while no interceptor is present.
   *
   * Items: Step. A step.
   */
  readonly 'unopposed-escorts-skip'?: readonly string[]
  /**
   * Fuel. Fuel chart for the option of fuel points.
   */
  readonly fuel?: readonly FuelEntry[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Aircrew line. Cards that give aircraft a skilled or green crew.
 */
export interface AircrewLine {
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Side. Whose aircraft.
   */
  readonly side?: string
  /**
   * Types. Aircraft types. Absent: all others of the side.
   *
   * Items: Type. Names one type.
   */
  readonly types?: readonly string[]
  /**
   * Cards that give a skilled crew.
   */
  readonly skilled?: CardMatches
  /**
   * Cards that give a green crew, if the option is on.
   */
  readonly green?: CardMatches
  /**
   * Pool. Counters picked from at random.
   *
   * Items: Crew. Names one crew.
   */
  readonly pool?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Roster entry. Boxes of one aircraft.
 */
export interface RosterEntry {
  /**
   * Aircraft. Which aircraft.
   */
  readonly aircraft: string
  /**
   * Boxes. Aircraft at the start.
   */
  readonly boxes: number
  /**
   * Reinforcements. Boxes that come later.
   *
   * Items: Reinforcement. Boxes that come later.
   */
  readonly reinforcements?: readonly {
    /**
     * Boxes. How many.
     */
    readonly boxes: number
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, CampaignContext>
  }[]
  /**
   * Per mission. Most in one mission.
   */
  readonly 'per-mission'?: number
  /**
   * Per day or week. Most in one day or week.
   */
  readonly 'per-cycle'?: number
  /**
   * Base. Where they fly from.
   */
  readonly base?: string
  /**
   * Raid size. Aircraft in a raid of it.
   */
  readonly 'raid-size'?: number
  /**
   * Loads. Loads they may carry.
   *
   * Items: Load. Names one load.
   */
  readonly loads?: readonly string[]
  /**
   * End when empty. The campaign ends when all are gone.
   */
  readonly 'end-when-empty'?: true
}
/**
 * Roster. Aircraft of a side.
 */
export interface Roster {
  /**
   * Side. Whose roster.
   */
  readonly side: string
  /**
   * Stages. Stages it is for. Absent: all.
   *
   * Items: Stage. Names one stage.
   */
  readonly stages?: readonly string[]
  /**
   * Entries. Aircraft.
   */
  readonly entries: readonly RosterEntry[]
}
/**
 * Cycle mission. A mission flown in each day or week.
 */
export interface CycleMission {
  /**
   * Id. Name of the mission.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Striking side. Side that strikes.
   */
  readonly striking?: string
  /**
   * Table. Table that gives its target.
   */
  readonly table?: string
  /**
   * Target. Its target, where it is always the same.
   */
  readonly target?: string
  /**
   * When. When it is flown. Absent: always.
   */
  readonly when?: Expression<boolean, CampaignContext>
  /**
   * Base length.
   */
  readonly duration?: Duration
  /**
   * Raid. Raid flown in its place.
   */
  readonly raid?: string
  /**
   * Must assign. Aircraft that must fly in it.
   */
  readonly 'must-assign'?: {
    /**
     * Aircraft. How many.
     */
    readonly [k: string]: number
  }
  /**
   * What its success level does in place of points.
   */
  readonly 'instead-of-points'?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Campaign phase. A span of the campaign.
 */
export interface CampaignPhase {
  /**
   * Id. Name used by conditions.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Begins. When it begins. Absent: at the start.
   */
  readonly begins?: Expression<boolean, CampaignContext>
  /**
   * Ends. When it ends.
   */
  readonly ends?: Expression<boolean, CampaignContext>
  /**
   * Missions. Missions of each day or week, in order.
   */
  readonly missions?: readonly CycleMission[]
  /**
   * Aircraft limit. Most aircraft in a mission.
   */
  readonly 'aircraft-limit'?: {
    /**
     * Aircraft. Most in a mission.
     */
    readonly [k: string]: number
  }
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Radar. Points that both sides share out in secret before a mission.
 */
export interface Radar {
  /**
   * Categories. Categories by id.
   */
  readonly categories: {
    /**
     * Radar category. Something bid on.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Table. Table read with the difference.
       */
      readonly table?: string
    }
  }
  /**
   * Points. By number of aircraft in the strike.
   *
   * Items: Radar points. Points by the size of the strike.
   */
  readonly points: readonly {
    /**
     * From. Smallest strike. Absent: none.
     */
    readonly from?: number
    /**
     * To. Largest strike. Absent: none.
     */
    readonly to?: number
    /**
     * Points. Points of each side.
     */
    readonly points: {
      /**
       * Points. How many.
       */
      readonly [k: string]: number
    }
  }[]
  /**
   * Difference. Side from whose bid the other is taken off.
   */
  readonly difference?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Weather. Weather of the day or week, and of single missions.
 */
export interface Weather {
  /**
   * Table. Forecast for the day or week.
   */
  readonly table: string
  /**
   * Mission table. Weather of each mission.
   */
  readonly 'mission-table'?: string
  /**
   * Drawn. How often the forecast is drawn.
   *
   * Default: `"day"`
   */
  readonly drawn: 'day' | 'week' | 'mission'
  /**
   * Aircraft. Aircraft that may be used by weather, as a row of the table.
   */
  readonly aircraft?: {
    /**
     * Aircraft. Aircraft each side may use.
     */
    readonly [k: string]: {
      /**
       * Aircraft. How many.
       */
      readonly [k: string]: number
    }
  }
  /**
   * Effects. What weather changes, by row of the table.
   */
  readonly effects?: {
    /**
     * What the weather changes.
     */
    readonly [k: string]: Effects
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Campaign event. Something that happens in the campaign.
 */
export interface CampaignEvent {
  /**
   * Id. Name used by conditions.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Text. What happens, in own words.
   */
  readonly text?: string
  /**
   * When. When it happens. Absent: when a table says so.
   */
  readonly when?: Expression<boolean, CampaignContext>
  /**
   * Before. Moment before which it is carried out.
   */
  readonly before?: string
  /**
   * Once. Whether it happens once only.
   *
   * Default: `true`
   */
  readonly once: boolean
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Units. Aircraft it brings.
   */
  readonly units?: {
    /**
     * Aircraft of the side.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Ending. A way the campaign ends.
 */
export interface Ending {
  /**
   * When. When it ends so.
   */
  readonly when: Expression<boolean, CampaignContext>
  /**
   * Moment. At once, or at the end of the day or week.
   *
   * Default: `"end-of-cycle"`
   */
  readonly moment: 'at-once' | 'end-of-cycle'
  /**
   * Winner. Side that wins. Absent: read the performance.
   */
  readonly winner?: string
  /**
   * Label. Words for the result.
   */
  readonly label?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Track space. A space of the progress track.
 */
export interface TrackSpace {
  /**
   * Id. Name used by conditions.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Ends from. Day or week from which the campaign ends here, by stage.
   */
  readonly 'ends-from'?: {
    /**
     * Day or week. Number.
     */
    readonly [k: string]: number
  }
  /**
   * Ends from cycle. The same for all stages.
   */
  readonly 'ends-from-cycle'?: number
  /**
   * Trigger. When its consequences begin: when the marker ends a day or week here, here or beyond, or lands here or passes.
   *
   * Default: `"ends-here"`
   */
  readonly trigger: 'ends-here' | 'ends-here-or-beyond' | 'lands-or-passes'
  /**
   * Lasts. For how long.
   *
   * Default: `"next-cycle"`
   */
  readonly lasts: 'next-cycle' | 'for-good' | 'once'
  /**
   * Inherits. Spaces whose consequences hold here too.
   *
   * Items: Space. Names one space.
   */
  readonly inherits?: readonly string[]
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Effects by stage. Consequences that differ by stage.
   */
  readonly 'effects-by-stage'?: {
    /**
     * What it changes.
     */
    readonly [k: string]: Effects
  }
  /**
   * The campaign ends here.
   */
  readonly ending?: Ending
  /**
   * Text. Consequence in own words.
   */
  readonly text?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Progress track. The track on which the campaign is decided.
 */
export interface ProgressTrack {
  /**
   * Spaces. Spaces from left to right.
   */
  readonly spaces: readonly TrackSpace[]
  /**
   * Start. Where the marker begins.
   */
  readonly start: string
  /**
   * Measure. Number that moves the marker.
   */
  readonly measure: Expression<number, CampaignContext>
  /**
   * Moved. When it moves.
   */
  readonly moved: 'mission' | 'cycle'
  /**
   * Moves. By number.
   *
   * Items: Track move. How far the marker moves.
   */
  readonly moves: readonly {
    /**
     * From. Lowest number. Absent: no lower end.
     */
    readonly from?: number
    /**
     * To. Highest number. Absent: no upper end.
     */
    readonly to?: number
    /**
     * Spaces. Spaces; positive to the right.
     */
    readonly spaces: number | Expression<number, CampaignContext>
  }[]
  /**
   * Left limit. Space beyond which it does not move left.
   */
  readonly 'left-limit'?: string
  /**
   * Left limit except. Stages without that limit.
   *
   * Items: Stage. Names one stage.
   */
  readonly 'left-limit-except'?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Raid. A raid of several waves planned in secret.
 */
export interface Raid {
  /**
   * Id. Name used by missions.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Waves. Waves by letter.
   */
  readonly waves: {
    /**
     * Aircraft of the wave.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Waves used. Waves that fly.
   */
  readonly 'waves-used'?: number
  /**
   * Escorts. Escorts by letter.
   */
  readonly escorts?: {
    /**
     * Aircraft of the escort.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Interceptors. Interceptors by letter.
   */
  readonly interceptors?: {
    /**
     * Aircraft of the interceptor.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Missions. Missions by number.
   */
  readonly missions: {
    /**
     * Raid mission. A mission that a wave may fly.
     */
    readonly [k: string]: {
      /**
       * Target. Target card.
       */
      readonly target: string
      /**
       * Label. Local name.
       */
      readonly label?: string
      /**
       * Key. Whether it is a key mission.
       *
       * Default: `false`
       */
      readonly key: boolean
    }
  }
  /**
   * Length of each.
   */
  readonly duration: Duration
  /**
   * Turns if reassigned. Target-bound turns added when an interceptor was moved to the mission.
   *
   * Default: `0`
   */
  readonly 'turns-if-reassigned': number
  /**
   * Fuel base. Distance that counts for fuel checks.
   */
  readonly 'fuel-base'?: number | 'L'
  /**
   * Without. Parts of the procedure left out.
   *
   * Items: Part. A part of the mission procedure.
   */
  readonly without?: readonly (
    'radar' | 'resources' | 'weather' | 'fuel' | 'aircrews' | 'roster-losses' | 'marker'
  )[]
  /**
   * Scored together. Whether the missions are scored as one.
   *
   * Default: `true`
   */
  readonly 'scored-together': boolean
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Fuel check. A draw that may send fighters home.
 */
export interface FuelCheck {
  /**
   * Side. Whose fighters.
   */
  readonly side: string
  /**
   * Types. Types that are checked.
   *
   * Items: Type. Names one type.
   */
  readonly types?: readonly string[]
  /**
   * At the end of. Phases after which it is made.
   *
   * Items: Phase. Names one phase.
   */
  readonly at?: readonly string[]
  /**
   * When. When it is made.
   */
  readonly when?: Expression<boolean, MissionContext>
  /**
   * Cards that send them home.
   */
  readonly on: CardMatches
  /**
   * Shift. Levels added to the disengagement check; positive is worse.
   */
  readonly shift?: number | Expression<number, MissionContext>
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Planning rule. A limit on the planning of a side.
 */
export interface PlanningRule {
  /**
   * Side. Which side.
   */
  readonly side: string
  /**
   * Text. The limit in own words.
   */
  readonly text?: string
  /**
   * Altitudes. Levels allowed.
   *
   * Items: Altitude. Names one altitude.
   */
  readonly altitudes?: readonly string[]
  /**
   * Classes. Classes it is for.
   *
   * Items: Class. Names one class.
   */
  readonly classes?: readonly string[]
  /**
   * Reveals. What is shown after planning.
   *
   * Items: What. Something shown to the enemy.
   */
  readonly reveals?: readonly ('number' | 'types' | 'altitudes')[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, CampaignContext>
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Raid list rules. Rules for listing units in advance.
 */
export interface RaidListRules {
  /**
   * Side. Whose list.
   */
  readonly side: string
  /**
   * Spacing. Other entries between two of one type.
   */
  readonly spacing?: number
  /**
   * Spacing except. Types of which two may follow each other.
   *
   * Items: Type. Names one type.
   */
  readonly 'spacing-except'?: readonly string[]
  /**
   * Unit. What an entry is.
   */
  readonly unit: 'raid' | 'element'
  /**
   * Count. Table that says how many entries fly or what they do.
   */
  readonly count?: string
  /**
   * Draws a mission. Draws on that table.
   */
  readonly 'draws-per-mission'?: number
  /**
   * Limits. Limits by day.
   *
   * Items: List limit. A limit on one day.
   */
  readonly limits?: readonly {
    /**
     * Day. Which day.
     */
    readonly day: number
    /**
     * Bases. Bases allowed.
     *
     * Items: Base. A base.
     */
    readonly bases?: readonly string[]
    /**
     * Classes. Classes allowed.
     *
     * Items: Class. Names one class.
     */
    readonly classes?: readonly string[]
    /**
     * Entries. Most entries.
     */
    readonly entries?: number
    /**
     * Aircraft. Most aircraft in an entry.
     */
    readonly aircraft?: number
    /**
     * First. Entries that must come before others.
     */
    readonly first?: {
      /**
       * Base. From which base.
       */
      readonly base: string
      /**
       * Entries. How many.
       */
      readonly entries: number
      /**
       * Before classes. Classes that must wait.
       *
       * Items: Class. Names one class.
       */
      readonly 'before-classes'?: readonly string[]
    }
    /**
     * Aircraft used in the last mission of the day instead.
     */
    readonly 'last-mission'?: UnitList
    /**
     * What it changes.
     */
    readonly effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * Launch. How units on alert enter.
   */
  readonly launch?: {
    /**
     * Per turn. Units a turn.
     */
    readonly 'per-turn'?: number
    /**
     * By base. By base.
     */
    readonly 'by-base'?: {
      /**
       * Base launch. How units of a base enter.
       */
      readonly [k: string]: {
        /**
         * Altitude. Level they start at.
         */
        readonly altitude?: string
        /**
         * Resource. Resource whose delay applies.
         */
        readonly resource?: string
      }
    }
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Ship. A ship of the convoy.
 */
export interface Ship {
  /**
   * Id. Name used by content.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Target. Target card it uses.
   */
  readonly target: string
  /**
   * From. First card number that picks it.
   */
  readonly from?: number
  /**
   * To. Last card number that picks it.
   */
  readonly to?: number
  /**
   * Sections. Rows of boxes in the order they are marked.
   *
   * Items: Ship section. A row of boxes.
   */
  readonly sections: readonly {
    /**
     * Boxes. How many.
     */
    readonly boxes: number
    /**
     * Crippled. Whether a mark here cripples the ship.
     *
     * Default: `false`
     */
    readonly crippled: boolean
  }[]
  /**
   * Weight. How much each box left counts.
   *
   * Default: `1`
   */
  readonly weight: number
}
/**
 * Operation day. A day of an operation.
 */
export interface OperationDay {
  /**
   * Day. Number.
   */
  readonly day: number
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Missions. Missions flown. Absent: until all listed units have flown.
   */
  readonly missions?: number
  /**
   * Option. Only if this option is on.
   */
  readonly option?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  readonly when?: Expression<boolean, CampaignContext>
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Operation segment. A leg of an operation flown as a mission of its own.
 */
export interface OperationSegment {
  /**
   * Id. Name of the leg.
   */
  readonly id: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Target. Target card, if it strikes.
   */
  readonly target?: string
  /**
   * Length.
   */
  readonly duration?: Duration
  /**
   * Units. Aircraft that take part.
   */
  readonly units?: {
    /**
     * Aircraft of the side.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Carries. What bombers keep from the leg before.
   *
   * Items: What. Something kept.
   */
  readonly carries?: readonly ('hits' | 'crews' | 'loads' | 'formation')[]
  /**
   * What it changes.
   */
  readonly effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Card meaning. What a card means on a board of boxes.
 */
export interface CardMeaning {
  /**
   * Cards it is for.
   */
  readonly on?: CardMatches
  /**
   * Move. Way to move, as the boxes name it.
   */
  readonly move?: string
  /**
   * Boxes. How far.
   *
   * Default: `1`
   */
  readonly boxes: number
  /**
   * Fires. Whether it fires.
   *
   * Default: `false`
   */
  readonly fires: boolean
  /**
   * Countdown. Steps of the countdown.
   */
  readonly countdown?: number | Expression<number, MissionContext>
  /**
   * Discard. A card the fighter must discard.
   *
   * Default: `"none"`
   */
  readonly discard: 'closest-match' | 'any' | 'none'
  /**
   * In boxes. Only when the fighter stands there.
   *
   * Items: Box. Names one box.
   */
  readonly 'in-boxes'?: readonly string[]
  /**
   * Table. Table drawn on.
   */
  readonly table?: string
  /**
   * Event. Event that follows.
   */
  readonly event?: string
  /**
   * Nothing. It has no effect.
   */
  readonly nothing?: true
  /**
   * Text. Meaning in own words.
   */
  readonly text?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
}
/**
 * Map target. A target on the map.
 */
export interface MapTarget {
  /**
   * Number. Its number.
   */
  readonly number: number
  /**
   * Target. Target card it follows. Absent: the numbers stand here.
   */
  readonly target?: string
  /**
   * Name. Words for it.
   */
  readonly name: string
  /**
   * Class. What it is.
   */
  readonly class?: string
  /**
   * Damaged. Bomb hits that damage it; also its points.
   */
  readonly damaged?: number
  /**
   * Destroyed. Bomb hits that destroy it; also its points.
   */
  readonly destroyed?: number
  /**
   * Flak. Flak value.
   */
  readonly flak?: number
  /**
   * X. Place on the map, across, from 0 to 1.
   */
  readonly x?: number
  /**
   * Y. Place on the map, down, from 0 to 1.
   */
  readonly y?: number
}
/**
 * Attack arrow. A mission on the map.
 */
export interface AttackArrow {
  /**
   * Id. Name of the arrow.
   */
  readonly id: string
  /**
   * Side. Side that flies it.
   */
  readonly side: string
  /**
   * From. Target it leaves from. Absent: from own territory.
   */
  readonly from?: number
  /**
   * To. Target it leads to.
   */
  readonly to: number
  /**
   * Start. Whether it bears a start mark.
   *
   * Default: `false`
   */
  readonly start: boolean
  /**
   * Aircraft that fly it.
   */
  readonly units: UnitList
}
/**
 * Map option. A numbered option of a side.
 */
export interface MapOption {
  /**
   * Number. Its number.
   */
  readonly number: number
  /**
   * Side. Whose it is.
   */
  readonly side: string
  /**
   * Resource. What it gives.
   */
  readonly resource: string
}
/**
 * Land campaign. A set number of missions drawn at random, each with resources.
 */
export interface LandCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  readonly kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  readonly family: 'land'
  /**
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  readonly summary?: string
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  readonly complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  readonly 'special-rules'?: readonly SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  readonly performance?: readonly Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  readonly missing?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  readonly draws: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  readonly stages: readonly Stage[]
  /**
   * Options. Optional rules by id.
   */
  readonly options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Summary. What it changes.
       */
      readonly summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      readonly default: boolean
      /**
       * Favours. Side it helps.
       */
      readonly favours?: string
      /**
       * What it changes.
       */
      readonly effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  readonly sections?: readonly CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  readonly 'skip-bombing'?: readonly string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  readonly cargo?: readonly {
    /**
     * Aircraft. Which aircraft.
     */
    readonly aircraft: string
    /**
     * Side. Only this side.
     */
    readonly side?: string
    /**
     * Points. Points in a transport mission.
     */
    readonly points: number
    /**
     * Air drop. Points in an air drop.
     */
    readonly 'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  readonly flak?: readonly FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  readonly aircrews?: readonly AircrewLine[]
  /**
   * Resources of both sides.
   */
  readonly resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  readonly tables?: {
    /**
     * Table. A table.
     */
    readonly [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  readonly procedure?: readonly string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  readonly 'mission-points'?: readonly {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    readonly targets?: readonly string[]
    /**
     * Striking side. Only when this side strikes.
     */
    readonly striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    readonly stages?: readonly string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    readonly 'scored-by': 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    readonly levels: {
      /**
       * Points. Campaign points.
       */
      readonly [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, CampaignContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  readonly scoring?: {
    /**
     * Points. Campaign points.
     */
    readonly [k: string]: number | Expression<number, ScoringContext>
  }
  /**
   * Schedules. Ways of combining stages.
   *
   * Items: Schedule. Missions of several stages in turn.
   */
  readonly schedules?: readonly {
    /**
     * Id. Name of the schedule.
     */
    readonly id: string
    /**
     * Name. Words for it.
     */
    readonly name: string
    /**
     * Missions. Missions in order.
     *
     * Items: Scheduled mission. One mission.
     */
    readonly missions: readonly {
      /**
       * Stage. Its stage.
       */
      readonly stage: string
      /**
       * Mission. Its number in the stage.
       */
      readonly mission: number
    }[]
    /**
     * Uses counted by stage. Resource categories whose uses start afresh in each stage.
     *
     * Items: Category. Names one category.
     */
    readonly 'uses-counted-by-stage'?: readonly string[]
  }[]
  /**
   * Mission table. Rows by card drawn.
   */
  readonly 'mission-table': readonly MissionRow[]
  /**
   * Targets. The target matrix.
   */
  readonly targets: readonly MatrixRow[]
  /**
   * Special missions. Chart of special missions.
   */
  readonly 'special-missions'?: string
  /**
   * How fighters join and leave.
   */
  readonly arrivals?: CampaignArrivals
}
/**
 * Progressive campaign. Days or weeks of missions from a pool of aircraft, decided on a track.
 */
export interface ProgressiveCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  readonly kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  readonly family: 'progressive'
  /**
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  readonly summary?: string
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  readonly complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  readonly 'special-rules'?: readonly SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  readonly performance?: readonly Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  readonly missing?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  readonly draws?: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  readonly stages?: readonly Stage[]
  /**
   * Options. Optional rules by id.
   */
  readonly options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Summary. What it changes.
       */
      readonly summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      readonly default: boolean
      /**
       * Favours. Side it helps.
       */
      readonly favours?: string
      /**
       * What it changes.
       */
      readonly effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  readonly sections?: readonly CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  readonly 'skip-bombing'?: readonly string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  readonly cargo?: readonly {
    /**
     * Aircraft. Which aircraft.
     */
    readonly aircraft: string
    /**
     * Side. Only this side.
     */
    readonly side?: string
    /**
     * Points. Points in a transport mission.
     */
    readonly points: number
    /**
     * Air drop. Points in an air drop.
     */
    readonly 'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  readonly flak?: readonly FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  readonly aircrews?: readonly AircrewLine[]
  /**
   * Resources of both sides.
   */
  readonly resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  readonly tables?: {
    /**
     * Table. A table.
     */
    readonly [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  readonly procedure?: readonly string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  readonly 'mission-points'?: readonly {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    readonly targets?: readonly string[]
    /**
     * Striking side. Only when this side strikes.
     */
    readonly striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    readonly stages?: readonly string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    readonly 'scored-by': 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    readonly levels: {
      /**
       * Points. Campaign points.
       */
      readonly [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, CampaignContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  readonly scoring?: {
    /**
     * Points. Campaign points.
     */
    readonly [k: string]: number | Expression<number, ScoringContext>
  }
  /**
   * Cycle. The span that repeats.
   */
  readonly cycle: {
    /**
     * Unit. A day or a week.
     */
    readonly unit: 'day' | 'week'
    /**
     * Last. Number of the last one. Absent: open.
     */
    readonly last?: number
    /**
     * Scale. What one stands for.
     */
    readonly scale?: string
  }
  /**
   * Phases. Spans of the campaign in order.
   */
  readonly phases: readonly CampaignPhase[]
  /**
   * Rosters. Aircraft of both sides.
   */
  readonly rosters: readonly Roster[]
  /**
   * Weather.
   */
  readonly weather?: Weather
  /**
   * Radar points.
   */
  readonly radar?: Radar
  /**
   * Events. Things that happen.
   */
  readonly events?: readonly CampaignEvent[]
  /**
   * Event table. Table that gives the event of a day or week.
   */
  readonly 'event-table'?: string
  /**
   * Progress track.
   */
  readonly track: ProgressTrack
  /**
   * Raids. Raids planned in secret.
   */
  readonly raids?: readonly Raid[]
  /**
   * Targets. The target matrix.
   */
  readonly targets?: readonly MatrixRow[]
  /**
   * Planning. Limits on planning.
   */
  readonly planning?: readonly PlanningRule[]
  /**
   * Fuel checks. Draws that may send fighters home.
   */
  readonly 'fuel-checks'?: readonly FuelCheck[]
  /**
   * Reuse when. Aircraft that may fly more than once in a day or week. Absent: none.
   */
  readonly 'reuse-when'?: Expression<boolean, CampaignContext>
  /**
   * Losses. What becomes of lost and damaged aircraft.
   */
  readonly losses?: {
    /**
     * Destroyed. What a destroyed aircraft costs.
     *
     * Default: `"box"`
     */
    readonly destroyed: 'box' | 'nothing'
    /**
     * Damaged. What a damaged aircraft costs.
     *
     * Default: `"nothing"`
     */
    readonly damaged: 'nothing' | 'until-repaired' | 'box'
    /**
     * Repair. Table that repairs them.
     */
    readonly repair?: string
    /**
     * Repairs at. When they are repaired.
     *
     * Default: `"start-of-cycle"`
     */
    readonly 'repairs-at': 'start-of-cycle' | 'end-of-cycle'
    /**
     * Crew lost on. Cards that remove a crew shot down for good, if the option is on.
     */
    readonly 'crew-lost-on'?: {
      /**
       * Cards that remove the crew.
       */
      readonly [k: string]: CardMatches
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Limits on aircraft in a mission.
   */
  readonly arrivals?: CampaignArrivals
  /**
   * Endings. Ways it ends.
   */
  readonly endings: readonly Ending[]
}
/**
 * Operation. One or a few days with rules of their own; may count as one mission of another campaign.
 */
export interface Operation {
  /**
   * Kind. Says that this document is a campaign.
   */
  readonly kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  readonly family: 'operation'
  /**
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  readonly summary?: string
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  readonly complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  readonly 'special-rules'?: readonly SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  readonly performance?: readonly Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  readonly missing?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  readonly draws?: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  readonly stages?: readonly Stage[]
  /**
   * Options. Optional rules by id.
   */
  readonly options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Summary. What it changes.
       */
      readonly summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      readonly default: boolean
      /**
       * Favours. Side it helps.
       */
      readonly favours?: string
      /**
       * What it changes.
       */
      readonly effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  readonly sections?: readonly CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  readonly 'skip-bombing'?: readonly string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  readonly cargo?: readonly {
    /**
     * Aircraft. Which aircraft.
     */
    readonly aircraft: string
    /**
     * Side. Only this side.
     */
    readonly side?: string
    /**
     * Points. Points in a transport mission.
     */
    readonly points: number
    /**
     * Air drop. Points in an air drop.
     */
    readonly 'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  readonly flak?: readonly FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  readonly aircrews?: readonly AircrewLine[]
  /**
   * Resources of both sides.
   */
  readonly resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  readonly tables?: {
    /**
     * Table. A table.
     */
    readonly [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  readonly procedure?: readonly string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  readonly 'mission-points'?: readonly {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    readonly targets?: readonly string[]
    /**
     * Striking side. Only when this side strikes.
     */
    readonly striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    readonly stages?: readonly string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    readonly 'scored-by': 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    readonly levels: {
      /**
       * Points. Campaign points.
       */
      readonly [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, CampaignContext>
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  readonly scoring?: {
    /**
     * Points. Campaign points.
     */
    readonly [k: string]: number | Expression<number, ScoringContext>
  }
  /**
   * Days. Days in order.
   */
  readonly days?: readonly OperationDay[]
  /**
   * Segments. Legs in order, for an operation flown as one.
   */
  readonly segments?: readonly OperationSegment[]
  /**
   * Rosters. Aircraft of both sides.
   */
  readonly rosters?: readonly Roster[]
  /**
   * Lists. Units that the sides list in advance.
   */
  readonly lists?: readonly RaidListRules[]
  /**
   * Ships. Ships of a convoy.
   */
  readonly ships?: readonly Ship[]
  /**
   * Targets. The target matrix.
   */
  readonly targets?: readonly MatrixRow[]
  /**
   * Length of all missions.
   */
  readonly duration?: Duration
  /**
   * Initiative. Who decides the order of play; the first that fits counts.
   *
   * Items: Initiative. Who decides the order of play.
   */
  readonly initiative?: readonly {
    /**
     * Side. Side that decides. Absent: chance.
     */
    readonly side?: string
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, CampaignContext>
  }[]
  /**
   * Stragglers. Ships that fall behind.
   */
  readonly stragglers?: {
    /**
     * Area flak. Cards.
     */
    readonly 'area-flak'?: number
    /**
     * Target flak. Cards.
     */
    readonly 'target-flak'?: number
    /**
     * Targeted with. Resource needed to strike them.
     */
    readonly 'targeted-with'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Repairs. Table for damaged aircraft and ships at the end of a day.
   */
  readonly repairs?: string
  /**
   * Events. Things that happen.
   */
  readonly events?: readonly CampaignEvent[]
  /**
   * As a mission. What it counts for inside another campaign.
   */
  readonly 'as-mission'?: {
    /**
     * Points. Points of the mission.
     */
    readonly points?: Expression<number, CampaignContext>
    /**
     * Resources. Whether resources of the campaign may be used.
     *
     * Default: `false`
     */
    readonly resources: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
}
/**
 * Solitaire campaign. A campaign for one player against cards.
 */
export interface SolitaireCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  readonly kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  readonly family: 'solitaire'
  /**
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  readonly summary?: string
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  readonly complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  readonly 'special-rules'?: readonly SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  readonly performance?: readonly Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  readonly missing?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Side. Side of the player.
   */
  readonly side: string
  /**
   * Board. Board of boxes.
   */
  readonly board: string
  /**
   * Aircraft. Aircraft that may be flown.
   *
   * Items: Aircraft. Names one aircraft.
   */
  readonly aircraft: readonly string[]
  /**
   * Wingman. Whether a wingman flies along.
   *
   * Default: `false`
   */
  readonly wingman: boolean
  /**
   * Events. Things that happen.
   */
  readonly events?: readonly CampaignEvent[]
  /**
   * Hunted. How the hunted machine acts.
   */
  readonly hunted: {
    /**
     * Name. Words for it.
     */
    readonly name: string
    /**
     * Cards a turn. Cards revealed for it.
     */
    readonly 'cards-per-turn': number
    /**
     * Meanings. What cards do; the first that fits counts.
     */
    readonly meanings: readonly CardMeaning[]
    /**
     * Hits to destroy. Hits that destroy it.
     */
    readonly 'hits-to-destroy': number
    /**
     * May be answered. Whether its cards may be answered.
     *
     * Default: `false`
     */
    readonly 'may-be-answered': boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Hunter. How the fighter acts.
   */
  readonly hunter: {
    /**
     * Meanings. What its cards do; the first that fits counts.
     */
    readonly meanings: readonly CardMeaning[]
    /**
     * Skips. Steps left out.
     *
     * Items: Step. A step.
     */
    readonly skips?: readonly string[]
    /**
     * Over-boost. Cards given up for a move.
     */
    readonly 'over-boost'?: {
      /**
       * Discard. Cards discarded.
       */
      readonly discard?: number
      /**
       * Cards that may be given up.
       */
      readonly of?: CardMatches
      /**
       * Moves. Moves it may make.
       *
       * Items: Move. A way to move.
       */
      readonly moves?: readonly string[]
      /**
       * Hits. Hits it takes for closing in.
       */
      readonly hits?: number
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Countdown. Distance of the hunted machine to its goal.
   */
  readonly countdown: {
    /**
     * Start. Boxes at the start.
     */
    readonly start: number
    /**
     * Zones. Zones.
     *
     * Items: Countdown zone. Something that begins at a box.
     */
    readonly zones: readonly {
      /**
       * From. From this box down.
       */
      readonly from: number
      /**
       * Flak. Target flak each turn.
       */
      readonly flak?: number
      /**
       * What it changes.
       */
      readonly effects?: Effects
      /**
       * Ends. The mission ends so.
       */
      readonly ends?: 'lost' | 'drawn' | 'won'
      /**
       * Text. In own words.
       */
      readonly text?: string
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      readonly rules?: RuleIds
    }[]
  }
  /**
   * Confirm. Results that confirm a hit, by range.
   *
   * Items: Confirmation. Result that confirms a hit.
   */
  readonly confirm: readonly {
    /**
     * Range. At this range.
     */
    readonly range: number
    /**
     * Result. Exactly this result.
     */
    readonly result: string
  }[]
  /**
   * Explosion. When the hunted machine blows up.
   */
  readonly explosion?: {
    /**
     * Confirming cards that set it off.
     */
    readonly on?: CardMatches
    /**
     * Special hits. Special hits that set it off.
     *
     * Items: Special hit. Names one special hit.
     */
    readonly special?: readonly string[]
    /**
     * Cards. Cards drawn against the fighter.
     *
     * Items: Explosion draw. Cards drawn against the fighter.
     */
    readonly cards?: readonly {
      /**
       * Range. At this range.
       */
      readonly range: number
      /**
       * Column. In this column. Absent: any.
       */
      readonly column?: string
      /**
       * Cards. How many.
       */
      readonly cards: number
    }[]
    /**
     * Cards that may be discarded, each for one card fewer.
     */
    readonly 'reduced-by'?: CardMatches
  }
  /**
   * Hunt fuel. When the fighter runs dry.
   */
  readonly fuel?: {
    /**
     * Cards of the hunted machine that warn of it.
     */
    readonly on: CardMatches
    /**
     * Cards aside. Unseen cards put aside each turn after the warning; their hits count at the end.
     */
    readonly 'cards-aside': number
    /**
     * Out on. Number of the warning that brings the fighter down.
     */
    readonly 'out-on': number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
  /**
   * Jams. Guns that jam.
   *
   * Items: Jam rule. Guns that jam.
   */
  readonly jams?: readonly {
    /**
     * Aircraft. Whose guns.
     */
    readonly aircraft: string
    /**
     * Confirming cards that jam them.
     */
    readonly on: CardMatches
    /**
     * What it changes.
     */
    readonly effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by what happened.
   */
  readonly scoring?: {
    /**
     * Points. Campaign points.
     */
    readonly [k: string]: number
  }
  /**
   * Ends. When the campaign ends.
   */
  readonly ends?: {
    /**
     * Aircraft lost. Aircraft lost.
     */
    readonly 'aircraft-lost'?: number
    /**
     * Missions. Missions flown. Absent: open.
     */
    readonly missions?: number
  }
  /**
   * Awards. Awards by total.
   */
  readonly awards: readonly Band[]
}
/**
 * Map campaign. Missions along arrows on a map.
 */
export interface MapCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  readonly kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  readonly family: 'map'
  /**
   * Rule system. The rule system it is made for.
   */
  readonly ruleset: 'aces-high'
  /**
   * Summary. What it is about, in own words.
   */
  readonly summary?: string
  /**
   * First month.
   */
  readonly from?: Month
  /**
   * Last month.
   */
  readonly to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  readonly complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  readonly 'special-rules'?: readonly SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  readonly performance?: readonly Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  readonly missing?: readonly string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  readonly rules?: RuleIds
  /**
   * Missions. Missions flown.
   */
  readonly missions: number
  /**
   * Turns. Turns of a mission.
   */
  readonly turns: number
  /**
   * Initiative. Side that picks the first mission.
   */
  readonly initiative: string
  /**
   * Targets. Targets on the map.
   */
  readonly targets: readonly MapTarget[]
  /**
   * Arrows. Arrows on the map.
   */
  readonly arrows: readonly AttackArrow[]
  /**
   * Interceptors. Fighters a defender gets in every mission.
   */
  readonly interceptors?: {
    /**
     * Fighters of the side.
     */
    readonly [k: string]: UnitList
  }
  /**
   * Options. Options of both sides.
   */
  readonly options: readonly MapOption[]
  /**
   * Options a mission. Options a side takes.
   *
   * Default: `1`
   */
  readonly 'options-per-mission': number
  /**
   * Scaling. What a multiplier changes.
   */
  readonly scaling?: {
    /**
     * Multiplies. What is multiplied.
     *
     * Items: What. Something multiplied.
     */
    readonly multiplies?: readonly (
      'arrow-aircraft' | 'interceptors' | 'option-aircraft' | 'target-numbers' | 'flak' | 'turns'
    )[]
    /**
     * Points rounding. How divided points are rounded.
     *
     * Default: `"down"`
     */
    readonly 'points-rounding': 'up' | 'down'
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    readonly rules?: RuleIds
  }
}
/**
 * Scenario aircraft. State of one aircraft at the start.
 */
export interface ScenarioAircraft {
  /**
   * Aircraft. Its card. Absent: that of the unit.
   */
  readonly aircraft?: string
  /**
   * Hits. Hits on it.
   *
   * Default: `0`
   */
  readonly hits: number
  /**
   * State. How it stands. Absent: what its hits say.
   */
  readonly state?: 'undamaged' | 'damaged' | 'destroyed' | 'disengaged'
  /**
   * Hand. Cards it holds. Absent: dealt from the deck as usual.
   *
   * Items: Card. Card type.
   */
  readonly hand?: readonly string[]
  /**
   * Hand size. Cards dealt from the deck in place of a named hand.
   */
  readonly 'hand-size'?: number
  /**
   * Counters. Markers on it. Absent: what its card gives.
   */
  readonly counters?: {
    /**
     * Counters. How many.
     */
    readonly [k: string]: number
  }
  /**
   * Load. What it carries.
   */
  readonly load?: string
  /**
   * Crew. Who flies it.
   */
  readonly crew?: string
  /**
   * Ratings. Ratings set for this scenario in place of those of the card.
   */
  readonly ratings?: {
    /**
     * Rating. The number.
     */
    readonly [k: string]: number
  }
  /**
   * Traits. Traits set for this scenario.
   */
  readonly traits?: {
    /**
     * Trait value. True, false to take it away, or its number.
     */
    readonly [k: string]: boolean | number
  }
  /**
   * Fuel. Fuel points left.
   */
  readonly fuel?: {
    /**
     * Internal. In the aircraft.
     */
    readonly internal?: number
    /**
     * Drop tanks. In drop tanks.
     */
    readonly 'drop-tanks'?: number
  }
  /**
   * Ammunition. Shots left by gun mount.
   */
  readonly ammunition?: {
    /**
     * Shots. Shots left.
     */
    readonly [k: string]: number
  }
  /**
   * Damaged parts. Parts that are hit, where a system has parts.
   *
   * Items: Part. A part.
   */
  readonly damage?: readonly string[]
}
/**
 * Scenario place. Where an aircraft stands on a board.
 */
export interface ScenarioPlace {
  /**
   * Q. First axial coordinate.
   */
  readonly q?: number
  /**
   * R. Second axial coordinate.
   */
  readonly r?: number
  /**
   * Level. Altitude level.
   */
  readonly level?: string
  /**
   * Heading. Heading in sixths of a circle.
   */
  readonly heading?: number
  /**
   * Tilt. How the nose points.
   *
   * Default: `"level"`
   */
  readonly tilt: 'level' | 'up' | 'down'
  /**
   * Box. Box, on a board of boxes.
   */
  readonly box?: string
  /**
   * Zone. Zone, for an aircraft off the lattice.
   */
  readonly zone?: string
}
/**
 * Scenario unit. A unit at the start: an element, a lone leader, a formation.
 */
export interface ScenarioUnit {
  /**
   * Side. Its side.
   */
  readonly side: string
  /**
   * Player. Who plays it. Absent: one player a side.
   */
  readonly player?: string
  /**
   * Aircraft. Card of its aircraft.
   */
  readonly aircraft: string
  /**
   * Altitude. Its level. Absent: chosen in play.
   */
  readonly altitude?: string
  /**
   * Its place on a board.
   */
  readonly place?: ScenarioPlace
  /**
   * Lone. Whether its leader flies without a wingman.
   *
   * Default: `false`
   */
  readonly lone: boolean
  /**
   * Members. Its aircraft by role, as leader and wingman. Absent: all that the card has, unhurt.
   */
  readonly members?: {
    readonly [k: string]: ScenarioAircraft
  }
  /**
   * Clouds. It is hidden in clouds.
   */
  readonly clouds?: {
    /**
     * Exit. Level it has chosen to come out at.
     */
    readonly exit?: string
  }
  /**
   * Part. What it does in the mission.
   */
  readonly part?: 'strike' | 'escort' | 'interceptor' | 'reconnaissance' | 'transport'
  /**
   * Arrives. Turn on which it arrives. Absent: at the start.
   */
  readonly arrives?: number
  /**
   * Used this turn. Abilities already used in this turn.
   */
  readonly 'used-this-turn'?: {
    /**
     * Times. How often.
     */
    readonly [k: string]: number
  }
}
/**
 * Scenario position. Position of one unit toward another; the other has the opposite.
 */
export interface ScenarioPosition {
  /**
   * Of. Unit that holds it.
   */
  readonly of: string
  /**
   * Toward. The other unit.
   */
  readonly toward: string
  /**
   * Is. The position.
   */
  readonly is: string
}
/**
 * Scenario deck. Order of a deck.
 */
export interface ScenarioDeck {
  /**
   * Top. Cards on top, first drawn first.
   *
   * Items: Card. Card type.
   */
  readonly top?: readonly string[]
  /**
   * Only top. Whether the deck holds nothing else.
   *
   * Default: `false`
   */
  readonly 'only-top': boolean
  /**
   * Discards. Cards in the discard pile, last discarded last.
   *
   * Items: Card. Card type.
   */
  readonly discards?: readonly string[]
  /**
   * Numbers. Numbers of the cards on top, where a table asks for them.
   *
   * Items: Number. Card number.
   */
  readonly numbers?: readonly number[]
}
/**
 * Scenario set-up. The situation in which the script begins.
 */
export interface ScenarioSetUp {
  /**
   * Month of the fight.
   */
  readonly date?: Month
  /**
   * Mode. What is played: dogfight, mission, or a mode of the system.
   *
   * Default: `"dogfight"`
   */
  readonly mode: string
  /**
   * Units. Units by name.
   */
  readonly units: {
    readonly [k: string]: ScenarioUnit
  }
  /**
   * Positions. Positions other than neutral.
   */
  readonly positions?: readonly ScenarioPosition[]
  /**
   * Order. Order of play. Absent: chosen in play.
   *
   * Items: Unit. A unit.
   */
  readonly order?: readonly string[]
  /**
   * Active. Unit whose turn it is.
   */
  readonly active?: string
  /**
   * Turn. Game turn.
   *
   * Default: `1`
   */
  readonly turn: number
  /**
   * Step. Step of the turn. Absent: the first.
   */
  readonly step?: string
  /**
   * Phase. Mission phase.
   */
  readonly phase?: string
  /**
   * Decks. Decks by side, or shared.
   */
  readonly decks?: {
    readonly [k: string]: ScenarioDeck
  }
  /**
   * Dice. Rolls in the order they are made; the scenario fails if any is left over.
   *
   * Items: Roll. A face.
   */
  readonly dice?: readonly number[]
  /**
   * Target. Target card of the mission.
   */
  readonly target?: string
  /**
   * Target damage. Points already scored on it.
   */
  readonly 'target-damage'?: number
  /**
   * Night. Whether it is a night mission.
   *
   * Default: `false`
   */
  readonly night: boolean
  /**
   * Length of the mission.
   */
  readonly duration?: Duration
  /**
   * Resources. Resources in use.
   *
   * Items: Resource. A resource.
   */
  readonly resources?: readonly string[]
  /**
   * Campaign. Campaign it belongs to.
   */
  readonly campaign?: string
  /**
   * Stage. Stage of the campaign.
   */
  readonly stage?: string
  /**
   * Day or week. Day or week of the campaign.
   */
  readonly cycle?: number
  /**
   * Space. Where the progress marker stands.
   */
  readonly space?: string
  /**
   * Board. Board in use.
   */
  readonly board?: string
  /**
   * Rosters. Aircraft left in the campaign, by side.
   */
  readonly rosters?: {
    /**
     * Boxes. Boxes left by aircraft.
     */
    readonly [k: string]: {
      /**
       * Boxes. Boxes left.
       */
      readonly [k: string]: number
    }
  }
  /**
   * Resources used. Resources already used in the campaign.
   *
   * Items: Resource. A resource.
   */
  readonly 'resources-used'?: readonly string[]
  /**
   * Events. Events that have happened.
   *
   * Items: Event. An event.
   */
  readonly events?: readonly string[]
  /**
   * Points. Points already scored by side.
   */
  readonly points?: {
    /**
     * Points. Points.
     */
    readonly [k: string]: number
  }
}
/**
 * Scenario input. One decision of a player. Which fields it needs depends on what is done.
 */
export interface ScenarioInput {
  /**
   * Do. What the player does, by the name the rule system gives the choice.
   */
  readonly do: string
  /**
   * By. Unit or aircraft that does it.
   */
  readonly by?: string
  /**
   * Target. Aircraft it is done to.
   */
  readonly target?: string
  /**
   * Card. Card type.
   */
  readonly card?: string
  /**
   * As. Family the card is declared to be.
   */
  readonly 'as-family'?: string
  /**
   * Use. How the card is used, where it has several uses.
   */
  readonly 'as-use'?: string
  /**
   * Counter. Marker spent in place of a card.
   */
  readonly counter?: string
  /**
   * With. Marker spent together with the card.
   */
  readonly with?: string
  /**
   * Cards. Cards concerned, as for a discard.
   *
   * Items: Card. Card type.
   */
  readonly cards?: readonly string[]
  /**
   * Counters. Markers concerned.
   */
  readonly counters?: {
    /**
     * Counters. How many.
     */
    readonly [k: string]: number
  }
  /**
   * Altitude. Level chosen.
   */
  readonly altitude?: string
  /**
   * Direction. Up or down.
   */
  readonly direction?: 'up' | 'down'
  /**
   * Position. Position chosen.
   */
  readonly position?: string
  /**
   * Amount. A number chosen.
   */
  readonly amount?: number
  /**
   * Choice. Something chosen by name.
   */
  readonly choice?: string
  /**
   * Path. Steps of a move.
   *
   * Items: Step. Straight on, left or right.
   */
  readonly path?: readonly ('forward' | 'left' | 'right')[]
  /**
   * Manoeuvre. Name of an aerobatic figure.
   */
  readonly manoeuvre?: string
  /**
   * Tilt. Tilt at the end of a move.
   */
  readonly tilt?: 'level' | 'up' | 'down'
  /**
   * Levels. Levels climbed or, negative, dived in a move.
   */
  readonly levels?: number
  /**
   * A place chosen.
   */
  readonly place?: ScenarioPlace
  /**
   * Resource. Resource chosen.
   */
  readonly resource?: string
  /**
   * Load. Load chosen.
   */
  readonly load?: string
  /**
   * Bombing mode. Mode chosen.
   */
  readonly 'bomb-mode'?: string
  /**
   * Bids. Points shared among categories.
   */
  readonly bids?: {
    /**
     * Points. Points bid.
     */
    readonly [k: string]: number
  }
  /**
   * Assign. Things given to places, by name.
   */
  readonly assign?: {
    /**
     * To. Where it goes.
     */
    readonly [k: string]: string
  }
}
/**
 * Expect position. A position toward another unit.
 */
export interface ExpectPosition {
  /**
   * That. A position toward another unit.
   */
  readonly that: 'position'
  /**
   * Of. Unit that holds it.
   */
  readonly of: string
  /**
   * Toward. The other unit.
   */
  readonly toward: string
  /**
   * Is. The position.
   */
  readonly is: string
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect altitude. The level of a unit.
 */
export interface ExpectAltitude {
  /**
   * That. The level of a unit.
   */
  readonly that: 'altitude'
  /**
   * Of. The unit.
   */
  readonly of: string
  /**
   * Is. The level, or none before the starting levels are shown.
   */
  readonly is?: string
  /**
   * Secret. Level it has chosen in secret, or none while it has chosen none.
   */
  readonly secret?: string
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect hits. The hits on an aircraft.
 */
export interface ExpectHits {
  /**
   * That. The hits on an aircraft.
   */
  readonly that: 'hits'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Is. How many.
   */
  readonly is: number
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect state. The state of an aircraft.
 */
export interface ExpectState {
  /**
   * That. The state of an aircraft.
   */
  readonly that: 'state'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Is. The state.
   */
  readonly is:
    | 'undamaged'
    | 'damaged'
    | 'destroyed'
    | 'disengaged'
    | 'disengaged-voluntarily'
    | 'in-clouds'
    | 'engaged'
    | 'unengaged'
    | 'loaded'
    | 'out-of-formation'
    | 'present'
    | 'absent'
    | 'promoted'
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect hand. The cards an aircraft holds.
 */
export interface ExpectHand {
  /**
   * That. The cards an aircraft holds.
   */
  readonly that: 'hand'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Count. How many cards.
   */
  readonly count?: number
  /**
   * Is. Exactly these cards, in any order.
   *
   * Items: Card. Card type.
   */
  readonly is?: readonly string[]
  /**
   * Has. At least these cards.
   *
   * Items: Card. Card type.
   */
  readonly has?: readonly string[]
  /**
   * Lacks. None of these cards.
   *
   * Items: Card. Card type.
   */
  readonly lacks?: readonly string[]
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect counters. The markers on an aircraft.
 */
export interface ExpectCounters {
  /**
   * That. The markers on an aircraft.
   */
  readonly that: 'counters'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Counter. Which marker.
   */
  readonly counter: string
  /**
   * Is. How many.
   */
  readonly is: number
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect rating. A rating as it stands now, with the modifiers that count.
 */
export interface ExpectRating {
  /**
   * That. A rating as it stands now, with the modifiers that count.
   */
  readonly that: 'rating'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Rating. Which rating.
   */
  readonly rating: string
  /**
   * Is. The number.
   */
  readonly is: number
  /**
   * Base. The number before modifiers.
   */
  readonly base?: number
  /**
   * Against. Aircraft it is used against.
   */
  readonly against?: string
  /**
   * By. Rules of the modifiers that applied.
   *
   * Items: Rule. A rule.
   */
  readonly by?: readonly string[]
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect bursts. Bursts of an aircraft: left, allowed, fired.
 */
export interface ExpectBursts {
  /**
   * That. Bursts of an aircraft: left, allowed, fired.
   */
  readonly that: 'bursts'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  /**
   * Is. How many are left this turn.
   */
  readonly is?: number
  /**
   * Against. Aircraft they are used against.
   */
  readonly against?: string
  /**
   * Allowance. How many it may fire in a turn, as it stands now.
   */
  readonly allowance?: number
  /**
   * Fired. How many it has fired this turn.
   */
  readonly fired?: number
  /**
   * Guns. Which guns bear.
   */
  readonly guns?: 'bursts' | 'gunner' | 'none'
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect attack. How the last attack ended.
 */
export interface ExpectAttack {
  /**
   * That. How the last attack ended.
   */
  readonly that: 'attack'
  /**
   * Is. The result.
   */
  readonly is: 'success' | 'failed' | 'pending'
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect legal. Whether an input would be accepted now.
 */
export interface ExpectLegal {
  /**
   * That. Whether an input would be accepted now.
   */
  readonly that: 'legal'
  readonly input: ScenarioInput
  /**
   * Is. Whether it would.
   */
  readonly is: boolean
  /**
   * Code. Code of the refusal, where it would be refused.
   */
  readonly code?: string
  /**
   * Rules that the refusal or the offer carries.
   */
  readonly rules?: RuleIds
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect offered. What choices are offered now.
 */
export interface ExpectOffered {
  /**
   * That. What choices are offered now.
   */
  readonly that: 'offered'
  /**
   * By. Who chooses.
   */
  readonly by: string
  /**
   * Cards. Exactly these card types can be played.
   *
   * Items: Card. Card type.
   */
  readonly cards?: readonly string[]
  /**
   * Includes. Words that offered choices are made of: what is done, or a card, counter, aircraft or level.
   *
   * Items: Choice. A word of a choice.
   */
  readonly includes?: readonly string[]
  /**
   * Excludes. Words that no offered choice is made of.
   *
   * Items: Choice. A word of a choice.
   */
  readonly excludes?: readonly string[]
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect points. Victory points of a side.
 */
export interface ExpectPoints {
  /**
   * That. Victory points of a side.
   */
  readonly that: 'points'
  /**
   * Side. Which side.
   */
  readonly side: string
  /**
   * Is. The points.
   */
  readonly is: number
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect winner. Who has won.
 */
export interface ExpectWinner {
  /**
   * That. Who has won.
   */
  readonly that: 'winner'
  /**
   * Is. The side, draw, or none while the game goes on.
   */
  readonly is: string
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect turn. Where the game stands.
 */
export interface ExpectTurn {
  /**
   * That. Where the game stands.
   */
  readonly that: 'turn'
  /**
   * Turn. Game turn.
   */
  readonly turn?: number
  /**
   * Step. Step of the turn.
   */
  readonly step?: string
  /**
   * Phase. Mission phase.
   */
  readonly phase?: string
  /**
   * Active. Unit whose turn it is.
   */
  readonly active?: string
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect event. Something the log records.
 */
export interface ExpectEvent {
  /**
   * That. Something the log records.
   */
  readonly that: 'event'
  /**
   * Event. Name of the event.
   */
  readonly event: string
  /**
   * Of. Aircraft it concerns.
   */
  readonly of?: string
  /**
   * Count. How often since the last input.
   */
  readonly count?: number
  /**
   * Facts. What it tells, by name; what is not named here may be anything.
   */
  readonly facts?: {
    /**
     * Fact. A word, a number, true or false.
     */
    readonly [k: string]: string | number | boolean
  }
  /**
   * Rules it carries.
   */
  readonly rules?: RuleIds
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect target. State of the mission target.
 */
export interface ExpectTarget {
  /**
   * That. State of the mission target.
   */
  readonly that: 'target'
  /**
   * Damage. Points scored on it.
   */
  readonly damage?: number
  /**
   * Level. Success level.
   */
  readonly level?: number
  /**
   * Boxes. Boxes marked by section or ship.
   */
  readonly boxes?: {
    /**
     * Boxes. Boxes marked.
     */
    readonly [k: string]: number
  }
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect place. Where an aircraft stands on a board.
 */
export interface ExpectPlace {
  /**
   * That. Where an aircraft stands on a board.
   */
  readonly that: 'place'
  /**
   * Of. The aircraft.
   */
  readonly of: string
  readonly is: ScenarioPlace
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect track. Where the progress marker stands.
 */
export interface ExpectTrack {
  /**
   * That. Where the progress marker stands.
   */
  readonly that: 'track'
  /**
   * Is. The space.
   */
  readonly is?: string
  /**
   * Active. Spaces whose consequences hold.
   *
   * Items: Space. A space.
   */
  readonly active?: readonly string[]
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect drawn. How many cards were drawn since the last input.
 */
export interface ExpectDrawn {
  /**
   * That. How many cards were drawn since the last input.
   */
  readonly that: 'drawn'
  /**
   * By. Who drew them.
   */
  readonly by: string
  /**
   * Is. How many.
   */
  readonly is: number
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect deck. The state of a deck.
 */
export interface ExpectDeck {
  /**
   * That. The state of a deck.
   */
  readonly that: 'deck'
  /**
   * Side. Whose deck, or shared.
   */
  readonly side: string
  /**
   * Left. Cards left to draw.
   */
  readonly left?: number
  /**
   * Discards. Cards in the discard pile.
   */
  readonly discards?: number
  /**
   * Top. Card on top of the discards.
   */
  readonly top?: string
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect used. How often an ability was used this turn.
 */
export interface ExpectUsed {
  /**
   * That. How often an ability was used this turn.
   */
  readonly that: 'used'
  /**
   * Of. Who used it.
   */
  readonly of: string
  /**
   * Ability. The ability, as under used-this-turn in the set-up.
   */
  readonly ability: string
  /**
   * Is. How often.
   */
  readonly is: number
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Expect view. What a player can see of a unit, and what is hidden.
 */
export interface ExpectView {
  /**
   * That. What a player can see of a unit, and what is hidden.
   */
  readonly that: 'view'
  /**
   * Player. Who looks: a side or, where a side has several players, one of them.
   */
  readonly player: string
  /**
   * Of. What is looked at.
   */
  readonly of: string
  /**
   * Sees. All of this is seen.
   *
   * Items: Sight. A thing to see, by the name the rule system gives it.
   */
  readonly sees?: readonly string[]
  /**
   * Hides. None of this is seen.
   *
   * Items: Sight. A thing to see, by the name the rule system gives it.
   */
  readonly hides?: readonly string[]
  /**
   * Note. Why.
   */
  readonly note?: string
}
/**
 * Scenario refusal. How something is refused. Left empty, any refusal will do.
 */
export interface ScenarioRefusal {
  /**
   * Code. Code of the refusal. Absent: any.
   */
  readonly code?: string
  /**
   * Rules that the refusal carries.
   */
  readonly rules?: RuleIds
}
/**
 * Script entry. An input and what must hold after it.
 */
export interface ScriptEntry {
  /**
   * The decision. Absent: only look.
   */
  readonly input?: ScenarioInput
  /**
   * What must hold after it.
   */
  readonly expect?: Expectations
  /**
   * The input must be refused; nothing changes.
   */
  readonly refused?: ScenarioRefusal
  /**
   * Note. What happens, in words.
   */
  readonly note?: string
}
/**
 * Scenario. An executable example: a situation, a script of decisions and what must come of them.
 */
export interface Scenario {
  /**
   * Kind. Says that this document is a scenario.
   */
  readonly kind: 'scenario'
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
   * Ruleset. Ruleset it is played with. Absent: that of the pack.
   */
  readonly ruleset?: string
  /**
   * Deck. Deck used. Absent: that of the ruleset.
   */
  readonly deck?: string
  /**
   * Description. What it shows.
   */
  readonly description?: string
  /**
   * Rules that it shows; each counts as covered only if the run carries it.
   */
  readonly cites?: RuleIds
  /**
   * Tags. Words to find it by.
   *
   * Items: Tag. A word.
   */
  readonly tags?: readonly string[]
  /**
   * Seed. Seed for everything that the set-up leaves to chance.
   *
   * Default: `1`
   */
  readonly seed: number
  /**
   * Options. Ruleset options that differ from their defaults.
   */
  readonly options?: {
    /**
     * Option value. On or off, a reading, or a number.
     */
    readonly [k: string]: boolean | string | number
  }
  /**
   * The situation at the start.
   */
  readonly setup: ScenarioSetUp
  /**
   * The set-up itself must be refused; then nothing is played.
   */
  readonly 'setup-refused'?: ScenarioRefusal
  /**
   * What must hold before the first input.
   */
  readonly expect?: Expectations
  /**
   * Script. Inputs in order.
   *
   * Default: `[]`
   */
  readonly script: readonly ScriptEntry[]
  /**
   * What must hold after the last input.
   */
  readonly 'expect-at-end'?: Expectations
}
/**
 * Estimator. Formulas that propose ratings from known facts about an aircraft.
 */
export interface Estimator {
  /**
   * Kind. Says that this document is an estimator.
   */
  readonly kind: 'estimator'
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
   * Rule system. Rule system of the ratings.
   */
  readonly ruleset: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Classes. Aircraft classes it is for.
   *
   * Items: Class. Names one class.
   */
  readonly classes?: readonly string[]
  /**
   * Description. What the method rests on.
   */
  readonly description?: string
  /**
   * Inputs. Facts by name.
   */
  readonly inputs: {
    /**
     * Estimator input. A fact that goes in.
     */
    readonly [k: string]: {
      /**
       * Name. Words for it.
       */
      readonly name: string
      /**
       * Unit. Unit of measure.
       */
      readonly unit?: string
      /**
       * Minimum. Least that makes sense.
       */
      readonly minimum?: number
      /**
       * Maximum. Most that makes sense.
       */
      readonly maximum?: number
      /**
       * Default. Number taken if none is given.
       */
      readonly default?: number
    }
  }
  /**
   * Steps. Numbers worked out on the way, in order.
   *
   * Items: Estimator step. A number worked out on the way.
   */
  readonly steps?: readonly {
    /**
     * Id. Name for later formulas.
     */
    readonly id: string
    /**
     * Value. How it is worked out.
     */
    readonly value: Expression<number, EstimateContext>
    /**
     * Reason. Why so.
     */
    readonly reason: string
  }[]
  /**
   * Formulas. One for each rating, later ones may use earlier ones.
   *
   * Items: Estimator formula. Proposes one rating.
   */
  readonly formulas: readonly {
    /**
     * Rating. Field that is proposed, as a dotted path.
     */
    readonly rating: string
    /**
     * Value. The proposed number.
     */
    readonly value: Expression<number, EstimateContext>
    /**
     * When. Condition under which this holds. Absent: always.
     */
    readonly when?: Expression<boolean, EstimateContext>
    /**
     * Reason. Why so.
     */
    readonly reason: string
    /**
     * Least. Never below.
     */
    readonly least?: number
    /**
     * Most. Never above.
     */
    readonly most?: number
  }[]
}

/** Any document after lowering. */
export type CompiledDocument =
  | Pack
  | Ruleset
  | Rules
  | Deck
  | Aircraft
  | Crew
  | Target
  | Table
  | Board
  | Resource
  | Campaign
  | Scenario
  | Estimator

/** The type of a document after lowering, by its kind. */
export interface CompiledByKind {
  readonly pack: Pack
  readonly ruleset: Ruleset
  readonly rules: Rules
  readonly deck: Deck
  readonly aircraft: Aircraft
  readonly crew: Crew
  readonly target: Target
  readonly table: Table
  readonly board: Board
  readonly resource: Resource
  readonly campaign: Campaign
  readonly scenario: Scenario
  readonly estimator: Estimator
}
