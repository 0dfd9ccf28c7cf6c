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
export type UnitList = UnitGroup[]
/**
 * Card matches. A card fits if it fits any of these.
 */
export type CardMatches = CardMatch[]
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
export type Outcomes = Outcome[]
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
export type Expectations = Expectation[]

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
   * Further rules that say the same, or that it carries out as well.
   */
  rules?: RuleIds
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
   * On. Whose aircraft it changes, seen from the holder of the effect. In a ruleset: every aircraft.
   *
   * Default: `"own"`
   */
  on?: 'own' | 'enemy' | 'all'
  /**
   * Order. Modifiers apply in rising order; within one order set, add, multiply, then limits.
   *
   * Default: `0`
   */
  order?: number
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
   * Traits. Traits given to the aircraft.
   */
  traits?: {
    /**
     * Trait value. True, or the number of the trait.
     */
    [k: string]: true | number
  }
  /**
   * Mission. Changes of the mission itself.
   */
  mission?: MissionOp[]
  /**
   * Phases. Mission phases in which all of this holds. Absent: the whole mission.
   *
   * Items: Phase. A mission phase.
   */
  phases?: string[]
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
 * Change duration. Adds turns to a phase or to the whole mission.
 */
export interface ChangeDuration {
  /**
   * Op. Adds turns to a phase or to the whole mission.
   */
  op: 'change-duration'
  /**
   * Phase. The phase. Absent: a mission without phases.
   */
  phase?: string
  /**
   * Turns. Turns added; negative to shorten.
   */
  turns: number | string
  /**
   * Choice. Whether the holder says if the turns are added or taken away.
   *
   * Default: `false`
   */
  choice?: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Set duration. Fixes the base length.
 */
export interface SetDuration {
  /**
   * Op. Fixes the base length.
   */
  op: 'set-duration'
  duration: Duration
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change flak. Adds flak cards.
 */
export interface ChangeFlak {
  /**
   * Op. Adds flak cards.
   */
  op: 'change-flak'
  /**
   * Area flak. Cards added to area flak.
   */
  area?: number | string
  /**
   * Target flak. Cards added to target flak.
   */
  target?: number | string
  /**
   * Who. Whose flak, seen from the holder.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Set flak. Fixes the flak ratings.
 */
export interface SetFlak {
  /**
   * Op. Fixes the flak ratings.
   */
  op: 'set-flak'
  /**
   * Area flak. Cards of area flak.
   */
  area?: number | string
  /**
   * Target flak. Cards of target flak.
   */
  target?: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Special spoiled marks. Says whether special marks on flak cards spoil an attack.
 */
export interface SpecialSpoiledMarks {
  /**
   * Op. Says whether special marks on flak cards spoil an attack.
   */
  op: 'special-spoiled'
  /**
   * Counts. Whether they do.
   */
  counts: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change bombs. Changes the bomb ratings.
 */
export interface ChangeBombs {
  /**
   * Op. Changes the bomb ratings.
   */
  op: 'change-bombs'
  /**
   * Add. Cards added.
   */
  add?: number | string
  /**
   * Set. Rating taken instead.
   */
  set?: number | string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  classes?: string[]
  /**
   * Types. Only these types.
   *
   * Items: Type. An aircraft type.
   */
  types?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Shift bomb result. Moves bomb results up or down the list.
 */
export interface ShiftBombResult {
  /**
   * Op. Moves bomb results up or down the list.
   */
  op: 'shift-bomb-result'
  /**
   * Levels. Places moved; negative for worse.
   */
  levels: number
  /**
   * Results. Only these results move. Absent: all.
   *
   * Items: Result. A result.
   */
  results?: string[]
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Transform damage. Replaces the damage points scored before the success level is read.
 */
export interface TransformDamage {
  /**
   * Op. Replaces the damage points scored before the success level is read.
   */
  op: 'transform-damage'
  /**
   * Damage. New number of points.
   */
  damage: string
  /**
   * Targets. Only these targets.
   *
   * Items: Target. A target.
   */
  targets?: string[]
  /**
   * Striking. Only when this side strikes.
   */
  striking?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Forbid strafing. The target cannot be strafed.
 */
export interface ForbidStrafing {
  /**
   * Op. The target cannot be strafed.
   */
  op: 'forbid-strafing'
  /**
   * Targets. Only these targets.
   *
   * Items: Target. A target.
   */
  targets?: string[]
  /**
   * Striking. Only when this side strikes.
   */
  striking?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Start with hits. Aircraft begin with hits on them.
 */
export interface StartWithHits {
  /**
   * Op. Aircraft begin with hits on them.
   */
  op: 'start-with-hits'
  /**
   * Hits. Hits on each aircraft.
   */
  hits: number | string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  classes?: string[]
  /**
   * Aircraft. Only these.
   *
   * Items: Aircraft. An aircraft.
   */
  aircraft?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Start with cards. Leaders begin with more cards.
 */
export interface StartWithCards {
  /**
   * Op. Leaders begin with more cards.
   */
  op: 'start-with-cards'
  /**
   * Cards. Cards added.
   */
  cards: number | string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change start altitude. Aircraft begin higher or lower.
 */
export interface ChangeStartAltitude {
  /**
   * Op. Aircraft begin higher or lower.
   */
  op: 'change-start-altitude'
  /**
   * Levels. How many levels.
   */
  levels: number
  /**
   * Choice. Whether the holder chooses up or down.
   *
   * Default: `false`
   */
  choice?: boolean
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  classes?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Delay arrival. A unit comes later.
 */
export interface DelayArrival {
  /**
   * Op. A unit comes later.
   */
  op: 'delay-arrival'
  /**
   * Turns. Turns of delay.
   */
  turns?: number | string
  /**
   * Table. Table that says how many turns instead.
   */
  table?: string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Extra arrivals. More units of a side may arrive on one turn.
 */
export interface ExtraArrivals {
  /**
   * Op. More units of a side may arrive on one turn.
   */
  op: 'extra-arrivals'
  /**
   * Units. Units added to the limit.
   */
  units: number
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Cannot act. Aircraft neither act nor are targets during the first rounds.
 */
export interface CannotAct {
  /**
   * Op. Aircraft neither act nor are targets during the first rounds.
   */
  op: 'cannot-act'
  /**
   * Rounds. How many rounds.
   */
  rounds: number | string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Leave early. Aircraft leave before the last round or turns.
 */
export interface LeaveEarly {
  /**
   * Op. Aircraft leave before the last round or turns.
   */
  op: 'leave-early'
  /**
   * Turns. Turns before the end.
   */
  turns: number | string
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  classes?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Fuel disengagement. Aircraft run out of fuel and leave.
 */
export interface FuelDisengagement {
  /**
   * Op. Aircraft run out of fuel and leave.
   */
  op: 'fuel-disengagement'
  /**
   * After turn. At the end of which turn.
   */
  'after-turn'?: number
  /**
   * Shift. Rows the check moves, as in the shifts of a table: positive toward the last row, negative toward the first.
   *
   * Default: `0`
   */
  shift?: number
  /**
   * Who. Whose aircraft, seen from the holder of the effect.
   *
   * Default: `"own"`
   */
  who?: 'own' | 'enemy' | 'all'
  /**
   * Classes. Only these classes. Absent: all.
   *
   * Items: Class. An aircraft class.
   */
  classes?: string[]
  /**
   * Engines. Only aircraft with so many engines.
   */
  engines?: 'single' | 'multi'
  /**
   * Types. Only these types.
   *
   * Items: Type. An aircraft type.
   */
  types?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Grant load. Aircraft carry a load.
 */
export interface GrantLoad {
  /**
   * Op. Aircraft carry a load.
   */
  op: 'grant-load'
  /**
   * Load. What they carry.
   */
  load: string
  /**
   * Aircraft. Only these. Absent: those of the same resource.
   *
   * Items: Aircraft. An aircraft.
   */
  aircraft?: string[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change points. Points are gained or lost for having the effect.
 */
export interface ChangePoints {
  /**
   * Op. Points are gained or lost for having the effect.
   */
  op: 'change-points'
  /**
   * Points. Points; negative to lose them.
   */
  points: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change cargo. Cargo points delivered change.
 */
export interface ChangeCargo {
  /**
   * Op. Cargo points delivered change.
   */
  op: 'change-cargo'
  /**
   * Points. Points added.
   */
  points: number | string
  /**
   * Side. Side that delivers.
   */
  side?: string
  /**
   * Per. For each mission or each day or week.
   *
   * Default: `"mission"`
   */
  per?: 'mission' | 'cycle'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change mission type. Missions on one target are flown as another.
 */
export interface ChangeMissionType {
  /**
   * Op. Missions on one target are flown as another.
   */
  op: 'change-mission-type'
  /**
   * From. The target card in the plan.
   */
  from: string
  /**
   * To. The target card used instead.
   */
  to: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Open resource. A resource can be chosen.
 */
export interface OpenResource {
  /**
   * Op. A resource can be chosen.
   */
  op: 'open-resource'
  /**
   * Resource. Which one.
   */
  resource: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Close resource. A resource can no longer be chosen.
 */
export interface CloseResource {
  /**
   * Op. A resource can no longer be chosen.
   */
  op: 'close-resource'
  /**
   * Resource. Which one.
   */
  resource: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Change allowance. More or fewer aircraft may fly.
 */
export interface ChangeAllowance {
  /**
   * Op. More or fewer aircraft may fly.
   */
  op: 'change-allowance'
  /**
   * Side. Whose aircraft.
   */
  side: string
  /**
   * Aircraft. Aircraft added.
   */
  aircraft: number
  /**
   * Per. For each mission or each day or week.
   *
   * Default: `"cycle"`
   */
  per?: 'mission' | 'cycle'
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Check off. Boxes of a roster are crossed off.
 */
export interface CheckOff {
  /**
   * Op. Boxes of a roster are crossed off.
   */
  op: 'check-off'
  /**
   * Side. Whose roster.
   */
  side: string
  /**
   * Boxes. How many.
   */
  boxes: number | string
  /**
   * First. Aircraft taken first, in turn.
   *
   * Items: Aircraft. An aircraft.
   */
  first?: string[]
  /**
   * As. Crossed off for good, or marked damaged.
   *
   * Default: `"destroyed"`
   */
  as?: 'destroyed' | 'damaged'
  /**
   * Alternate. Whether the listed aircraft are taken in turn again and again.
   *
   * Default: `false`
   */
  alternate?: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Move marker. The progress marker moves.
 */
export interface MoveMarker {
  /**
   * Op. The progress marker moves.
   */
  op: 'move-marker'
  /**
   * Spaces. Spaces; positive to the right.
   */
  spaces: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Add mission. One more mission is flown.
 */
export interface AddMission {
  /**
   * Op. One more mission is flown.
   */
  op: 'add-mission'
  /**
   * Target. Target card of it.
   */
  target?: string
  /**
   * Number. Row of the target matrix.
   */
  number?: number
  /**
   * Striking. Side that strikes.
   */
  striking?: string
  /**
   * Instead. Whether it takes the place of the next one.
   *
   * Default: `false`
   */
  instead?: boolean
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Draw on table. A table is drawn on.
 */
export interface DrawOnTable {
  /**
   * Op. A table is drawn on.
   */
  op: 'draw-table'
  /**
   * Table. Which table.
   */
  table: string
  /**
   * Times. How often.
   *
   * Default: `1`
   */
  times?: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Damage ships. Ships picked at random are damaged.
 */
export interface DamageShips {
  /**
   * Op. Ships picked at random are damaged.
   */
  op: 'damage-ships'
  /**
   * Ships. How many.
   */
  ships: number
  /**
   * Damage. Points on each.
   */
  damage?: number | string
  /**
   * Draw. Bomb cards drawn for each instead.
   */
  draw?: number
  /**
   * Multiply. Factor on the points drawn.
   *
   * Default: `1`
   */
  multiply?: number
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Fixed duration. A mission of a set number of turns.
 */
export interface FixedDuration {
  /**
   * Type. A set number of turns.
   */
  type: 'fixed'
  /**
   * Turns. Number of game turns.
   */
  turns: number
}
/**
 * Phased duration. Turns to the target and home again.
 */
export interface PhasedDuration {
  /**
   * Type. Turns out and home.
   */
  type: 'phased'
  /**
   * Target-bound. Base turns to the target; L for a distance beyond the numbers.
   */
  'target-bound': number | 'L'
  /**
   * Home-bound. Base turns home.
   */
  'home-bound': number
  /**
   * Less speed. Whether the speed of the slowest striker is taken off both.
   *
   * Default: `true`
   */
  'less-speed'?: boolean
}
/**
 * Unit group. Aircraft that fly together: so many elements, sections, lone leaders or single aircraft of one card.
 */
export interface UnitGroup {
  /**
   * Side. Whose they are, where the place does not say so.
   */
  side?: string
  /**
   * Count. How many of the unit.
   *
   * Default: `1`
   */
  count?: number
  /**
   * Unit. A leader with wingman, a section of three, a leader alone, or single aircraft.
   */
  unit: 'element' | 'section' | 'leader' | 'aircraft'
  /**
   * Aircraft. The aircraft card.
   */
  aircraft: string
  /**
   * Load. What they carry. Absent: what the mission gives.
   */
  load?: string
  /**
   * Crew. Named pilot or crew of the first leader.
   */
  crew?: string
  /**
   * Hits. Hits on each at the start.
   *
   * Default: `0`
   */
  hits?: number
  /**
   * Altitude. Levels they may start at. Absent: as the mission says.
   *
   * Items: Altitude. A level.
   */
  altitude?: string[]
  /**
   * Part. What they do in the mission.
   */
  part?: 'strike' | 'escort' | 'interceptor' | 'reconnaissance' | 'transport'
  /**
   * Base. Where they fly from, where it matters.
   */
  base?: string
}
/**
 * Card match. Describes cards; every given field must fit.
 */
export interface CardMatch {
  /**
   * Card. This card type.
   */
  card?: string
  /**
   * Family. This family.
   */
  family?: string
  /**
   * Bursts. Cards with so many bursts.
   */
  bursts?: number
  /**
   * Special hit. Cards with this special hit.
   */
  special?: string
  /**
   * Colour. Cards of this colour.
   */
  colour?: 'red' | 'blue' | 'white'
  /**
   * Spoiled. Cards with this mark; any means either.
   */
  spoiled?: 'none' | 'standard' | 'special' | 'any'
  /**
   * Bomb result. Cards with this bomb result.
   */
  bomb?: string
  /**
   * Strafe result. Cards with this strafe result.
   */
  strafe?: string
  /**
   * From. Card numbers from here on.
   */
  from?: number
  /**
   * To. Card numbers up to here.
   */
  to?: number
}
/**
 * Band. A range of numbers and what it means for either side.
 */
export interface Band {
  /**
   * From. Lowest number. Absent: no lower end.
   */
  from?: number
  /**
   * To. Highest number. Absent: no upper end.
   */
  to?: number
  /**
   * Labels. What each side is told.
   */
  labels: {
    /**
     * Label. Words for this side.
     */
    [k: string]: string
  }
  /**
   * Winner. Side that wins. Absent: neither.
   */
  winner?: string
}
/**
 * Performance. How a campaign is judged. Bands leave no gap and do not overlap.
 */
export interface Performance {
  /**
   * Measure. The number that is looked up.
   */
  measure: 'point-difference' | 'ending-cycle' | 'boxes-left' | 'points'
  /**
   * First. Side named first: its total comes first in the difference and it draws for missions.
   */
  first?: string
  /**
   * Amount. How the number is worked out, where it is not the plain measure.
   */
  amount?: string
  /**
   * Stage. Only for this stage.
   */
  stage?: string
  /**
   * Space. Only when the marker ends here.
   */
  space?: string
  /**
   * Bands. Ranges in order.
   */
  bands: Band[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Special rule. A rule that holds only here.
 */
export interface SpecialRule {
  /**
   * Id. Name of the rule.
   */
  id: string
  /**
   * Name. Heading.
   */
  name?: string
  /**
   * Text. The rule in own words.
   */
  text: string
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. A stage.
   */
  stages?: string[]
  /**
   * Side. Side it is for. Absent: both.
   */
  side?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  effects?: Effects
  /**
   * Option. Only if this option is on.
   */
  option?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Nothing outcome. Nothing happens.
 */
export interface NothingOutcome {
  /**
   * Do. Nothing happens.
   */
  do: 'nothing'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Value outcome. Gives a number or a word.
 */
export interface ValueOutcome {
  /**
   * Do. Gives a number or a word.
   */
  do: 'value'
  /**
   * Value. The number or word.
   */
  value: number | string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * State outcome. The aircraft gets a new state.
 */
export interface StateOutcome {
  /**
   * Do. The aircraft gets a new state.
   */
  do: 'state'
  /**
   * State. The state.
   */
  state: 'safe' | 'damaged' | 'destroyed' | 'repaired' | 'written-off' | 'jammed' | 'missed' | 'lost' | 'kept'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Hits outcome. The aircraft takes hits.
 */
export interface HitsOutcome {
  /**
   * Do. The aircraft takes hits.
   */
  do: 'hits'
  /**
   * Hits. How many.
   */
  hits: number
  /**
   * Counter. Marker it also gets.
   */
  counter?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Units outcome. Aircraft are given.
 */
export interface UnitsOutcome {
  /**
   * Do. Aircraft are given.
   */
  do: 'units'
  units: UnitList
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Target outcome. Names the target.
 */
export interface TargetOutcome {
  /**
   * Do. Names the target.
   */
  do: 'target'
  /**
   * Target. Target card.
   */
  target?: string
  /**
   * Number. Row of the target matrix.
   */
  number?: number
  /**
   * Location. Place.
   */
  location?: string
  /**
   * Ship. A ship of the convoy.
   */
  ship?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Resource outcome. A resource takes effect.
 */
export interface ResourceOutcome {
  /**
   * Do. A resource takes effect.
   */
  do: 'resource'
  /**
   * Resource. Which one.
   */
  resource: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Crew outcome. A pilot or crew is picked at random from a pool.
 */
export interface CrewOutcome {
  /**
   * Do. A pilot or crew is picked at random from a pool.
   */
  do: 'crew'
  /**
   * Pool. Who may be picked.
   *
   * Items: Crew. A pilot or crew.
   */
  pool: string[]
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Redraw outcome. Draw again.
 */
export interface RedrawOutcome {
  /**
   * Do. Draw again.
   */
  do: 'redraw'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Abort outcome. The mission does not take place.
 */
export interface AbortOutcome {
  /**
   * Do. The mission does not take place.
   */
  do: 'abort'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Table outcome. Look it up in another table.
 */
export interface TableOutcome {
  /**
   * Do. Look it up in another table.
   */
  do: 'table'
  /**
   * Table. Which table.
   */
  table: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Effects outcome. Effects begin.
 */
export interface EffectsOutcome {
  /**
   * Do. Effects begin.
   */
  do: 'effects'
  effects: Effects
  /**
   * Name. What it is called.
   */
  name?: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Box outcome. The aircraft is put into a box of the board.
 */
export interface BoxOutcome {
  /**
   * Do. The aircraft is put into a box of the board.
   */
  do: 'box'
  /**
   * Box. Which box.
   */
  box: string
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Ending outcome. The mission ends.
 */
export interface EndingOutcome {
  /**
   * Do. The mission ends.
   */
  do: 'ends'
  /**
   * Result. How, for the player who acts.
   */
  result: 'won' | 'drawn' | 'lost'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Placement outcome. Says when or where a unit is placed.
 */
export interface PlacementOutcome {
  /**
   * Do. Says when or where a unit is placed.
   */
  do: 'place'
  /**
   * Place. At once, after all others, on alert, or not at all.
   */
  place: 'at-once' | 'last' | 'on-alert' | 'not-available'
  /**
   * When. Only if this holds; the first outcome that fits counts.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
   * Plays as. Families of cards it may be spent as.
   *
   * Items: Family. A family of cards.
   */
  'plays-as'?: string[]
  /**
   * Spent. On its own in place of a card, or together with a card that then counts as another.
   *
   * Default: `"alone"`
   */
  spent?: 'alone' | 'with-card'
  /**
   * Use. As an answer only, or also as an attack.
   *
   * Default: `"any"`
   */
  use?: 'response' | 'any'
  /**
   * Gives spoiled mark. Whether the card it is spent with counts as marked spoiled.
   *
   * Default: `false`
   */
  'gives-spoiled'?: boolean
  /**
   * Lasts. How long it stays on an aircraft.
   *
   * Default: `"until-used"`
   */
  lasts?: 'until-used' | 'game-turn' | 'mission'
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
   * Destroys. Whether, or when, the target is lost at once.
   */
  destroys?: boolean | string
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
 * Skill. A skill of pilots or crews.
 */
export interface Skill {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Code. Letters on the counter.
   */
  code: string
  /**
   * Serves. Who may have it.
   *
   * Items: Who. Pilot or crew.
   */
  serves?: ('pilot' | 'crew')[]
  /**
   * What it changes while it applies.
   */
  effects?: Effects
  /**
   * Counters. Markers placed at the start of a mission.
   */
  counters?: {
    /**
     * Counters. How many.
     */
    [k: string]: number
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark.
   */
  note?: string
}
/**
 * Load. Something an aircraft may carry.
 */
export interface Load {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Ordnance. Whether it counts as ordnance.
   */
  ordnance: boolean
  /**
   * Jettison. Whether it may be dropped.
   *
   * Default: `"allowed"`
   */
  jettison?: 'allowed' | 'never'
  /**
   * When damaged. What happens when a fighter carrying it is damaged.
   *
   * Default: `"kept"`
   */
  'when-damaged'?: 'kept' | 'may-drop' | 'must-drop'
  /**
   * Loads. Whether carrying it makes the aircraft loaded.
   *
   * Default: `true`
   */
  loads?: boolean
  /**
   * Goes with. Loads that may be carried beside it.
   *
   * Items: Load. Another load.
   */
  'goes-with'?: string[]
  /**
   * Bombing mode. Mode it is used in.
   */
  'bomb-mode'?: string
  /**
   * Hides hand. Whether the opening hand lies face down until the leader is attacked.
   *
   * Default: `false`
   */
  'hides-hand'?: boolean
  /**
   * What it changes while it applies.
   */
  effects?: Effects
  /**
   * Table. Table drawn on when it is used.
   */
  table?: string
  /**
   * Strike. How it strikes a target.
   */
  strike?: {
    /**
     * Cards. Cards drawn.
     */
    cards?: number | string
    /**
     * Damage a hit. Points for each hit.
     */
    'damage-per-hit'?: number
    /**
     * Flak change. Flak cards added.
     */
    'flak-change'?: number
    /**
     * Altitudes. Levels from which it can be used.
     *
     * Items: Altitude. A level.
     */
    altitudes?: string[]
  }
  /**
   * Amount. How many are carried, where they are counted.
   */
  amount?: number | string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark.
   */
  note?: string
}
/**
 * Bombing mode. A way of bombing.
 */
export interface BombingMode {
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Altitudes. Levels from which it strikes.
   *
   * Items: Altitude. A level.
   */
  altitudes?: string[]
  /**
   * Starts at. Levels at which the over-target turn must begin.
   *
   * Items: Altitude. A level.
   */
  'starts-at'?: string[]
  /**
   * Dives. Whether the unit drops a level before it strikes.
   *
   * Default: `false`
   */
  dives?: boolean
  /**
   * Target classes. Only these. Absent: all.
   *
   * Items: Class. A target class.
   */
  'target-classes'?: string[]
  /**
   * Damage factor. Factor on the damage points.
   *
   * Default: `1`
   */
  'damage-factor'?: number
  /**
   * Shifts. What moves its results.
   *
   * Items: Result shift. Moves bomb results.
   */
  shifts?: {
    /**
     * Levels. Places; negative for worse.
     */
    levels: number
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * At night as. Mode used at night instead.
   */
  'at-night-as'?: string
  /**
   * Hit by. Flak cards that hit at very low altitude though they hit no other mode.
   *
   * Items: Family. A family of cards.
   */
  'hit-by'?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Remark.
   */
  note?: string
}
/**
 * Mission phase. A phase of a mission.
 */
export interface MissionPhase {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
  /**
   * Turns. Length. Absent: as the mission says.
   */
  turns?: number | string
  /**
   * Counts. Whether turn numbers run up or down.
   *
   * Default: `"up"`
   */
  counts?: 'up' | 'down'
  /**
   * Skipped when. When the phase is left out.
   */
  'skipped-when'?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Bomb result. A result of bombing.
 */
export interface BombResult {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
}
/**
 * Strafe result. A result of strafing.
 */
export interface StrafeResult {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Name shown to players.
   */
  name: string
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
     * Elements. Units a side may bring to a dogfight.
     */
    elements?: {
      /**
       * Least. Fewest units of a side.
       */
      least: number
      /**
       * Most. Most units of a side.
       */
      most: number
    }
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
  /**
   * Class cards. What the cards of a class show beyond what the form of the document asks for.
   */
  'class-cards'?: {
    /**
     * Class card. What the cards of one class show.
     */
    [k: string]: {
      /**
       * Shows. Fields that every card of the class fills, as dotted paths.
       *
       * Items: Field. A field, as service-entry or balance.leader.
       */
      shows: string[]
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Bomb results. Results of bombing, worst first.
   */
  'bomb-results'?: BombResult[]
  /**
   * Strafe results. Results of strafing, worst first.
   */
  'strafe-results'?: StrafeResult[]
  /**
   * Bombing modes. Bombing modes by id.
   */
  'bomb-modes'?: {
    [k: string]: BombingMode
  }
  /**
   * Target classes. Classes of targets by id.
   */
  'target-classes'?: {
    [k: string]: Word
  }
  /**
   * Skills. Skills by id.
   */
  skills?: {
    [k: string]: Skill
  }
  /**
   * Loads. Loads by id.
   */
  loads?: {
    [k: string]: Load
  }
  /**
   * Phases. Phases of a mission, in order.
   */
  phases?: MissionPhase[]
  /**
   * Loaded aircraft. What being loaded means.
   */
  loaded?: {
    /**
     * What it changes while it applies.
     */
    effects?: Effects
    /**
     * Points when jettisoned. Points for the enemy for each aircraft that drops its ordnance unused.
     */
    'points-when-jettisoned'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Crew numbers. Numbers for pilots and crews.
   */
  crews?: {
    /**
     * Points a skill. Points for shooting down a skilled crew, for each skill.
     */
    'points-per-skill'?: number
    /**
     * Skilled a formation. Skilled crews in one formation at most.
     */
    'skilled-per-formation'?: number
    /**
     * Caps. Most that skills may add to a rating.
     *
     * Items: Skill cap. Most that skills may add.
     */
    caps?: {
      /**
       * Rating. Which rating.
       */
      rating: string
      /**
       * Role. For which role.
       */
      role?: string
      /**
       * Add. Most that is added.
       */
      add: number
    }[]
    /**
     * Green crews. What green crews suffer.
     */
    green?: {
      /**
       * What it changes while it applies.
       */
      effects?: Effects
      /**
       * Responses a step. Answers a green pilot may play in a step.
       */
      'responses-per-step'?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
    /**
     * Order of assignment. Roles that skilled pilots take first; green ones take them in reverse.
     *
     * Items: Role. A role.
     */
    'assign-order'?: string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Section rules. What a third aircraft means.
   */
  sections?: {
    /**
     * What it changes while it applies.
     */
    effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Bomber combat numbers. Numbers for attacks on formation bombers.
   */
  bombers?: {
    /**
     * Burst bonus. Bursts added by the class of the attacker.
     */
    'burst-bonus'?: {
      /**
       * Bursts. Bursts added.
       */
      [k: string]: number
    }
    /**
     * Bonus after intervention. Bursts added when an escort has thwarted the attempt.
     */
    'burst-bonus-after-intervention'?: number
    /**
     * Extra cards of wingmen. By the class of the attacker.
     */
    'wingman-extra-cards'?: {
      /**
       * Cards. Cards drawn once the target is known.
       */
      [k: string]: number | string
    }
    /**
     * Attempt families. Cards that choose the bomber or gain bursts.
     *
     * Items: Family. A family of cards.
     */
    'attempt-families'?: string[]
    /**
     * Intervention families. Cards an escort plays to step in first.
     *
     * Items: Family. A family of cards.
     */
    'intervention-families'?: string[]
    /**
     * Return fire families. Cards with which a bomber fires back.
     *
     * Items: Family. A family of cards.
     */
    'return-fire-families'?: string[]
    /**
     * Discard to answer. Cards an attacker discards for answering return fire.
     */
    'discard-to-answer'?: number
    /**
     * Starred turret ignores. Return fire that a starred turret defence cannot use, if the option is on.
     *
     * Items: Family. A family of cards.
     */
    'starred-turret-ignores'?: string[]
    /**
     * Angles. Angles of attack, if the option is on.
     */
    angles?: {
      /**
       * Attack angle. What an angle of attack changes.
       */
      [k: string]: {
        /**
         * Name. Name shown to players.
         */
        name: string
        /**
         * Attack. Added to burst or offensive of the attacker.
         */
        attack?: number
        /**
         * Turret. Added to the turret defence.
         */
        turret?: number
        /**
         * Wingman extra. Added to the extra cards of a wingman.
         */
        'wingman-extra'?: number
      }
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Strike numbers. Numbers for striking targets.
   */
  strike?: {
    /**
     * Chart. The strike chart.
     */
    chart?: string
    /**
     * Strafing altitudes. Levels from which aircraft strafe.
     *
     * Items: Altitude. A level.
     */
    'strafe-altitudes'?: string[]
    /**
     * Least strafing cards. Cards drawn at least.
     */
    'strafe-least-cards'?: number
    /**
     * Strafing damage. Points for each hit.
     */
    'strafe-damage'?: number
    /**
     * Strafing runs. Runs an aircraft may make.
     */
    'strafe-runs'?: number
    /**
     * Least bomb cards. Cards drawn at least by an aircraft with a rating of 1 or more.
     */
    'least-bomb-cards'?: number
    /**
     * Fortified shift. Places bomb results move on fortified targets.
     */
    'fortified-shift'?: number
    /**
     * Fortified rocket damage. Points for each rocket hit on fortified targets.
     */
    'fortified-rocket-damage'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Flak numbers. Numbers for flak.
   */
  flak?: {
    /**
     * Area flak after. Moments at which area flak fires.
     *
     * Items: Moment. A moment.
     */
    'area-after'?: string[]
    /**
     * Hit families. Cards that hit.
     *
     * Items: Family. A family of cards.
     */
    'hit-families'?: string[]
    /**
     * Except when. Families that do not hit in some situations.
     */
    'except-when'?: {
      /**
       * When. Situation in which the family does not hit.
       */
      [k: string]: string
    }
    /**
     * Responses. Answers a striking aircraft may play in one run.
     */
    responses?: number
    /**
     * Response shift. Places the best result moves when it answers.
     */
    'response-shift'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Night numbers. Numbers for night missions.
   */
  night?: {
    /**
     * What it changes while it applies.
     */
    effects?: Effects
    /**
     * Wingmen. Whether wingmen fly.
     *
     * Default: `false`
     */
    wingmen?: boolean
    /**
     * Search colours. Colour by sort of fighter: night or day.
     */
    'search-colours'?: {
      /**
       * Colour. Colour that finds the enemy.
       */
      [k: string]: 'red' | 'blue' | 'white'
    }
    /**
     * Day fighter rating. Night combat rating of day fighters.
     */
    'day-fighter-rating'?: {
      /**
       * Undamaged. While undamaged.
       */
      undamaged: number
      /**
       * Damaged. When damaged.
       */
      damaged: number
    }
    /**
     * Flak change. Cards added to all flak.
     */
    'flak-change'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Mission numbers. Numbers for missions.
   */
  missions?: {
    /**
     * Straggler turns. Turns added while damaged strike aircraft remain.
     */
    'straggler-turns'?: number
    /**
     * Discard when unopposed. Whether discards are allowed once no defender is left.
     *
     * Default: `false`
     */
    'discard-when-unopposed'?: boolean
    /**
     * Fuel use. Fuel points used.
     */
    fuel?: {
      /**
       * Escort in combat. A turn with enemies present.
       */
      'escort-in-combat'?: number
      /**
       * Escort otherwise. A turn without.
       */
      'escort-otherwise'?: number
      /**
       * Interceptor. Every turn.
       */
      interceptor?: number
      /**
       * Escort to join. Points used before it joins.
       */
      'escort-join'?: number | string
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
}
/**
 * Aces-high ruleset. Rules of the aces-high system.
 */
export interface AcesHighRuleset {
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
  system: 'aces-high'
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
   * Aircraft classes. Classes by id.
   */
  'aircraft-classes'?: {
    [k: string]: Word
  }
  /**
   * Loads. Loads by id.
   */
  loads?: {
    [k: string]: Load
  }
  /**
   * Skills. Skills by id.
   */
  skills?: {
    [k: string]: Skill
  }
  /**
   * Target classes. Kinds of map targets by id.
   */
  'target-classes'?: {
    [k: string]: Word
  }
  /**
   * Aces-high dogfight numbers. Numbers of a dogfight.
   */
  dogfight: {
    /**
     * Rounds. Length.
     */
    rounds: number
    /**
     * Opening hand. Cards dealt.
     */
    'opening-hand': number | string
    /**
     * Hand limit. Cards held after drawing.
     */
    'hand-limit': number | string
    /**
     * Draw before. Cards drawn at the start of a turn.
     */
    'pre-turn-draw': number | string
    /**
     * Draw after. Cards drawn at the end of a turn.
     */
    'post-turn-draw': number | string
    /**
     * Ends on kill. Whether the first aircraft shot down ends the fight.
     *
     * Default: `true`
     */
    'ends-on-kill'?: boolean
    /**
     * Start altitudes. Levels at which a fighter may start, and when.
     */
    'start-altitudes'?: {
      /**
       * Allowed. Whether, or when, a fighter may start there.
       */
      [k: string]: boolean | string
    }
    /**
     * Points for damage. Points for an enemy still damaged at the end.
     */
    'damaged-points'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aces-high altitude numbers. What changing altitude costs and brings.
   */
  altitude: {
    /**
     * Climb discard. Cards discarded for each level.
     */
    'climb-discard': number
    /**
     * Dive draw. Cards drawn for each level.
     */
    'dive-draw': number
    /**
     * Cost to follow. By position.
     */
    'follow-cost': {
      /**
       * Cards. Cards discarded.
       */
      [k: string]: number
    }
    /**
     * Stall discard. Cards discarded when a draw falls below nothing.
     */
    'stall-discard'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aces-high positioning numbers. Limits on positions.
   */
  positioning?: {
    /**
     * Slots on a fighter. Enemies that may hold each position on one fighter.
     */
    'slots-on-a-fighter'?: {
      /**
       * Slots. How many enemies.
       */
      [k: string]: number
    }
    /**
     * Held at once. Enemies on which a fighter may hold a position.
     */
    'held-at-once'?: number
    /**
     * Speed action value. Manoeuvring value of each point of speed difference.
     */
    'speed-action-value'?: number
    /**
     * Most extra bursts. Bursts that positions add at most in a turn.
     */
    'most-extra-bursts'?: number
    /**
     * Manoeuvring family. Family that a card used for its manoeuvring value counts as.
     */
    'manoeuvre-family'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Fire families. Cards that fire.
   *
   * Items: Family. A family of cards.
   */
  'fire-families': string[]
  /**
   * Aces-high agile numbers. What agile aircraft may do.
   */
  agile?: {
    /**
     * Plays as. Family any card may stand for.
     */
    'plays-as': string
    /**
     * Uses. How often in a turn.
     */
    uses: number
    /**
     * When reacting. Whether it works in answers too.
     *
     * Default: `false`
     */
    'when-reacting'?: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aces-high barrage numbers. What a barrage adds.
   */
  barrage?: {
    /**
     * Hits. Hits added by each card held back.
     */
    hits: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aces-high wingmen numbers. Numbers of the wingmen expansion.
   */
  wingmen?: {
    /**
     * Attack draw. Cards drawn against a fighter.
     */
    'attack-draw'?: number | string
    /**
     * Attack draw on bombers. Cards drawn against a bomber.
     */
    'attack-draw-on-bombers'?: number | string
    /**
     * Defence draw. Cards drawn when attacked.
     */
    'defence-draw'?: number | string
    /**
     * First player hand. Opening hand of the first leader.
     */
    'first-player-hand'?: number | string
    /**
     * First player attack. Attack draw of the first wingman.
     */
    'first-player-attack'?: number | string
    /**
     * First player skips. Steps the first leader leaves out in the first turn.
     *
     * Items: Step. A step.
     */
    'first-player-skips'?: string[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Flak patterns. Flak patterns by id.
   */
  'flak-patterns'?: {
    /**
     * Flak pattern. Hits of a flak pattern by bombing pattern.
     */
    [k: string]: {
      /**
       * Name. Name shown to players.
       */
      name: string
      /**
       * Hits. By bombing pattern.
       */
      hits: {
        /**
         * Hits. Hits on each bomber.
         */
        [k: string]: number | string
      }
    }
  }
  /**
   * Bombing patterns. Bombing patterns by id.
   */
  'bombing-patterns'?: {
    /**
     * Bombing pattern. Bomb hits of a pattern.
     */
    [k: string]: {
      /**
       * Name. Name shown to players.
       */
      name: string
      /**
       * Bomb hits. Bomb hits of each bomber.
       */
      hits: number | string
    }
  }
  /**
   * Mission points. By state: undamaged, damaged, destroyed.
   */
  'mission-points'?: {
    /**
     * Mission points. Points by the state of the target.
     */
    [k: string]: {
      /**
       * Attacker. Points of the attacker.
       */
      attacker: number | string
      /**
       * Defender. Points of the defender.
       */
      defender: number | string
      /**
       * Initiative. Who picks the next mission.
       */
      initiative: 'attacker' | 'defender'
      /**
       * Controls. Whether the attacker now controls the target.
       */
      controls: boolean
    }
  }
  /**
   * Opening bonus. Cards added to the opening hand by starting level, if the option is on.
   */
  'opening-bonus'?: {
    /**
     * Cards. Cards added.
     */
    [k: string]: number
  }
}
/**
 * Combat-zone ruleset. Rules of the combat-zone system.
 */
export interface CombatZoneRuleset {
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
  system: 'combat-zone'
  /**
   * Version. Edition of the rules this stands for.
   */
  version?: string
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
   * Board. Board it is played on.
   */
  board: string
  /**
   * Dice. Dice by use: movement, throttle, fire, damage.
   */
  dice?: {
    /**
     * Die. A die.
     */
    [k: string]: string
  }
  /**
   * Combat-zone movement numbers. Numbers of movement.
   */
  movement: {
    /**
     * Steps. Steps of a move.
     */
    steps: number | string
    /**
     * Straight bonus. Steps added to a move without a turn.
     */
    'straight-bonus': number
    /**
     * No double turn from. Steps from which two turns may not follow each other.
     */
    'no-double-turn-from'?: number
    /**
     * Climb steps. Steps added for each level climbed.
     */
    'climb-steps': number
    /**
     * Dive steps. Steps added for each level dived.
     */
    'dive-steps': number
    /**
     * Level change at. Steps on which levels change.
     *
     * Items: Step. A step.
     */
    'level-change-at': number[]
    /**
     * No pull-up after. Levels dived in a round after which the nose may not go up.
     */
    'no-pull-up-after'?: number
    /**
     * Top level from. By climb rating.
     */
    'top-level-from'?: {
      /**
       * From. Levels from which the top may be entered.
       *
       * Items: Altitude. A level.
       */
      [k: string]: string[]
    }
    /**
     * Border rounds. Rounds in a row an aircraft may end in the border.
     */
    'border-rounds'?: number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aerobatics. Figures by id.
   */
  aerobatics?: {
    /**
     * Aerobatic figure. A figure that aerobatic aircraft may fly.
     */
    [k: string]: {
      /**
       * Name. Name shown to players.
       */
      name: string
      /**
       * Start. Tilt at the start.
       */
      start: 'level' | 'up' | 'down'
      /**
       * Levels. Levels gained or lost.
       */
      levels?: {
        /**
         * Least. Least.
         */
        least: number
        /**
         * Most. Most.
         */
        most: number
      }
      /**
       * Lead-in. Straight steps before.
       */
      'lead-in'?: number
      /**
       * Steps a level. Steps for each level.
       */
      'steps-per-level'?: number
      /**
       * Steps. Steps of the figure itself.
       */
      steps?: number
      /**
       * Run-out. Straight steps after.
       */
      'run-out'?: number
      /**
       * Turns. Direction changes it counts as.
       */
      turns: number | string
      /**
       * Reverses. Whether the heading is reversed.
       *
       * Default: `false`
       */
      reverses?: boolean
      /**
       * End tilt steps. Further steps needed to end tilted.
       *
       * Default: `0`
       */
      'end-tilt-steps'?: number
      /**
       * Clear. Points that must be empty.
       *
       * Items: Clear point. A point that must be empty, seen from the start.
       */
      clear?: {
        /**
         * Ahead. Points ahead; negative behind.
         */
        ahead: number
        /**
         * Level. Levels above.
         */
        level: number
      }[]
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Combat-zone firing numbers. Numbers of firing.
   */
  firing: {
    /**
     * Chart. Firing chart.
     */
    chart: string
    /**
     * Coupled bonus. By number of guns.
     */
    'coupled-bonus'?: {
      /**
       * Bonus. Added to the dice.
       */
      [k: string]: number
    }
    /**
     * Defensive column. Column of defensive fire.
     */
    'defensive-column'?: string
    /**
     * Long burst column. Column that a second roll reads too.
     */
    'long-burst-column'?: string
    /**
     * Arcs. Firing positions.
     *
     * Items: Firing arc. A position from which a mount may fire.
     */
    arcs: {
      /**
       * Mount. Where the guns sit.
       */
      mount: 'fixed' | 'flexible-nose' | 'dorsal' | 'ventral'
      /**
       * Name. Name shown to players.
       */
      name: string
      /**
       * Column. Column of the chart.
       */
      column: string
      /**
       * Distance. Points away.
       */
      distance: number
      /**
       * Bearing. Directions.
       *
       * Items: Bearing. Direction from the firing aircraft.
       */
      bearing: (
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
      headings?: number[]
      /**
       * Levels. Differences of level allowed.
       *
       * Items: Levels. Levels between the aircraft.
       */
      levels?: number[]
      /**
       * Both level. Whether both must fly level.
       *
       * Default: `false`
       */
      'both-level'?: boolean
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }[]
    /**
     * Damage parts. Parts by id.
     */
    'damage-parts'?: {
      /**
       * Damage part. What damage to a part does.
       */
      [k: string]: {
        /**
         * Name. Name shown to players.
         */
        name: string
        /**
         * Colour. Colour of its marker.
         */
        colour?: string
        /**
         * What it changes.
         */
        effects?: Effects
        /**
         * Rules that say so; log lines and refusals carry these numbers.
         */
        rules?: RuleIds
      }
    }
    /**
     * Damages to destroy. Damages that destroy an aircraft.
     */
    'damages-to-destroy'?: number
    /**
     * Jam clears. Clearing a jam.
     */
    'jam-clears'?: {
      /**
       * Rounds. Rounds it takes.
       */
      rounds?: number
      /**
       * Pilot turns. Turns a pilot may make meanwhile.
       */
      'pilot-turns'?: number
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Modes. Game modes by id.
   */
  modes: {
    /**
     * Game mode. A way to play.
     */
    [k: string]: {
      /**
       * Name. Name shown to players.
       */
      name: string
      /**
       * Classes. Aircraft that take part.
       *
       * Items: Class. A class.
       */
      classes?: string[]
      /**
       * Survivors win. Whether a side left alone wins at once.
       *
       * Default: `false`
       */
      'survivors-win'?: boolean
      /**
       * Scoring. Entries that count.
       *
       * Items: Score. A scoring entry.
       */
      scoring: string[]
      /**
       * Rounds. Length. Absent: open.
       */
      rounds?: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Entry numbers. Numbers for entering.
   */
  entry?: {
    /**
     * Start aircraft. Aircraft on access points at the start.
     */
    'start-aircraft'?: number
    /**
     * Reserves a round. Reserves that may come forward.
     */
    'reserves-per-round'?: number
    /**
     * Fighter limit. Fighters of a player in the zone.
     */
    'fighter-limit'?: number
    /**
     * Leave when. When an aircraft may leave.
     */
    'leave-when'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Aircraft classes. Classes by id.
   */
  'aircraft-classes'?: {
    [k: string]: Word
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
     * Further options. Further options that choose its reading.
     *
     * Items: Option. Names one option.
     */
    options?: string[]
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
 * Take hits. The player of the card takes hits.
 */
export interface TakeHits {
  /**
   * Op. The player of the card takes hits.
   */
  op: 'take-hits'
  /**
   * Hits. How many.
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
 * Raise burst cost. Shots at the attacker need more bursts until its next turn.
 */
export interface RaiseBurstCost {
  /**
   * Op. Shots at the attacker need more bursts until its next turn.
   */
  op: 'raise-burst-cost'
  /**
   * Bursts. Bursts added to each shot.
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
   * Tactic. Whether it is played on the own aircraft and nobody answers it.
   *
   * Default: `false`
   */
  tactic?: boolean
  /**
   * Timing. When it may be played: in the own turn, or at any moment.
   *
   * Default: `"own-turn"`
   */
  timing?: 'own-turn' | 'any-time'
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
     * Moment. As an answer to the card, or once the card has succeeded.
     *
     * Default: `"answer"`
     */
    moment?: 'answer' | 'after-success'
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Card for bombers. What a bomber gets from the card in its turret hand.
   */
  bomber?: {
    /**
     * Fires. Whether it may be fired at the attacking fighter.
     *
     * Default: `false`
     */
    fires?: boolean
    /**
     * Effects. What it does for the bomber.
     */
    effects?: CardOp[]
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Manoeuvring value. Steps of position it is worth, where the system has such values and all copies agree.
   */
  manoeuvre?: number
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
   * Rules that say how the deck is made up.
   */
  rules?: RuleIds
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
   * Totals. Known numbers of cards of one sort, by a name; the copies must add up to them.
   */
  totals?: {
    /**
     * Card total. How many cards of one sort the deck has.
     */
    [k: string]: {
      /**
       * Of. The sort of cards that count; every given field must fit.
       */
      of: {
        /**
         * Family. Cards of this family.
         */
        family?: string
        /**
         * Colour. Cards of this colour.
         */
        colour?: 'red' | 'blue' | 'white'
        /**
         * Bursts. Shots of so many bursts.
         */
        bursts?: number
        /**
         * Hits. Shots of so many hits.
         */
        hits?: number
        /**
         * Special hit. Shots with this special hit.
         */
        special?: string
      }
      /**
       * Number of cards. How many there are.
       */
      cards: number
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Face totals. Known totals over the whole deck, for faces that are open copy by copy.
   */
  'face-totals'?: {
    /**
     * Bomb results. How often each bomb result occurs.
     */
    bomb?: {
      /**
       * Bomb results by card. Cards by result; together, all of the deck.
       */
      cards: {
        /**
         * Cards. How many cards show it.
         */
        [k: string]: number
      }
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
    /**
     * Strafe results. How often each strafe result occurs.
     */
    strafe?: {
      /**
       * Strafe results by card. Cards by result; together, all of the deck.
       */
      cards: {
        /**
         * Cards. How many cards show it.
         */
        [k: string]: number
      }
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
    /**
     * Spoiled marks. How often each spoiled mark occurs.
     */
    spoiled?: {
      /**
       * Spoiled marks by card. Cards by mark; together, all of the deck.
       */
      cards: {
        /**
         * None. Cards without a mark.
         */
        none: number
        /**
         * Standard. Cards with the standard mark.
         */
        standard: number
        /**
         * Special. Cards with the special mark.
         */
        special: number
      }
      /**
       * Spoiled marks by family. Marks known for single families.
       */
      'by-family'?: {
        /**
         * Spoiled marks of a family. Marks within one family.
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
   * Ceiling. Highest altitude level it may fly at. Absent: as on the undamaged side and, there, by the class (ruleset, class-defaults).
   */
  ceiling?: string
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
   * Ceiling. Highest altitude level it may fly at. Absent: as on the undamaged side and, there, by the class (ruleset, class-defaults).
   */
  ceiling?: string
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
  nose?: 'inline' | 'radial' | 'pod' | 'bomber' | 'glazed'
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
    end?: 'round' | 'square' | 'ellipse' | 'semi'
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
     * Front. Where its front lies, as a share of the length from the nose.
     */
    y: number
    /**
     * Length. Length of the nacelle.
     */
    length: number
    /**
     * Width. Width of the nacelle.
     */
    width?: number
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
/**
 * Aces-high fighter ratings. Ratings of an aces-high fighter on one side of the card.
 */
export interface AcesHighFighterRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  speed: number
  /**
   * Performance. Cards it may hold after drawing.
   */
  performance: number
  /**
   * Horsepower. Cards drawn before and after its actions.
   */
  horsepower: {
    /**
     * Before the turn. Cards drawn at the start of its turn.
     */
    'pre-turn': number
    /**
     * After the turn. Cards drawn at the end of its turn.
     */
    'post-turn': number
  }
  /**
   * Bursts. Bursts it may fire a turn when neutral.
   */
  bursts: number
  /**
   * Firepower. Hits added to each of its shots; may be negative.
   */
  firepower: number
  /**
   * Gunner. Bursts of the gunner a turn, a pool apart from the bursts. Absent: no gunner.
   */
  gunner?: number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  bombs?: number
  /**
   * Agile. Whether any one card a turn may stand for a scissors.
   *
   * Default: `false`
   */
  agile?: boolean
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  turbocharged?: boolean
  /**
   * Barrage. Whether shots may be held back to strengthen another.
   *
   * Default: `false`
   */
  barrage?: boolean
}
/**
 * Aces-high wingman ratings. Ratings of an aces-high wingman on one side of the card.
 */
export interface AcesHighWingmanRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  speed: number
  /**
   * Attack. Cards drawn when it attacks.
   */
  attack: number
  /**
   * Defence. Cards drawn when it is attacked.
   */
  defence: number
  /**
   * Bursts. Bursts it may fire a turn when neutral.
   */
  bursts: number
  /**
   * Firepower. Hits added to each of its shots; may be negative.
   */
  firepower: number
  /**
   * Gunner. Bursts of the gunner a turn, a pool apart from the bursts. Absent: no gunner.
   */
  gunner?: number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  bombs?: number
  /**
   * Agile. Whether any one card a turn may stand for a scissors.
   *
   * Default: `false`
   */
  agile?: boolean
  /**
   * Turbocharged. Whether it loses less power high up.
   *
   * Default: `false`
   */
  turbocharged?: boolean
  /**
   * Barrage. Whether shots may be held back to strengthen another.
   *
   * Default: `false`
   */
  barrage?: boolean
}
/**
 * Aces-high bomber ratings. Ratings of an aces-high bomber on one side of the card.
 */
export interface AcesHighBomberRatings {
  /**
   * Airframe. Running total of hits at which this side gives way.
   */
  airframe: number
  /**
   * Speed. Compared with the speed of an enemy for free manoeuvres.
   */
  speed: number
  /**
   * Turret defence. Cards drawn when it is attacked.
   */
  'turret-defence': number
  /**
   * Turret support. Cards it lends to each neighbour.
   */
  'turret-support': number
  /**
   * Bombs. Bomb value in campaign missions. Absent: none.
   */
  bombs: number
}
/**
 * Aces-high wingman. The wingman card of the same type.
 */
export interface AcesHighWingman {
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  vp: number
  /**
   * Front of the card.
   */
  undamaged: AcesHighWingmanRatings
  /**
   * Back of the card, written in full.
   */
  damaged: AcesHighWingmanRatings
}
/**
 * Aces-high fighter. A fighter of the aces-high system.
 */
export interface AcesHighFighter {
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
  ruleset: 'aces-high'
  /**
   * Class. A fighter.
   */
  class: 'fighter'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  year: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  vp: number
  /**
   * Front of the card.
   */
  undamaged: AcesHighFighterRatings
  /**
   * Back of the card, written in full.
   */
  damaged: AcesHighFighterRatings
  /**
   * Wingman card of the wingmen expansion. Absent: none.
   */
  wingman?: AcesHighWingman
}
/**
 * Aces-high bomber. A bomber of the aces-high system.
 */
export interface AcesHighBomber {
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
  ruleset: 'aces-high'
  /**
   * Class. A bomber.
   */
  class: 'bomber'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Victory points. Cost when picked and points when shot down.
   */
  vp: number
  /**
   * Altitude. Level at which it flies the whole mission.
   */
  altitude: string
  /**
   * Front of the card.
   */
  undamaged: AcesHighBomberRatings
  /**
   * Back of the card, written in full.
   */
  damaged: AcesHighBomberRatings
}
/**
 * Gun group. Guns that fire together.
 */
export interface GunGroup {
  /**
   * Mount. Where the guns sit; it decides which way they fire.
   */
  mount: 'fixed' | 'flexible-nose' | 'dorsal' | 'ventral'
  /**
   * Count. Guns in the group.
   *
   * Default: `1`
   */
  count?: number
  /**
   * Operator. Who fires them; it decides how a jam is cleared.
   */
  operator: 'pilot' | 'crew'
  /**
   * Ammunition. Shots before the group is empty.
   */
  ammunition: number
  /**
   * Defensive only. Whether they fire back but never attack.
   *
   * Default: `false`
   */
  'defensive-only'?: boolean
}
/**
 * Combat-zone fighter. A fighter of the combat-zone system.
 */
export interface CombatZoneFighter {
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
  ruleset: 'combat-zone'
  /**
   * Class. A fighter.
   */
  class: 'fighter'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  agility: {
    /**
     * Turns. How many.
     */
    turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    boxed?: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  climb?: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  descent?: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  aerobatic?: boolean
  /**
   * Guns. Its guns, by group.
   */
  guns: GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  camera?: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  bombs?: number
}
/**
 * Combat-zone scout. A scout with a camera of the combat-zone system.
 */
export interface CombatZoneScout {
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
  ruleset: 'combat-zone'
  /**
   * Class. A scout with a camera.
   */
  class: 'scout'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  agility: {
    /**
     * Turns. How many.
     */
    turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    boxed?: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  climb?: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  descent?: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  aerobatic?: boolean
  /**
   * Guns. Its guns, by group.
   */
  guns: GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  camera?: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  bombs?: number
}
/**
 * Combat-zone bomber. A bomber of the combat-zone system.
 */
export interface CombatZoneBomber {
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
  ruleset: 'combat-zone'
  /**
   * Class. A bomber.
   */
  class: 'bomber'
  /**
   * Type. The type that models share; wingmen go with leaders of their type.
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
   * Year. Year of first use.
   */
  year?: number
  /**
   * Copies. Cards of it in the box. Absent: no limit.
   */
  copies?: number
  /**
   * Measures for its picture.
   */
  silhouette?: Silhouette
  /**
   * Speed. Steps it moves before the die.
   */
  speed: number
  /**
   * Agility. Turns it may make in a round.
   */
  agility: {
    /**
     * Turns. How many.
     */
    turns: number
    /**
     * Boxed. Whether two turns may never follow each other.
     *
     * Default: `false`
     */
    boxed?: boolean
  }
  /**
   * Gyroscopic effect. It turns better to one side. Absent: no effect.
   */
  gyroscopic?: {
    /**
     * Favoured side. The side it turns to more easily.
     */
    favoured: 'left' | 'right'
    /**
     * Bonus. Turns added when it turns only that way.
     */
    bonus: number
    /**
     * Penalty. Turns lost when it turns only the other way.
     */
    penalty: number
  }
  /**
   * Climb. Levels it may climb a round.
   *
   * Default: `1`
   */
  climb?: number
  /**
   * Descent. Levels it may descend a round.
   *
   * Default: `3`
   */
  descent?: number
  /**
   * Ceiling. Highest level it may fly at.
   */
  ceiling: string
  /**
   * Aerobatic. Whether it may fly loops and the like.
   *
   * Default: `false`
   */
  aerobatic?: boolean
  /**
   * Guns. Its guns, by group.
   */
  guns: GunGroup[]
  /**
   * Throttle. Squares of the throttle slider. Absent: no full throttle.
   */
  throttle?: number
  /**
   * Camera. Whether it can photograph a zone.
   *
   * Default: `false`
   */
  camera?: boolean
  /**
   * Bombs. Bombs it carries.
   *
   * Default: `0`
   */
  bombs?: number
}
/**
 * Wild-blue crew. A pilot or crew of the wild-blue system.
 */
export interface WildBlueCrew {
  /**
   * Kind. Says that this document is a pilot or crew.
   */
  kind: 'crew'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Nation. Country they fly for. Absent: any.
   */
  nation?: string
  /**
   * What they change beyond their skills.
   */
  effects?: Effects
  /**
   * Copies. Counters of it. Absent: one for a named person, any number otherwise.
   */
  copies?: number
  /**
   * Service. Air force or naval arm. Absent: any of the nation.
   */
  service?: string
  /**
   * Serves. A pilot flies fighters and light bombers, a crew formation bombers.
   */
  serves: 'pilot' | 'crew'
  /**
   * Standing. A named person, a generic counter with skills, an average crew, or a green one.
   */
  standing: 'named' | 'generic' | 'average' | 'green'
  /**
   * Role. Role that the counter is for, where it is for one only.
   */
  role?: string
  /**
   * Eligible. Aircraft they may fly. Absent: any of their nation and service.
   */
  eligible?: {
    /**
     * Types. Aircraft types.
     *
     * Items: Type. Names one type.
     */
    types?: string[]
    /**
     * Aircraft. Single cards.
     *
     * Items: Aircraft. Names one aircraft.
     */
    aircraft?: string[]
    /**
     * Classes. Whole classes, as for a crew of any bomber.
     *
     * Items: Class. Names one class.
     */
    classes?: string[]
  }
  /**
   * Skills. Their skills; one may stand twice.
   *
   * Default: `[]`
   *
   * Items: Skill. Names one skill.
   */
  skills?: string[]
  /**
   * Campaigns. Campaigns they appear in. Absent: all.
   *
   * Items: Campaign. Names one campaign.
   */
  campaigns?: string[]
  /**
   * Points when lost. Points for shooting them down. Absent: what the ruleset gives for each skill.
   */
  'points-when-lost'?: number
}
/**
 * Aces-high crew. A pilot counter of the aces-high system.
 */
export interface AcesHighCrew {
  /**
   * Kind. Says that this document is a pilot or crew.
   */
  kind: 'crew'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'aces-high'
  /**
   * Nation. Country they fly for. Absent: any.
   */
  nation?: string
  /**
   * What they change beyond their skills.
   */
  effects?: Effects
  /**
   * Copies. Counters of it. Absent: one for a named person, any number otherwise.
   */
  copies?: number
  /**
   * Victory points. Cost when added and points when shot down.
   */
  vp: number
  /**
   * Skills. Skills with their sizes.
   */
  skills: {
    /**
     * Skill value. True, or the size of the bonus.
     */
    [k: string]: true | number
  }
}
/**
 * Points level. A success level reached by points.
 */
export interface PointsLevel {
  /**
   * Level. Number of the level.
   */
  level: number
  /**
   * Label. Word for it.
   */
  label: string
  /**
   * From. Lowest number of points.
   */
  from: number
  /**
   * Points. Points for the striking side.
   */
  vp: number
}
/**
 * Result level. A success level reached by a result.
 */
export interface ResultLevel {
  /**
   * Level. Number of the level.
   */
  level: number
  /**
   * Label. Word for it.
   */
  label: string
  /**
   * Result. Best result drawn.
   */
  result: string
  /**
   * Points. Points for the striking side.
   */
  vp: number
}
/**
 * Target section. A row of damage boxes.
 */
export interface TargetSection {
  /**
   * Id. Name of the row.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name?: string
  /**
   * Boxes. Damage points it takes.
   */
  boxes: number
  /**
   * Crippled. Whether the target is crippled once a box of it is marked.
   *
   * Default: `false`
   */
  crippled?: boolean
}
/**
 * Points target. A target whose success level follows from points scored on it.
 */
export interface PointsTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Scoring. Success follows from points.
   */
  scoring: 'points'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  sheets?: string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  aliases?: string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  flak?: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    'special-spoiled'?: boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  'strike-from'?: string[]
  /**
   * Rules of its own.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Measure. What is counted.
   *
   * Default: `"damage"`
   */
  measure?: 'damage' | 'supply'
  /**
   * Damage points. Points by bomb result, the miss included.
   */
  damage?: {
    /**
     * Points. Points for each such result.
     */
    [k: string]: number
  }
  /**
   * Strafing. Whether and how it can be strafed.
   */
  strafing?: {
    /**
     * Allowed. Whether strafing is possible.
     */
    allowed: boolean
    /**
     * Damage points. Points by strafe result. Absent: one for each hit.
     */
    damage?: {
      /**
       * Points. Points for each such result.
       */
      [k: string]: number
    }
  }
  /**
   * Levels. Success levels, lowest first.
   */
  levels: PointsLevel[]
  /**
   * Sections. Rows of damage boxes, in the order they are marked.
   */
  sections?: TargetSection[]
}
/**
 * Result target. A mission whose success follows from the best card drawn.
 */
export interface ResultTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Scoring. Success follows from the best result.
   */
  scoring: 'result'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  sheets?: string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  aliases?: string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  flak?: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    'special-spoiled'?: boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  'strike-from'?: string[]
  /**
   * Rules of its own.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Draw. Cards drawn for each surviving aircraft.
   *
   * Default: `1`
   */
  draw?: number
  /**
   * Levels. Success levels, lowest first.
   */
  levels: ResultLevel[]
}
/**
 * Cargo target. A mission that scores for what arrives or is laid.
 */
export interface CargoTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Scoring. Points for each unit of something.
   */
  scoring: 'each'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  sheets?: string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  aliases?: string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  flak?: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    'special-spoiled'?: boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  'strike-from'?: string[]
  /**
   * Rules of its own.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Counts. What scores.
   */
  counts: 'cargo-delivered' | 'mines' | 'strafe-hits'
  /**
   * Points. Points for each, or for each aircraft by its ratings.
   */
  points: number | string
}
/**
 * Air combat target. A mission without anything on the ground.
 */
export interface AirCombatTarget {
  /**
   * Kind. Says that this document is a target or mission card.
   */
  kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Scoring. Only aircraft score.
   */
  scoring: 'none'
  /**
   * Class. Military, naval, industrial and so on, as the ruleset names them.
   */
  class: string
  /**
   * Sheets. Where the card is printed.
   *
   * Items: Sheet. Sheet and side, as 3A.
   */
  sheets?: string[]
  /**
   * Aliases. Other names used by campaigns.
   *
   * Items: Alias. Another name.
   */
  aliases?: string[]
  /**
   * Flak. Cards drawn against each aircraft. An absent number means no such flak.
   *
   * Default: `{}`
   */
  flak?: {
    /**
     * Area flak. Cards drawn on the way in and out.
     */
    area?: number
    /**
     * Target flak. Cards drawn during the strike.
     */
    target?: number
    /**
     * Special spoiled. Whether special marks spoil attacks here too.
     *
     * Default: `false`
     */
    'special-spoiled'?: boolean
  }
  /**
   * Strike from. Levels from which it can be struck. Absent: as the mode allows.
   *
   * Items: Altitude. Names one altitude.
   */
  'strike-from'?: string[]
  /**
   * Rules of its own.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Aces-high target. A kind of map target of the aces-high system.
 */
export interface AcesHighTarget {
  /**
   * Kind. Says that this document is a target.
   */
  kind: 'target'
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
   * Rule system. The rule system it is made for.
   */
  ruleset: 'aces-high'
  /**
   * Class. What it is, as the ruleset names it.
   */
  class: string
  /**
   * Damaged. Bomb hits that damage it; also its points.
   */
  damaged: number
  /**
   * Destroyed. Bomb hits that destroy it; also its points.
   */
  destroyed: number
  /**
   * Flak. Flak value.
   */
  flak: number
}
/**
 * Card row. A row read by the card drawn.
 */
export interface CardRow {
  /**
   * Id. Name of the row.
   */
  id: string
  /**
   * Name. Words for the row.
   */
  name?: string
  /**
   * Flags. Marks that procedures look for.
   *
   * Items: Flag. A mark, as no-support.
   */
  flags?: string[]
  /**
   * What happens.
   */
  outcomes: Outcomes
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Cards that lead here. Absent: every card that no other row takes.
   */
  on?: CardMatches
}
/**
 * Total row. A row read by a number.
 */
export interface TotalRow {
  /**
   * Id. Name of the row.
   */
  id: string
  /**
   * Name. Words for the row.
   */
  name?: string
  /**
   * Flags. Marks that procedures look for.
   *
   * Items: Flag. A mark, as no-support.
   */
  flags?: string[]
  /**
   * What happens.
   */
  outcomes: Outcomes
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * From. Lowest number. Absent: no lower end.
   */
  from?: number
  /**
   * To. Highest number. Absent: no upper end.
   */
  to?: number
  /**
   * Carries. Number added to the next draw on this table.
   */
  carries?: number
}
/**
 * Table shift. Moves the row that is read.
 */
export interface TableShift {
  /**
   * Rows. Rows moved down the list: positive toward the last row, negative toward the first. In levels, worst first, positive is better.
   */
  rows: number | string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Chart column. A column of a chart.
 */
export interface ChartColumn {
  /**
   * Id. Name of the column.
   */
  id: string
  /**
   * Name. Heading.
   */
  name: string
  /**
   * Modes. Bombing modes that use it.
   *
   * Items: Mode. Names one mode.
   */
  modes?: string[]
  /**
   * Parts. Other uses.
   *
   * Items: Part. What aircraft do.
   */
  parts?: ('escort' | 'interceptor' | 'strafing' | 'rockets' | 'air-drop' | 'reconnaissance')[]
}
/**
 * Strike cell. Cards added when striking from a level.
 */
export interface StrikeCell {
  /**
   * Bombs. Bomb cards added.
   */
  bombs?: number
  /**
   * Area flak. Area flak cards added.
   *
   * Default: `0`
   */
  'area-flak'?: number
  /**
   * Target flak. Target flak cards added.
   */
  'target-flak'?: number
  /**
   * Legal. Whether a strike from here is possible at all.
   *
   * Default: `true`
   */
  legal?: boolean
  /**
   * Classes. Classes that may strike from here. Absent: all.
   *
   * Items: Class. Names one class.
   */
  classes?: string[]
  /**
   * Cards a load. Cards for each torpedo or the like in place of the rating.
   */
  'cards-per-load'?: number
}
/**
 * Card table. Read by cards drawn from the deck.
 */
export interface CardTable {
  /**
   * Kind. Says that this document is a table.
   */
  kind: 'table'
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
   * Type. Read by the card drawn.
   */
  type: 'cards'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Draw. Cards drawn.
   *
   * Default: `1`
   */
  draw?: number | string
  /**
   * Per. For what one draw is made.
   *
   * Default: `"mission"`
   */
  per?: 'mission' | 'aircraft' | 'unit' | 'ship' | 'cycle' | 'leader'
  /**
   * Secret. Whether only its player sees the draw.
   *
   * Default: `false`
   */
  secret?: boolean
  /**
   * Ordered. Whether the rows form levels, worst first, that shifts move along.
   *
   * Default: `false`
   */
  ordered?: boolean
  /**
   * Rows. Rows; the first that fits counts.
   */
  rows: CardRow[]
  /**
   * Shifts. What moves the level.
   */
  shifts?: TableShift[]
}
/**
 * Total table. Read by a number: a card number, a difference or a total.
 */
export interface TotalTable {
  /**
   * Kind. Says that this document is a table.
   */
  kind: 'table'
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
   * Type. Read by a number.
   */
  type: 'total'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Total. The number looked up.
   */
  total: string
  /**
   * Start. Row whose carried number counts before the first draw.
   */
  start?: string
  /**
   * Rows. Rows without gap or overlap.
   */
  rows: TotalRow[]
  /**
   * Shifts. What moves the row.
   */
  shifts?: TableShift[]
}
/**
 * Strike chart. Strike modifiers by level and mode.
 */
export interface StrikeChart {
  /**
   * Kind. Says that this document is a table.
   */
  kind: 'table'
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
   * Type. Strike modifiers by level and mode.
   */
  type: 'chart'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Columns. Columns in order.
   */
  columns: ChartColumn[]
  /**
   * Cells. Cells by altitude level.
   */
  cells: {
    /**
     * Level. Cells of one level by column.
     */
    [k: string]: {
      [k: string]: StrikeCell
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
  from: number
  /**
   * To. Highest total.
   */
  to: number
  /**
   * Cells. Outcomes by column.
   */
  cells: {
    [k: string]: Outcomes
  }
}
/**
 * Grid table. Read by a roll or total and a column.
 */
export interface GridTable {
  /**
   * Kind. Says that this document is a table.
   */
  kind: 'table'
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
   * Type. Read by a total and a column.
   */
  type: 'grid'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Dice. Dice added up.
   *
   * Items: Dice. Dice of one sort.
   */
  dice?: {
    /**
     * Die. The die.
     */
    die: string
    /**
     * Count. How many.
     *
     * Default: `1`
     */
    count?: number
  }[]
  /**
   * Plus. Added to the dice.
   */
  plus?: string
  /**
   * Clamp. Whether totals past the ends read the end rows.
   *
   * Default: `true`
   */
  clamp?: boolean
  /**
   * Columns. Columns in order.
   */
  columns: ChartColumn[]
  /**
   * Rows. Rows in order.
   */
  rows: GridRow[]
}
/**
 * Die. A die and its faces.
 */
export interface Die {
  /**
   * Kind. Says that this document is a table.
   */
  kind: 'table'
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
   * Type. A die.
   */
  type: 'die'
  /**
   * Rule system. Rule system it is made for. Absent: any.
   */
  ruleset?: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Colour. Its colour.
   */
  colour?: string
  /**
   * Faces. All faces; equal ones stand as often as they occur.
   *
   * Items: Die face. One face.
   */
  faces: {
    /**
     * Value. Number on it.
     */
    value?: number
    /**
     * Word. Word on it, where there is no number or besides it.
     */
    word?: string
    /**
     * Starred. Whether it bears a star.
     *
     * Default: `false`
     */
    starred?: boolean
  }[]
}
/**
 * Point. A point of the lattice.
 */
export interface Point {
  /**
   * Q. First axial coordinate.
   */
  q: number
  /**
   * R. Second axial coordinate.
   */
  r: number
}
/**
 * Board zone. A named part of the board.
 */
export interface BoardZone {
  /**
   * Name. Words for it.
   */
  name?: string
  /**
   * Purpose. What the zone is for.
   */
  purpose: 'combat' | 'border' | 'task' | 'patrol' | 'access'
  /**
   * Side. Side it belongs to.
   */
  side?: string
  /**
   * Areas. Blocks of points.
   *
   * Items: Area. A block of points from one corner to the other.
   */
  areas?: {
    from: Point
    to: Point
  }[]
  /**
   * Points. Single points.
   */
  points?: Point[]
  /**
   * Heading. Heading in sixths of a circle for aircraft that enter here.
   */
  heading?: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Triangular board. Points in a lattice of equal triangles.
 */
export interface TriangularBoard {
  /**
   * Kind. Says that this document is a board.
   */
  kind: 'board'
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
   * Type. A lattice of triangles.
   */
  type: 'triangular'
  /**
   * Levels. Altitude levels, lowest first.
   *
   * Items: Altitude. Names one altitude.
   */
  levels?: string[]
  /**
   * Size. Extent of the lattice.
   */
  size: {
    from: Point
    to: Point
  }
  /**
   * Zones. Zones by id.
   */
  zones: {
    [k: string]: BoardZone
  }
}
/**
 * Board box. A box in which a card may stand.
 */
export interface BoardBox {
  /**
   * Name. Letter or word in the box.
   */
  name?: string
  /**
   * Column. Column it belongs to.
   */
  column?: string
  /**
   * Row. Row, counted from the top.
   */
  row?: number
  /**
   * Range. Distance it stands for.
   */
  range?: number
  /**
   * Start. The aircraft begins here.
   */
  start?: true
  /**
   * Holds. What always stands here.
   */
  holds?: string
  /**
   * Next. Box reached by each move; a move not listed leads nowhere.
   */
  next?: {
    /**
     * Box. The box reached.
     */
    [k: string]: string
  }
}
/**
 * Box board. Named boxes with ways between them.
 */
export interface BoxBoard {
  /**
   * Kind. Says that this document is a board.
   */
  kind: 'board'
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
   * Type. Named boxes.
   */
  type: 'boxes'
  /**
   * Columns. Columns by id.
   */
  columns?: {
    /**
     * Box column. A column of boxes.
     */
    [k: string]: {
      /**
       * Name. Heading.
       */
      name?: string
      /**
       * What standing in it changes.
       */
      effects?: Effects
    }
  }
  /**
   * Boxes. Boxes by id.
   */
  boxes: {
    [k: string]: BoardBox
  }
}
/**
 * Resource. Something a side may add to a mission: aircraft, people, special effects.
 */
export interface Resource {
  /**
   * Kind. Says that this document is a resource.
   */
  kind: 'resource'
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
   * Rule system. Rule system it is made for.
   */
  ruleset: 'wild-blue' | 'aces-high'
  /**
   * Side. Side that may use it. Absent: either.
   */
  side?: string
  /**
   * Text. What it does, in own words.
   */
  text?: string
  /**
   * Aircraft added to the mission.
   */
  units?: UnitList
  /**
   * Crews. Pilots or crews that come with it.
   *
   * Items: Crew. Names one crew.
   */
  crews?: string[]
  /**
   * Resources. Other resources that it includes.
   *
   * Items: Resource. Names one resource.
   */
  resources?: string[]
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Variants. What it gives instead in single stages.
   */
  variants?: {
    /**
     * Resource variant. What it gives in one stage.
     */
    [k: string]: {
      /**
       * Aircraft added to the mission.
       */
      units?: UnitList
      /**
       * Crews. Pilots or crews that come with it.
       *
       * Items: Crew. Names one crew.
       */
      crews?: string[]
      /**
       * Resources. Other resources that it includes.
       *
       * Items: Resource. Names one resource.
       */
      resources?: string[]
      /**
       * What it changes.
       */
      effects?: Effects
    }
  }
  /**
   * Window. Missions in which it may be chosen.
   */
  window?: {
    /**
     * From. First mission.
     */
    from?: number
    /**
     * To. Last mission.
     */
    to?: number
  }
  /**
   * Uses. How often it may be used; 0 for any number.
   *
   * Default: `1`
   */
  uses?: number
  /**
   * Uses per. Over what the uses are counted.
   *
   * Default: `"campaign"`
   */
  'uses-per'?: 'campaign' | 'stage' | 'day' | 'mission'
  /**
   * Reveal. Phase at whose start it is shown. Absent: with the choice of the enemy.
   */
  reveal?: string
  /**
   * Requires. Condition for choosing it.
   */
  requires?: string
  /**
   * Chosen. Chosen by its player, or given by a table.
   *
   * Default: `"by-player"`
   */
  chosen?: 'by-player' | 'by-table'
  /**
   * Losses. How lost aircraft of it count: not at all, against the roster, or before those of the roster.
   *
   * Default: `"exempt"`
   */
  losses?: 'exempt' | 'charged' | 'charged-first'
  /**
   * Counts in limits. Which limits on aircraft include it.
   *
   * Default: `"none"`
   */
  'counts-in-limits'?: 'none' | 'type' | 'all'
  /**
   * For one. Tied to one thing named when it is used.
   *
   * Default: `"mission"`
   */
  'for-one'?: 'mission' | 'unit' | 'ship'
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Stage. A part of a campaign that can be played by itself.
 */
export interface Stage {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Missions. Missions flown. Absent: as many as there are resources.
   */
  missions?: number
  /**
   * Night. Whether all missions are night missions.
   *
   * Default: `false`
   */
  night?: boolean
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Deck part. Part of the deck that is used. Absent: all.
   */
  'deck-subset'?: string
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Published. Whether its content exists.
   *
   * Default: `true`
   */
  published?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Campaign sections. Fighters that fly in sections of three.
 */
export interface CampaignSections {
  /**
   * Side. Whose fighters.
   */
  side: string
  /**
   * Nation. Only this nation.
   */
  nation?: string
  /**
   * Time. By day, by night, or both.
   *
   * Default: `"both"`
   */
  time?: 'day' | 'night' | 'both'
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  stages?: string[]
  /**
   * Or lone leaders. Whether lone leaders are allowed as well.
   *
   * Default: `false`
   */
  'or-lone-leaders'?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
  targets?: string[]
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  stages?: string[]
  /**
   * Side. Only when this side defends.
   */
  side?: string
  /**
   * Area flak. New value; a change is written with the word area-flak.
   */
  'area-flak'?: number | string
  /**
   * Target flak. New value; a change is written with the word target-flak.
   */
  'target-flak'?: number | string
  /**
   * Special spoiled. Whether special marks spoil attacks.
   */
  'special-spoiled'?: boolean
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Target cell. A mission on a row of the target matrix.
 */
export interface TargetCell {
  /**
   * Type. A row of the matrix.
   */
  type: 'target'
  /**
   * Number. Number of the row.
   */
  number: number
  /**
   * Location. Place, where the row has several.
   */
  location?: string
}
/**
 * Operation cell. A whole operation flown as one mission.
 */
export interface OperationCell {
  /**
   * Type. An operation.
   */
  type: 'operation'
  /**
   * Operation. Which operation.
   */
  campaign: string
}
/**
 * Special cell. A mission from the chart of special missions.
 */
export interface SpecialCell {
  /**
   * Type. A special mission.
   */
  type: 'special'
  /**
   * Table. Chart that is read.
   */
  table?: string
}
/**
 * Mission row. A row of the mission table.
 */
export interface MissionRow {
  /**
   * Cards that lead here. Absent: every card that no other row takes.
   */
  on?: CardMatches
  /**
   * Cells. Missions by stage.
   */
  cells: {
    [k: string]: MissionCell
  }
}
/**
 * Matrix row. A mission as the target matrix gives it.
 */
export interface MatrixRow {
  /**
   * Number. Number; unique only within side, category and stage.
   */
  number: number
  /**
   * Stages. Only in these stages.
   *
   * Items: Stage. Names one stage.
   */
  stages?: string[]
  /**
   * Category. List it belongs to, where there are several.
   */
  category?: string
  /**
   * Target. Target card.
   */
  target?: string
  /**
   * Complex. Table that picks the target of a complex.
   */
  complex?: string
  /**
   * Label. Local name of the target.
   */
  label?: string
  /**
   * Locations. Where it lies.
   *
   * Items: Location. A place.
   */
  locations?: string[]
  /**
   * Striking side. Side that strikes. Absent in a dogfight.
   */
  striking?: string
  /**
   * Units. Aircraft given to each side.
   */
  units?: {
    /**
     * Aircraft of the side.
     */
    [k: string]: UnitList
  }
  /**
   * Altitude. Where the mission aircraft start.
   */
  altitude?: {
    /**
     * Levels. Levels allowed.
     *
     * Items: Altitude. Names one altitude.
     */
    levels: string[]
    /**
     * Chosen. Whether the striking player chooses among them.
     *
     * Default: `false`
     */
    chosen?: boolean
  }
  /**
   * Base length.
   */
  duration: Duration
  /**
   * Load. Load of the mission aircraft. Absent: bombs where they have a bomb rating.
   */
  load?: string
  /**
   * No load. They carry nothing.
   */
  'no-load'?: true
  /**
   * Fortified. Whether the target is fortified.
   *
   * Default: `false`
   */
  fortified?: boolean
  /**
   * Strafing mission. Whether points are given for each strafing hit in place of levels.
   *
   * Default: `false`
   */
  'strafing-mission'?: boolean
  /**
   * Key. Whether it is a key mission.
   *
   * Default: `false`
   */
  key?: boolean
  /**
   * Night. Whether it is flown at night.
   *
   * Default: `false`
   */
  night?: boolean
  /**
   * Flak. Flak in place of that of the card.
   */
  flak?: {
    /**
     * Area flak. Cards.
     */
    area?: number
    /**
     * Target flak. Cards.
     */
    target?: number
  }
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Points. Points in place of those of the card.
   */
  points?: number | string
  /**
   * Without. Parts of the procedure left out.
   *
   * Items: Part. A part of the mission procedure.
   */
  without?: ('radar' | 'resources' | 'weather' | 'fuel' | 'aircrews' | 'roster-losses' | 'marker')[]
  /**
   * Weather. Weather that always holds, as a row of the forecast.
   */
  weather?: string
  /**
   * Notes. Notes on the row.
   *
   * Items: Note. A note.
   */
  notes?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Resource list. Resources of a side by number.
 */
export interface ResourceList {
  /**
   * Side. Whose list.
   */
  side: string
  /**
   * Stages. Stages it is for. Absent: all.
   *
   * Items: Stage. Names one stage.
   */
  stages?: string[]
  /**
   * Category. Category of the list.
   */
  category?: string
  /**
   * Entries. Resources by number.
   */
  entries: {
    /**
     * Resource. The resource.
     */
    [k: string]: string
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
  'picks-per-mission'?: number
  /**
   * Picks a category. Of each category.
   */
  'picks-per-category'?: number
  /**
   * Optional. Whether a side may choose none.
   *
   * Default: `false`
   */
  optional?: boolean
  /**
   * Different. Whether the picks of a mission must differ.
   *
   * Default: `true`
   */
  different?: boolean
  /**
   * Categories. Categories by id.
   */
  categories?: {
    /**
     * Resource category. A category of resources.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Reveal. Phase at whose start picks are shown. Absent: with the choice.
       */
      reveal?: string
      /**
       * Stages. Stages it is for. Absent: all.
       *
       * Items: Stage. Names one stage.
       */
      stages?: string[]
    }
  }
  /**
   * Lists. The lists.
   */
  lists?: ResourceList[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
  types?: string[]
  /**
   * Aircraft. Single cards it is for.
   *
   * Items: Aircraft. Names one aircraft.
   */
  aircraft?: string[]
  /**
   * When. Turns on which they may arrive.
   */
  when: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
  types?: string[]
  /**
   * Turns. Game turns.
   */
  turns: number
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Fuel entry. Fuel points of an aircraft.
 */
export interface FuelEntry {
  /**
   * Aircraft. Which aircraft.
   */
  aircraft: string
  /**
   * Internal. Points in the aircraft.
   */
  internal: number
  /**
   * Drop tanks. Points in drop tanks. Absent: carries none.
   */
  'drop-tanks'?: number
}
/**
 * Campaign arrivals. How fighters join and leave a long mission.
 */
export interface CampaignArrivals {
  /**
   * Units a turn. Units of a side that may arrive on one turn.
   */
  'units-per-turn'?: number
  /**
   * Most units a turn. The same with a resource or skill.
   */
  'most-units-per-turn'?: number
  /**
   * Windows. When types may arrive; the first entry that names a type counts.
   */
  windows?: ArrivalWindow[]
  /**
   * Endurance. How long types may stay.
   */
  endurance?: EnduranceEntry[]
  /**
   * Turns counted. Turns of endurance used up.
   */
  'turns-counted'?: string
  /**
   * Placement. Table drawn on for each arriving unit after the first turn.
   */
  placement?: string
  /**
   * Card limit. Whether the number of cards in the box limits aircraft of a type.
   *
   * Default: `true`
   */
  'card-limit'?: boolean
  /**
   * Card limit counts resources. Whether resource aircraft count in it.
   *
   * Default: `true`
   */
  'card-limit-counts-resources'?: boolean
  /**
   * Unopposed escorts skip. Steps that escorts leave out while no interceptor is present.
   *
   * Items: Step. A step.
   */
  'unopposed-escorts-skip'?: string[]
  /**
   * Fuel. Fuel chart for the option of fuel points.
   */
  fuel?: FuelEntry[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
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
  stages?: string[]
  /**
   * Side. Whose aircraft.
   */
  side?: string
  /**
   * Types. Aircraft types. Absent: all others of the side.
   *
   * Items: Type. Names one type.
   */
  types?: string[]
  /**
   * Cards that give a skilled crew.
   */
  skilled?: CardMatches
  /**
   * Cards that give a green crew, if the option is on.
   */
  green?: CardMatches
  /**
   * Pool. Counters picked from at random.
   *
   * Items: Crew. Names one crew.
   */
  pool?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Roster entry. Boxes of one aircraft.
 */
export interface RosterEntry {
  /**
   * Aircraft. Which aircraft.
   */
  aircraft: string
  /**
   * Boxes. Aircraft at the start.
   */
  boxes: number
  /**
   * Reinforcements. Boxes that come later.
   *
   * Items: Reinforcement. Boxes that come later.
   */
  reinforcements?: {
    /**
     * Boxes. How many.
     */
    boxes: number
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
  }[]
  /**
   * Per mission. Most in one mission.
   */
  'per-mission'?: number
  /**
   * Per day or week. Most in one day or week.
   */
  'per-cycle'?: number
  /**
   * Base. Where they fly from.
   */
  base?: string
  /**
   * Raid size. Aircraft in a raid of it.
   */
  'raid-size'?: number
  /**
   * Loads. Loads they may carry.
   *
   * Items: Load. Names one load.
   */
  loads?: string[]
  /**
   * End when empty. The campaign ends when all are gone.
   */
  'end-when-empty'?: true
}
/**
 * Roster. Aircraft of a side.
 */
export interface Roster {
  /**
   * Side. Whose roster.
   */
  side: string
  /**
   * Stages. Stages it is for. Absent: all.
   *
   * Items: Stage. Names one stage.
   */
  stages?: string[]
  /**
   * Entries. Aircraft.
   */
  entries: RosterEntry[]
}
/**
 * Cycle mission. A mission flown in each day or week.
 */
export interface CycleMission {
  /**
   * Id. Name of the mission.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Striking side. Side that strikes.
   */
  striking?: string
  /**
   * Table. Table that gives its target.
   */
  table?: string
  /**
   * Target. Its target, where it is always the same.
   */
  target?: string
  /**
   * When. When it is flown. Absent: always.
   */
  when?: string
  /**
   * Base length.
   */
  duration?: Duration
  /**
   * Raid. Raid flown in its place.
   */
  raid?: string
  /**
   * Must assign. Aircraft that must fly in it.
   */
  'must-assign'?: {
    /**
     * Aircraft. How many.
     */
    [k: string]: number
  }
  /**
   * What its success level does in place of points.
   */
  'instead-of-points'?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Campaign phase. A span of the campaign.
 */
export interface CampaignPhase {
  /**
   * Id. Name used by conditions.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Begins. When it begins. Absent: at the start.
   */
  begins?: string
  /**
   * Ends. When it ends.
   */
  ends?: string
  /**
   * Missions. Missions of each day or week, in order.
   */
  missions?: CycleMission[]
  /**
   * Aircraft limit. Most aircraft in a mission.
   */
  'aircraft-limit'?: {
    /**
     * Aircraft. Most in a mission.
     */
    [k: string]: number
  }
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Radar. Points that both sides share out in secret before a mission.
 */
export interface Radar {
  /**
   * Categories. Categories by id.
   */
  categories: {
    /**
     * Radar category. Something bid on.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Table. Table read with the difference.
       */
      table?: string
    }
  }
  /**
   * Points. By number of aircraft in the strike.
   *
   * Items: Radar points. Points by the size of the strike.
   */
  points: {
    /**
     * From. Smallest strike. Absent: none.
     */
    from?: number
    /**
     * To. Largest strike. Absent: none.
     */
    to?: number
    /**
     * Points. Points of each side.
     */
    points: {
      /**
       * Points. How many.
       */
      [k: string]: number
    }
  }[]
  /**
   * Difference. Side from whose bid the other is taken off.
   */
  difference?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Weather. Weather of the day or week, and of single missions.
 */
export interface Weather {
  /**
   * Table. Forecast for the day or week.
   */
  table: string
  /**
   * Mission table. Weather of each mission.
   */
  'mission-table'?: string
  /**
   * Drawn. How often the forecast is drawn.
   *
   * Default: `"day"`
   */
  drawn?: 'day' | 'week' | 'mission'
  /**
   * Aircraft. Aircraft that may be used by weather, as a row of the table.
   */
  aircraft?: {
    /**
     * Aircraft. Aircraft each side may use.
     */
    [k: string]: {
      /**
       * Aircraft. How many.
       */
      [k: string]: number
    }
  }
  /**
   * Effects. What weather changes, by row of the table.
   */
  effects?: {
    /**
     * What the weather changes.
     */
    [k: string]: Effects
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Campaign event. Something that happens in the campaign.
 */
export interface CampaignEvent {
  /**
   * Id. Name used by conditions.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Text. What happens, in own words.
   */
  text?: string
  /**
   * When. When it happens. Absent: when a table says so.
   */
  when?: string
  /**
   * Before. Moment before which it is carried out.
   */
  before?: string
  /**
   * Once. Whether it happens once only.
   *
   * Default: `true`
   */
  once?: boolean
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Units. Aircraft it brings.
   */
  units?: {
    /**
     * Aircraft of the side.
     */
    [k: string]: UnitList
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Ending. A way the campaign ends.
 */
export interface Ending {
  /**
   * When. When it ends so.
   */
  when: string
  /**
   * Moment. At once, or at the end of the day or week.
   *
   * Default: `"end-of-cycle"`
   */
  moment?: 'at-once' | 'end-of-cycle'
  /**
   * Winner. Side that wins. Absent: read the performance.
   */
  winner?: string
  /**
   * Label. Words for the result.
   */
  label?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Track space. A space of the progress track.
 */
export interface TrackSpace {
  /**
   * Id. Name used by conditions.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Ends from. Day or week from which the campaign ends here, by stage.
   */
  'ends-from'?: {
    /**
     * Day or week. Number.
     */
    [k: string]: number
  }
  /**
   * Ends from cycle. The same for all stages.
   */
  'ends-from-cycle'?: number
  /**
   * Trigger. When its consequences begin: when the marker ends a day or week here, here or beyond, or lands here or passes.
   *
   * Default: `"ends-here"`
   */
  trigger?: 'ends-here' | 'ends-here-or-beyond' | 'lands-or-passes'
  /**
   * Lasts. For how long.
   *
   * Default: `"next-cycle"`
   */
  lasts?: 'next-cycle' | 'for-good' | 'once'
  /**
   * Inherits. Spaces whose consequences hold here too.
   *
   * Items: Space. Names one space.
   */
  inherits?: string[]
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Effects by stage. Consequences that differ by stage.
   */
  'effects-by-stage'?: {
    /**
     * What it changes.
     */
    [k: string]: Effects
  }
  /**
   * The campaign ends here.
   */
  ending?: Ending
  /**
   * Text. Consequence in own words.
   */
  text?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Progress track. The track on which the campaign is decided.
 */
export interface ProgressTrack {
  /**
   * Spaces. Spaces from left to right.
   */
  spaces: TrackSpace[]
  /**
   * Start. Where the marker begins.
   */
  start: string
  /**
   * Measure. Number that moves the marker.
   */
  measure: string
  /**
   * Moved. When it moves.
   */
  moved: 'mission' | 'cycle'
  /**
   * Moves. By number.
   *
   * Items: Track move. How far the marker moves.
   */
  moves: {
    /**
     * From. Lowest number. Absent: no lower end.
     */
    from?: number
    /**
     * To. Highest number. Absent: no upper end.
     */
    to?: number
    /**
     * Spaces. Spaces; positive to the right.
     */
    spaces: number | string
  }[]
  /**
   * Left limit. Space beyond which it does not move left.
   */
  'left-limit'?: string
  /**
   * Left limit except. Stages without that limit.
   *
   * Items: Stage. Names one stage.
   */
  'left-limit-except'?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Raid. A raid of several waves planned in secret.
 */
export interface Raid {
  /**
   * Id. Name used by missions.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Waves. Waves by letter.
   */
  waves: {
    /**
     * Aircraft of the wave.
     */
    [k: string]: UnitList
  }
  /**
   * Waves used. Waves that fly.
   */
  'waves-used'?: number
  /**
   * Escorts. Escorts by letter.
   */
  escorts?: {
    /**
     * Aircraft of the escort.
     */
    [k: string]: UnitList
  }
  /**
   * Interceptors. Interceptors by letter.
   */
  interceptors?: {
    /**
     * Aircraft of the interceptor.
     */
    [k: string]: UnitList
  }
  /**
   * Missions. Missions by number.
   */
  missions: {
    /**
     * Raid mission. A mission that a wave may fly.
     */
    [k: string]: {
      /**
       * Target. Target card.
       */
      target: string
      /**
       * Label. Local name.
       */
      label?: string
      /**
       * Key. Whether it is a key mission.
       *
       * Default: `false`
       */
      key?: boolean
    }
  }
  /**
   * Length of each.
   */
  duration: Duration
  /**
   * Turns if reassigned. Target-bound turns added when an interceptor was moved to the mission.
   *
   * Default: `0`
   */
  'turns-if-reassigned'?: number
  /**
   * Fuel base. Distance that counts for fuel checks.
   */
  'fuel-base'?: number | 'L'
  /**
   * Without. Parts of the procedure left out.
   *
   * Items: Part. A part of the mission procedure.
   */
  without?: ('radar' | 'resources' | 'weather' | 'fuel' | 'aircrews' | 'roster-losses' | 'marker')[]
  /**
   * Scored together. Whether the missions are scored as one.
   *
   * Default: `true`
   */
  'scored-together'?: boolean
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Fuel check. A draw that may send fighters home.
 */
export interface FuelCheck {
  /**
   * Side. Whose fighters.
   */
  side: string
  /**
   * Types. Types that are checked.
   *
   * Items: Type. Names one type.
   */
  types?: string[]
  /**
   * At the end of. Phases after which it is made.
   *
   * Items: Phase. Names one phase.
   */
  at?: string[]
  /**
   * When. When it is made.
   */
  when?: string
  /**
   * Cards that send them home.
   */
  on: CardMatches
  /**
   * Shift. Levels added to the disengagement check; positive is worse.
   */
  shift?: number | string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Planning rule. A limit on the planning of a side.
 */
export interface PlanningRule {
  /**
   * Side. Which side.
   */
  side: string
  /**
   * Text. The limit in own words.
   */
  text?: string
  /**
   * Altitudes. Levels allowed.
   *
   * Items: Altitude. Names one altitude.
   */
  altitudes?: string[]
  /**
   * Classes. Classes it is for.
   *
   * Items: Class. Names one class.
   */
  classes?: string[]
  /**
   * Reveals. What is shown after planning.
   *
   * Items: What. Something shown to the enemy.
   */
  reveals?: ('number' | 'types' | 'altitudes')[]
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Raid list rules. Rules for listing units in advance.
 */
export interface RaidListRules {
  /**
   * Side. Whose list.
   */
  side: string
  /**
   * Spacing. Other entries between two of one type.
   */
  spacing?: number
  /**
   * Spacing except. Types of which two may follow each other.
   *
   * Items: Type. Names one type.
   */
  'spacing-except'?: string[]
  /**
   * Unit. What an entry is.
   */
  unit: 'raid' | 'element'
  /**
   * Count. Table that says how many entries fly or what they do.
   */
  count?: string
  /**
   * Draws a mission. Draws on that table.
   */
  'draws-per-mission'?: number
  /**
   * Limits. Limits by day.
   *
   * Items: List limit. A limit on one day.
   */
  limits?: {
    /**
     * Day. Which day.
     */
    day: number
    /**
     * Bases. Bases allowed.
     *
     * Items: Base. A base.
     */
    bases?: string[]
    /**
     * Classes. Classes allowed.
     *
     * Items: Class. Names one class.
     */
    classes?: string[]
    /**
     * Entries. Most entries.
     */
    entries?: number
    /**
     * Aircraft. Most aircraft in an entry.
     */
    aircraft?: number
    /**
     * First. Entries that must come before others.
     */
    first?: {
      /**
       * Base. From which base.
       */
      base: string
      /**
       * Entries. How many.
       */
      entries: number
      /**
       * Before classes. Classes that must wait.
       *
       * Items: Class. Names one class.
       */
      'before-classes'?: string[]
    }
    /**
     * Aircraft used in the last mission of the day instead.
     */
    'last-mission'?: UnitList
    /**
     * What it changes.
     */
    effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * Launch. How units on alert enter.
   */
  launch?: {
    /**
     * Per turn. Units a turn.
     */
    'per-turn'?: number
    /**
     * By base. By base.
     */
    'by-base'?: {
      /**
       * Base launch. How units of a base enter.
       */
      [k: string]: {
        /**
         * Altitude. Level they start at.
         */
        altitude?: string
        /**
         * Resource. Resource whose delay applies.
         */
        resource?: string
      }
    }
  }
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Ship. A ship of the convoy.
 */
export interface Ship {
  /**
   * Id. Name used by content.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Target. Target card it uses.
   */
  target: string
  /**
   * From. First card number that picks it.
   */
  from?: number
  /**
   * To. Last card number that picks it.
   */
  to?: number
  /**
   * Sections. Rows of boxes in the order they are marked.
   *
   * Items: Ship section. A row of boxes.
   */
  sections: {
    /**
     * Boxes. How many.
     */
    boxes: number
    /**
     * Crippled. Whether a mark here cripples the ship.
     *
     * Default: `false`
     */
    crippled?: boolean
  }[]
  /**
   * Weight. How much each box left counts.
   *
   * Default: `1`
   */
  weight?: number
}
/**
 * Operation day. A day of an operation.
 */
export interface OperationDay {
  /**
   * Day. Number.
   */
  day: number
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Missions. Missions flown. Absent: until all listed units have flown.
   */
  missions?: number
  /**
   * Option. Only if this option is on.
   */
  option?: string
  /**
   * When. Condition under which this holds. Absent: always.
   */
  when?: string
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Operation segment. A leg of an operation flown as a mission of its own.
 */
export interface OperationSegment {
  /**
   * Id. Name of the leg.
   */
  id: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Target. Target card, if it strikes.
   */
  target?: string
  /**
   * Length.
   */
  duration?: Duration
  /**
   * Units. Aircraft that take part.
   */
  units?: {
    /**
     * Aircraft of the side.
     */
    [k: string]: UnitList
  }
  /**
   * Carries. What bombers keep from the leg before.
   *
   * Items: What. Something kept.
   */
  carries?: ('hits' | 'crews' | 'loads' | 'formation')[]
  /**
   * What it changes.
   */
  effects?: Effects
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Card meaning. What a card means on a board of boxes.
 */
export interface CardMeaning {
  /**
   * Cards it is for.
   */
  on?: CardMatches
  /**
   * Move. Way to move, as the boxes name it.
   */
  move?: string
  /**
   * Boxes. How far.
   *
   * Default: `1`
   */
  boxes?: number
  /**
   * Fires. Whether it fires.
   *
   * Default: `false`
   */
  fires?: boolean
  /**
   * Countdown. Steps of the countdown.
   */
  countdown?: number | string
  /**
   * Discard. A card the fighter must discard.
   *
   * Default: `"none"`
   */
  discard?: 'closest-match' | 'any' | 'none'
  /**
   * In boxes. Only when the fighter stands there.
   *
   * Items: Box. Names one box.
   */
  'in-boxes'?: string[]
  /**
   * Table. Table drawn on.
   */
  table?: string
  /**
   * Event. Event that follows.
   */
  event?: string
  /**
   * Nothing. It has no effect.
   */
  nothing?: true
  /**
   * Text. Meaning in own words.
   */
  text?: string
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
}
/**
 * Map target. A target on the map.
 */
export interface MapTarget {
  /**
   * Number. Its number.
   */
  number: number
  /**
   * Target. Target card it follows. Absent: the numbers stand here.
   */
  target?: string
  /**
   * Name. Words for it.
   */
  name: string
  /**
   * Class. What it is.
   */
  class?: string
  /**
   * Damaged. Bomb hits that damage it; also its points.
   */
  damaged?: number
  /**
   * Destroyed. Bomb hits that destroy it; also its points.
   */
  destroyed?: number
  /**
   * Flak. Flak value.
   */
  flak?: number
  /**
   * X. Place on the map, across, from 0 to 1.
   */
  x?: number
  /**
   * Y. Place on the map, down, from 0 to 1.
   */
  y?: number
}
/**
 * Attack arrow. A mission on the map.
 */
export interface AttackArrow {
  /**
   * Id. Name of the arrow.
   */
  id: string
  /**
   * Side. Side that flies it.
   */
  side: string
  /**
   * From. Target it leaves from. Absent: from own territory.
   */
  from?: number
  /**
   * To. Target it leads to.
   */
  to: number
  /**
   * Start. Whether it bears a start mark.
   *
   * Default: `false`
   */
  start?: boolean
  /**
   * Aircraft that fly it.
   */
  units: UnitList
}
/**
 * Map option. A numbered option of a side.
 */
export interface MapOption {
  /**
   * Number. Its number.
   */
  number: number
  /**
   * Side. Whose it is.
   */
  side: string
  /**
   * Resource. What it gives.
   */
  resource: string
}
/**
 * Land campaign. A set number of missions drawn at random, each with resources.
 */
export interface LandCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  family: 'land'
  /**
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  summary?: string
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  'special-rules'?: SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  performance?: Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  missing?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  draws: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  stages: Stage[]
  /**
   * Options. Optional rules by id.
   */
  options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Summary. What it changes.
       */
      summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      default?: boolean
      /**
       * Favours. Side it helps.
       */
      favours?: string
      /**
       * What it changes.
       */
      effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  sections?: CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  'skip-bombing'?: string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  cargo?: {
    /**
     * Aircraft. Which aircraft.
     */
    aircraft: string
    /**
     * Side. Only this side.
     */
    side?: string
    /**
     * Points. Points in a transport mission.
     */
    points: number
    /**
     * Air drop. Points in an air drop.
     */
    'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  flak?: FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  aircrews?: AircrewLine[]
  /**
   * Resources of both sides.
   */
  resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  tables?: {
    /**
     * Table. A table.
     */
    [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  procedure?: string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  'mission-points'?: {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    targets?: string[]
    /**
     * Striking side. Only when this side strikes.
     */
    striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    stages?: string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    'scored-by'?: 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    levels: {
      /**
       * Points. Campaign points.
       */
      [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  scoring?: {
    /**
     * Points. Campaign points.
     */
    [k: string]: number | string
  }
  /**
   * Schedules. Ways of combining stages.
   *
   * Items: Schedule. Missions of several stages in turn.
   */
  schedules?: {
    /**
     * Id. Name of the schedule.
     */
    id: string
    /**
     * Name. Words for it.
     */
    name: string
    /**
     * Missions. Missions in order.
     *
     * Items: Scheduled mission. One mission.
     */
    missions: {
      /**
       * Stage. Its stage.
       */
      stage: string
      /**
       * Mission. Its number in the stage.
       */
      mission: number
    }[]
    /**
     * Uses counted by stage. Resource categories whose uses start afresh in each stage.
     *
     * Items: Category. Names one category.
     */
    'uses-counted-by-stage'?: string[]
  }[]
  /**
   * Mission table. Rows by card drawn.
   */
  'mission-table': MissionRow[]
  /**
   * Targets. The target matrix.
   */
  targets: MatrixRow[]
  /**
   * Special missions. Chart of special missions.
   */
  'special-missions'?: string
  /**
   * How fighters join and leave.
   */
  arrivals?: CampaignArrivals
}
/**
 * Progressive campaign. Days or weeks of missions from a pool of aircraft, decided on a track.
 */
export interface ProgressiveCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  family: 'progressive'
  /**
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  summary?: string
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  'special-rules'?: SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  performance?: Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  missing?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  draws?: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  stages?: Stage[]
  /**
   * Options. Optional rules by id.
   */
  options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Summary. What it changes.
       */
      summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      default?: boolean
      /**
       * Favours. Side it helps.
       */
      favours?: string
      /**
       * What it changes.
       */
      effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  sections?: CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  'skip-bombing'?: string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  cargo?: {
    /**
     * Aircraft. Which aircraft.
     */
    aircraft: string
    /**
     * Side. Only this side.
     */
    side?: string
    /**
     * Points. Points in a transport mission.
     */
    points: number
    /**
     * Air drop. Points in an air drop.
     */
    'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  flak?: FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  aircrews?: AircrewLine[]
  /**
   * Resources of both sides.
   */
  resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  tables?: {
    /**
     * Table. A table.
     */
    [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  procedure?: string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  'mission-points'?: {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    targets?: string[]
    /**
     * Striking side. Only when this side strikes.
     */
    striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    stages?: string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    'scored-by'?: 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    levels: {
      /**
       * Points. Campaign points.
       */
      [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  scoring?: {
    /**
     * Points. Campaign points.
     */
    [k: string]: number | string
  }
  /**
   * Cycle. The span that repeats.
   */
  cycle: {
    /**
     * Unit. A day or a week.
     */
    unit: 'day' | 'week'
    /**
     * Last. Number of the last one. Absent: open.
     */
    last?: number
    /**
     * Scale. What one stands for.
     */
    scale?: string
  }
  /**
   * Phases. Spans of the campaign in order.
   */
  phases: CampaignPhase[]
  /**
   * Rosters. Aircraft of both sides.
   */
  rosters: Roster[]
  /**
   * Weather.
   */
  weather?: Weather
  /**
   * Radar points.
   */
  radar?: Radar
  /**
   * Events. Things that happen.
   */
  events?: CampaignEvent[]
  /**
   * Event table. Table that gives the event of a day or week.
   */
  'event-table'?: string
  /**
   * Progress track.
   */
  track: ProgressTrack
  /**
   * Raids. Raids planned in secret.
   */
  raids?: Raid[]
  /**
   * Targets. The target matrix.
   */
  targets?: MatrixRow[]
  /**
   * Planning. Limits on planning.
   */
  planning?: PlanningRule[]
  /**
   * Fuel checks. Draws that may send fighters home.
   */
  'fuel-checks'?: FuelCheck[]
  /**
   * Reuse when. Aircraft that may fly more than once in a day or week. Absent: none.
   */
  'reuse-when'?: string
  /**
   * Losses. What becomes of lost and damaged aircraft.
   */
  losses?: {
    /**
     * Destroyed. What a destroyed aircraft costs.
     *
     * Default: `"box"`
     */
    destroyed?: 'box' | 'nothing'
    /**
     * Damaged. What a damaged aircraft costs.
     *
     * Default: `"nothing"`
     */
    damaged?: 'nothing' | 'until-repaired' | 'box'
    /**
     * Repair. Table that repairs them.
     */
    repair?: string
    /**
     * Repairs at. When they are repaired.
     *
     * Default: `"start-of-cycle"`
     */
    'repairs-at'?: 'start-of-cycle' | 'end-of-cycle'
    /**
     * Crew lost on. Cards that remove a crew shot down for good, if the option is on.
     */
    'crew-lost-on'?: {
      /**
       * Cards that remove the crew.
       */
      [k: string]: CardMatches
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Limits on aircraft in a mission.
   */
  arrivals?: CampaignArrivals
  /**
   * Endings. Ways it ends.
   */
  endings: Ending[]
}
/**
 * Operation. One or a few days with rules of their own; may count as one mission of another campaign.
 */
export interface Operation {
  /**
   * Kind. Says that this document is a campaign.
   */
  kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  family: 'operation'
  /**
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  summary?: string
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  'special-rules'?: SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  performance?: Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  missing?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Draws. Side that draws for missions and weather. Absent: the side named first in the performance.
   */
  draws?: string
  /**
   * Stages. Parts that can be played by themselves.
   */
  stages?: Stage[]
  /**
   * Options. Optional rules by id.
   */
  options?: {
    /**
     * Campaign option. An optional rule of this campaign.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Summary. What it changes.
       */
      summary: string
      /**
       * Default. Whether it is on.
       *
       * Default: `false`
       */
      default?: boolean
      /**
       * Favours. Side it helps.
       */
      favours?: string
      /**
       * What it changes.
       */
      effects?: Effects
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }
  }
  /**
   * Sections. Who flies in sections.
   */
  sections?: CampaignSections[]
  /**
   * Skip bombing. Sides whose bombers may skip bombs against ships.
   *
   * Items: Side. Names one side.
   */
  'skip-bombing'?: string[]
  /**
   * Cargo. Cargo points given here.
   *
   * Items: Cargo value. Cargo points that aircraft carry here.
   */
  cargo?: {
    /**
     * Aircraft. Which aircraft.
     */
    aircraft: string
    /**
     * Side. Only this side.
     */
    side?: string
    /**
     * Points. Points in a transport mission.
     */
    points: number
    /**
     * Air drop. Points in an air drop.
     */
    'air-drop'?: number
  }[]
  /**
   * Flak. Flak that differs from the cards.
   */
  flak?: FlakOverride[]
  /**
   * Aircrews. Which cards give skilled and green crews.
   */
  aircrews?: AircrewLine[]
  /**
   * Resources of both sides.
   */
  resources?: CampaignResources
  /**
   * Tables. Tables of the campaign by purpose.
   */
  tables?: {
    /**
     * Table. A table.
     */
    [k: string]: string
  }
  /**
   * Procedure. Steps of each mission in order. Absent: as the rules of the family say.
   *
   * Items: Step. A step.
   */
  procedure?: string[]
  /**
   * Mission points. Campaign points for missions.
   *
   * Items: Mission points. Campaign points by success level.
   */
  'mission-points'?: {
    /**
     * Targets. Targets it is for. Absent: all others.
     *
     * Items: Target. Names one target.
     */
    targets?: string[]
    /**
     * Striking side. Only when this side strikes.
     */
    striking?: string
    /**
     * Stages. Only in these stages.
     *
     * Items: Stage. Names one stage.
     */
    stages?: string[]
    /**
     * Scored by. Who gets the points.
     *
     * Default: `"striker"`
     */
    'scored-by'?: 'striker' | 'defender'
    /**
     * Levels. Points by success level.
     */
    levels: {
      /**
       * Points. Campaign points.
       */
      [k: string]: number
    }
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by event, in place of victory points.
   */
  scoring?: {
    /**
     * Points. Campaign points.
     */
    [k: string]: number | string
  }
  /**
   * Days. Days in order.
   */
  days?: OperationDay[]
  /**
   * Segments. Legs in order, for an operation flown as one.
   */
  segments?: OperationSegment[]
  /**
   * Rosters. Aircraft of both sides.
   */
  rosters?: Roster[]
  /**
   * Lists. Units that the sides list in advance.
   */
  lists?: RaidListRules[]
  /**
   * Ships. Ships of a convoy.
   */
  ships?: Ship[]
  /**
   * Targets. The target matrix.
   */
  targets?: MatrixRow[]
  /**
   * Length of all missions.
   */
  duration?: Duration
  /**
   * Initiative. Who decides the order of play; the first that fits counts.
   *
   * Items: Initiative. Who decides the order of play.
   */
  initiative?: {
    /**
     * Side. Side that decides. Absent: chance.
     */
    side?: string
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
  }[]
  /**
   * Stragglers. Ships that fall behind.
   */
  stragglers?: {
    /**
     * Area flak. Cards.
     */
    'area-flak'?: number
    /**
     * Target flak. Cards.
     */
    'target-flak'?: number
    /**
     * Targeted with. Resource needed to strike them.
     */
    'targeted-with'?: string
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Repairs. Table for damaged aircraft and ships at the end of a day.
   */
  repairs?: string
  /**
   * Events. Things that happen.
   */
  events?: CampaignEvent[]
  /**
   * As a mission. What it counts for inside another campaign.
   */
  'as-mission'?: {
    /**
     * Points. Points of the mission.
     */
    points?: string
    /**
     * Resources. Whether resources of the campaign may be used.
     *
     * Default: `false`
     */
    resources?: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
}
/**
 * Solitaire campaign. A campaign for one player against cards.
 */
export interface SolitaireCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  family: 'solitaire'
  /**
   * Rule system. The rule system it is made for.
   */
  ruleset: 'wild-blue'
  /**
   * Summary. What it is about, in own words.
   */
  summary?: string
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  'special-rules'?: SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  performance?: Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  missing?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Side. Side of the player.
   */
  side: string
  /**
   * Board. Board of boxes.
   */
  board: string
  /**
   * Aircraft. Aircraft that may be flown.
   *
   * Items: Aircraft. Names one aircraft.
   */
  aircraft: string[]
  /**
   * Wingman. Whether a wingman flies along.
   *
   * Default: `false`
   */
  wingman?: boolean
  /**
   * Events. Things that happen.
   */
  events?: CampaignEvent[]
  /**
   * Hunted. How the hunted machine acts.
   */
  hunted: {
    /**
     * Name. Words for it.
     */
    name: string
    /**
     * Cards a turn. Cards revealed for it.
     */
    'cards-per-turn': number
    /**
     * Meanings. What cards do; the first that fits counts.
     */
    meanings: CardMeaning[]
    /**
     * Hits to destroy. Hits that destroy it.
     */
    'hits-to-destroy': number
    /**
     * May be answered. Whether its cards may be answered.
     *
     * Default: `false`
     */
    'may-be-answered'?: boolean
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Hunter. How the fighter acts.
   */
  hunter: {
    /**
     * Meanings. What its cards do; the first that fits counts.
     */
    meanings: CardMeaning[]
    /**
     * Skips. Steps left out.
     *
     * Items: Step. A step.
     */
    skips?: string[]
    /**
     * Over-boost. Cards given up for a move.
     */
    'over-boost'?: {
      /**
       * Discard. Cards discarded.
       */
      discard?: number
      /**
       * Cards that may be given up.
       */
      of?: CardMatches
      /**
       * Moves. Moves it may make.
       *
       * Items: Move. A way to move.
       */
      moves?: string[]
      /**
       * Hits. Hits it takes for closing in.
       */
      hits?: number
    }
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Countdown. Distance of the hunted machine to its goal.
   */
  countdown: {
    /**
     * Start. Boxes at the start.
     */
    start: number
    /**
     * Zones. Zones.
     *
     * Items: Countdown zone. Something that begins at a box.
     */
    zones: {
      /**
       * From. From this box down.
       */
      from: number
      /**
       * Flak. Target flak each turn.
       */
      flak?: number
      /**
       * What it changes.
       */
      effects?: Effects
      /**
       * Ends. The mission ends so.
       */
      ends?: 'lost' | 'drawn' | 'won'
      /**
       * Text. In own words.
       */
      text?: string
      /**
       * Rules that say so; log lines and refusals carry these numbers.
       */
      rules?: RuleIds
    }[]
  }
  /**
   * Confirm. Results that confirm a hit, by range.
   *
   * Items: Confirmation. Result that confirms a hit.
   */
  confirm: {
    /**
     * Range. At this range.
     */
    range: number
    /**
     * Result. Exactly this result.
     */
    result: string
  }[]
  /**
   * Explosion. When the hunted machine blows up.
   */
  explosion?: {
    /**
     * Confirming cards that set it off.
     */
    on?: CardMatches
    /**
     * Special hits. Special hits that set it off.
     *
     * Items: Special hit. Names one special hit.
     */
    special?: string[]
    /**
     * Cards. Cards drawn against the fighter.
     *
     * Items: Explosion draw. Cards drawn against the fighter.
     */
    cards?: {
      /**
       * Range. At this range.
       */
      range: number
      /**
       * Column. In this column. Absent: any.
       */
      column?: string
      /**
       * Cards. How many.
       */
      cards: number
    }[]
    /**
     * Cards that may be discarded, each for one card fewer.
     */
    'reduced-by'?: CardMatches
  }
  /**
   * Hunt fuel. When the fighter runs dry.
   */
  fuel?: {
    /**
     * Cards of the hunted machine that warn of it.
     */
    on: CardMatches
    /**
     * Cards aside. Unseen cards put aside each turn after the warning; their hits count at the end.
     */
    'cards-aside': number
    /**
     * Out on. Number of the warning that brings the fighter down.
     */
    'out-on': number
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
  /**
   * Jams. Guns that jam.
   *
   * Items: Jam rule. Guns that jam.
   */
  jams?: {
    /**
     * Aircraft. Whose guns.
     */
    aircraft: string
    /**
     * Confirming cards that jam them.
     */
    on: CardMatches
    /**
     * What it changes.
     */
    effects?: Effects
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }[]
  /**
   * Scoring. Campaign points by what happened.
   */
  scoring?: {
    /**
     * Points. Campaign points.
     */
    [k: string]: number
  }
  /**
   * Ends. When the campaign ends.
   */
  ends?: {
    /**
     * Aircraft lost. Aircraft lost.
     */
    'aircraft-lost'?: number
    /**
     * Missions. Missions flown. Absent: open.
     */
    missions?: number
  }
  /**
   * Awards. Awards by total.
   */
  awards: Band[]
}
/**
 * Map campaign. Missions along arrows on a map.
 */
export interface MapCampaign {
  /**
   * Kind. Says that this document is a campaign.
   */
  kind: 'campaign'
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
   * Family. Which sort of campaign it is.
   */
  family: 'map'
  /**
   * Rule system. The rule system it is made for.
   */
  ruleset: 'aces-high'
  /**
   * Summary. What it is about, in own words.
   */
  summary?: string
  /**
   * First month.
   */
  from?: Month
  /**
   * Last month.
   */
  to?: Month
  /**
   * Complexity. Place in order of difficulty.
   */
  complexity?: number
  /**
   * Special rules. Rules that hold only here.
   */
  'special-rules'?: SpecialRule[]
  /**
   * Performance. How it is judged; one entry, or one for each stage or space.
   */
  performance?: Performance[]
  /**
   * Missing. What the originals had and this lacks.
   *
   * Items: Missing. Something lost.
   */
  missing?: string[]
  /**
   * Rules that say so; log lines and refusals carry these numbers.
   */
  rules?: RuleIds
  /**
   * Missions. Missions flown.
   */
  missions: number
  /**
   * Turns. Turns of a mission.
   */
  turns: number
  /**
   * Initiative. Side that picks the first mission.
   */
  initiative: string
  /**
   * Targets. Targets on the map.
   */
  targets: MapTarget[]
  /**
   * Arrows. Arrows on the map.
   */
  arrows: AttackArrow[]
  /**
   * Interceptors. Fighters a defender gets in every mission.
   */
  interceptors?: {
    /**
     * Fighters of the side.
     */
    [k: string]: UnitList
  }
  /**
   * Options. Options of both sides.
   */
  options: MapOption[]
  /**
   * Options a mission. Options a side takes.
   *
   * Default: `1`
   */
  'options-per-mission'?: number
  /**
   * Scaling. What a multiplier changes.
   */
  scaling?: {
    /**
     * Multiplies. What is multiplied.
     *
     * Items: What. Something multiplied.
     */
    multiplies?: (
      'arrow-aircraft' | 'interceptors' | 'option-aircraft' | 'target-numbers' | 'flak' | 'turns'
    )[]
    /**
     * Points rounding. How divided points are rounded.
     *
     * Default: `"down"`
     */
    'points-rounding'?: 'up' | 'down'
    /**
     * Rules that say so; log lines and refusals carry these numbers.
     */
    rules?: RuleIds
  }
}
/**
 * Scenario aircraft. State of one aircraft at the start.
 */
export interface ScenarioAircraft {
  /**
   * Aircraft. Its card. Absent: that of the unit.
   */
  aircraft?: string
  /**
   * Hits. Hits on it.
   *
   * Default: `0`
   */
  hits?: number
  /**
   * State. How it stands. Absent: what its hits say.
   */
  state?: 'undamaged' | 'damaged' | 'destroyed' | 'disengaged'
  /**
   * Hand. Cards it holds. Absent: dealt from the deck as usual.
   *
   * Items: Card. Card type.
   */
  hand?: string[]
  /**
   * Hand size. Cards dealt from the deck in place of a named hand.
   */
  'hand-size'?: number
  /**
   * Counters. Markers on it. Absent: what its card gives.
   */
  counters?: {
    /**
     * Counters. How many.
     */
    [k: string]: number
  }
  /**
   * Load. What it carries.
   */
  load?: string
  /**
   * Crew. Who flies it.
   */
  crew?: string
  /**
   * Ratings. Ratings set for this scenario in place of those of the card.
   */
  ratings?: {
    /**
     * Rating. The number.
     */
    [k: string]: number
  }
  /**
   * Traits. Traits set for this scenario.
   */
  traits?: {
    /**
     * Trait value. True, false to take it away, or its number.
     */
    [k: string]: boolean | number
  }
  /**
   * Fuel. Fuel points left.
   */
  fuel?: {
    /**
     * Internal. In the aircraft.
     */
    internal?: number
    /**
     * Drop tanks. In drop tanks.
     */
    'drop-tanks'?: number
  }
  /**
   * Ammunition. Shots left by gun mount.
   */
  ammunition?: {
    /**
     * Shots. Shots left.
     */
    [k: string]: number
  }
  /**
   * Damaged parts. Parts that are hit, where a system has parts.
   *
   * Items: Part. A part.
   */
  damage?: string[]
}
/**
 * Scenario place. Where an aircraft stands on a board.
 */
export interface ScenarioPlace {
  /**
   * Q. First axial coordinate.
   */
  q?: number
  /**
   * R. Second axial coordinate.
   */
  r?: number
  /**
   * Level. Altitude level.
   */
  level?: string
  /**
   * Heading. Heading in sixths of a circle.
   */
  heading?: number
  /**
   * Tilt. How the nose points.
   *
   * Default: `"level"`
   */
  tilt?: 'level' | 'up' | 'down'
  /**
   * Box. Box, on a board of boxes.
   */
  box?: string
  /**
   * Zone. Zone, for an aircraft off the lattice.
   */
  zone?: string
}
/**
 * Scenario unit. A unit at the start: an element, a lone leader, a formation.
 */
export interface ScenarioUnit {
  /**
   * Side. Its side.
   */
  side: string
  /**
   * Player. Who plays it. Absent: one player a side.
   */
  player?: string
  /**
   * Aircraft. Card of its aircraft.
   */
  aircraft: string
  /**
   * Altitude. Its level. Absent: chosen in play.
   */
  altitude?: string
  /**
   * Its place on a board.
   */
  place?: ScenarioPlace
  /**
   * Lone. Whether its leader flies without a wingman.
   *
   * Default: `false`
   */
  lone?: boolean
  /**
   * Members. Its aircraft by role, as leader and wingman. Absent: all that the card has, unhurt.
   */
  members?: {
    [k: string]: ScenarioAircraft
  }
  /**
   * Clouds. It is hidden in clouds.
   */
  clouds?: {
    /**
     * Exit. Level it has chosen to come out at.
     */
    exit?: string
  }
  /**
   * Part. What it does in the mission.
   */
  part?: 'strike' | 'escort' | 'interceptor' | 'reconnaissance' | 'transport'
  /**
   * Arrives. Turn on which it arrives. Absent: at the start.
   */
  arrives?: number
  /**
   * Used this turn. Abilities already used in this turn.
   */
  'used-this-turn'?: {
    /**
     * Times. How often.
     */
    [k: string]: number
  }
}
/**
 * Scenario position. Position of one unit toward another; the other has the opposite.
 */
export interface ScenarioPosition {
  /**
   * Of. Unit that holds it.
   */
  of: string
  /**
   * Toward. The other unit.
   */
  toward: string
  /**
   * Is. The position.
   */
  is: string
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
  top?: string[]
  /**
   * Only top. Whether the deck holds nothing else.
   *
   * Default: `false`
   */
  'only-top'?: boolean
  /**
   * Discards. Cards in the discard pile, last discarded last.
   *
   * Items: Card. Card type.
   */
  discards?: string[]
  /**
   * Numbers. Numbers of the cards on top, where a table asks for them.
   *
   * Items: Number. Card number.
   */
  numbers?: number[]
}
/**
 * Scenario set-up. The situation in which the script begins.
 */
export interface ScenarioSetUp {
  /**
   * Month of the fight.
   */
  date?: Month
  /**
   * Mode. What is played: dogfight, mission, or a mode of the system.
   *
   * Default: `"dogfight"`
   */
  mode?: string
  /**
   * Units. Units by name.
   */
  units: {
    [k: string]: ScenarioUnit
  }
  /**
   * Positions. Positions other than neutral.
   */
  positions?: ScenarioPosition[]
  /**
   * Order. Order of play. Absent: chosen in play.
   *
   * Items: Unit. A unit.
   */
  order?: string[]
  /**
   * Active. Unit whose turn it is.
   */
  active?: string
  /**
   * Turn. Game turn.
   *
   * Default: `1`
   */
  turn?: number
  /**
   * Step. Step of the turn. Absent: the first.
   */
  step?: string
  /**
   * Phase. Mission phase.
   */
  phase?: string
  /**
   * Decks. Decks by side, or shared.
   */
  decks?: {
    [k: string]: ScenarioDeck
  }
  /**
   * Dice. Rolls in the order they are made; the scenario fails if any is left over.
   *
   * Items: Roll. A face.
   */
  dice?: number[]
  /**
   * Target. Target card of the mission.
   */
  target?: string
  /**
   * Target damage. Points already scored on it.
   */
  'target-damage'?: number
  /**
   * Night. Whether it is a night mission.
   *
   * Default: `false`
   */
  night?: boolean
  /**
   * Length of the mission.
   */
  duration?: Duration
  /**
   * Resources. Resources in use.
   *
   * Items: Resource. A resource.
   */
  resources?: string[]
  /**
   * Campaign. Campaign it belongs to.
   */
  campaign?: string
  /**
   * Stage. Stage of the campaign.
   */
  stage?: string
  /**
   * Day or week. Day or week of the campaign.
   */
  cycle?: number
  /**
   * Space. Where the progress marker stands.
   */
  space?: string
  /**
   * Board. Board in use.
   */
  board?: string
  /**
   * Rosters. Aircraft left in the campaign, by side.
   */
  rosters?: {
    /**
     * Boxes. Boxes left by aircraft.
     */
    [k: string]: {
      /**
       * Boxes. Boxes left.
       */
      [k: string]: number
    }
  }
  /**
   * Resources used. Resources already used in the campaign.
   *
   * Items: Resource. A resource.
   */
  'resources-used'?: string[]
  /**
   * Events. Events that have happened.
   *
   * Items: Event. An event.
   */
  events?: string[]
  /**
   * Points. Points already scored by side.
   */
  points?: {
    /**
     * Points. Points.
     */
    [k: string]: number
  }
}
/**
 * Scenario input. One decision of a player. Which fields it needs depends on what is done.
 */
export interface ScenarioInput {
  /**
   * Do. What the player does, by the name the rule system gives the choice.
   */
  do: string
  /**
   * By. Unit or aircraft that does it.
   */
  by?: string
  /**
   * Target. Aircraft it is done to.
   */
  target?: string
  /**
   * Card. Card type.
   */
  card?: string
  /**
   * As. Family the card is declared to be.
   */
  'as-family'?: string
  /**
   * Use. How the card is used, where it has several uses.
   */
  'as-use'?: string
  /**
   * Counter. Marker spent in place of a card.
   */
  counter?: string
  /**
   * With. Marker spent together with the card.
   */
  with?: string
  /**
   * Cards. Cards concerned, as for a discard.
   *
   * Items: Card. Card type.
   */
  cards?: string[]
  /**
   * Counters. Markers concerned.
   */
  counters?: {
    /**
     * Counters. How many.
     */
    [k: string]: number
  }
  /**
   * Altitude. Level chosen.
   */
  altitude?: string
  /**
   * Direction. Up or down.
   */
  direction?: 'up' | 'down'
  /**
   * Position. Position chosen.
   */
  position?: string
  /**
   * Amount. A number chosen.
   */
  amount?: number
  /**
   * Choice. Something chosen by name.
   */
  choice?: string
  /**
   * Path. Steps of a move.
   *
   * Items: Step. Straight on, left or right.
   */
  path?: ('forward' | 'left' | 'right')[]
  /**
   * Manoeuvre. Name of an aerobatic figure.
   */
  manoeuvre?: string
  /**
   * Tilt. Tilt at the end of a move.
   */
  tilt?: 'level' | 'up' | 'down'
  /**
   * Levels. Levels climbed or, negative, dived in a move.
   */
  levels?: number
  /**
   * A place chosen.
   */
  place?: ScenarioPlace
  /**
   * Resource. Resource chosen.
   */
  resource?: string
  /**
   * Load. Load chosen.
   */
  load?: string
  /**
   * Bombing mode. Mode chosen.
   */
  'bomb-mode'?: string
  /**
   * Bids. Points shared among categories.
   */
  bids?: {
    /**
     * Points. Points bid.
     */
    [k: string]: number
  }
  /**
   * Assign. Things given to places, by name.
   */
  assign?: {
    /**
     * To. Where it goes.
     */
    [k: string]: string
  }
}
/**
 * Expect position. A position toward another unit.
 */
export interface ExpectPosition {
  /**
   * That. A position toward another unit.
   */
  that: 'position'
  /**
   * Of. Unit that holds it.
   */
  of: string
  /**
   * Toward. The other unit.
   */
  toward: string
  /**
   * Is. The position.
   */
  is: string
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect altitude. The level of a unit.
 */
export interface ExpectAltitude {
  /**
   * That. The level of a unit.
   */
  that: 'altitude'
  /**
   * Of. The unit.
   */
  of: string
  /**
   * Is. The level, or none before the starting levels are shown.
   */
  is?: string
  /**
   * Secret. Level it has chosen in secret, or none while it has chosen none.
   */
  secret?: string
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect hits. The hits on an aircraft.
 */
export interface ExpectHits {
  /**
   * That. The hits on an aircraft.
   */
  that: 'hits'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Is. How many.
   */
  is: number
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect state. The state of an aircraft.
 */
export interface ExpectState {
  /**
   * That. The state of an aircraft.
   */
  that: 'state'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Is. The state.
   */
  is:
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
  note?: string
}
/**
 * Expect hand. The cards an aircraft holds.
 */
export interface ExpectHand {
  /**
   * That. The cards an aircraft holds.
   */
  that: 'hand'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Count. How many cards.
   */
  count?: number
  /**
   * Is. Exactly these cards, in any order.
   *
   * Items: Card. Card type.
   */
  is?: string[]
  /**
   * Has. At least these cards.
   *
   * Items: Card. Card type.
   */
  has?: string[]
  /**
   * Lacks. None of these cards.
   *
   * Items: Card. Card type.
   */
  lacks?: string[]
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect counters. The markers on an aircraft.
 */
export interface ExpectCounters {
  /**
   * That. The markers on an aircraft.
   */
  that: 'counters'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Counter. Which marker.
   */
  counter: string
  /**
   * Is. How many.
   */
  is: number
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect rating. A rating as it stands now, with the modifiers that count.
 */
export interface ExpectRating {
  /**
   * That. A rating as it stands now, with the modifiers that count.
   */
  that: 'rating'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Rating. Which rating.
   */
  rating: string
  /**
   * Is. The number.
   */
  is: number
  /**
   * Base. The number before modifiers.
   */
  base?: number
  /**
   * Against. Aircraft it is used against.
   */
  against?: string
  /**
   * By. Rules of the modifiers that applied.
   *
   * Items: Rule. A rule.
   */
  by?: string[]
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect bursts. Bursts of an aircraft: left, allowed, fired.
 */
export interface ExpectBursts {
  /**
   * That. Bursts of an aircraft: left, allowed, fired.
   */
  that: 'bursts'
  /**
   * Of. The aircraft.
   */
  of: string
  /**
   * Is. How many are left this turn.
   */
  is?: number
  /**
   * Against. Aircraft they are used against.
   */
  against?: string
  /**
   * Allowance. How many it may fire in a turn, as it stands now.
   */
  allowance?: number
  /**
   * Fired. How many it has fired this turn.
   */
  fired?: number
  /**
   * Guns. Which guns bear.
   */
  guns?: 'bursts' | 'gunner' | 'none'
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect attack. How the last attack ended.
 */
export interface ExpectAttack {
  /**
   * That. How the last attack ended.
   */
  that: 'attack'
  /**
   * Is. The result.
   */
  is: 'success' | 'failed' | 'pending'
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect legal. Whether an input would be accepted now.
 */
export interface ExpectLegal {
  /**
   * That. Whether an input would be accepted now.
   */
  that: 'legal'
  input: ScenarioInput
  /**
   * Is. Whether it would.
   */
  is: boolean
  /**
   * Code. Code of the refusal, where it would be refused.
   */
  code?: string
  /**
   * Rules that the refusal or the offer carries.
   */
  rules?: RuleIds
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect offered. What choices are offered now.
 */
export interface ExpectOffered {
  /**
   * That. What choices are offered now.
   */
  that: 'offered'
  /**
   * By. Who chooses.
   */
  by: string
  /**
   * Cards. Exactly these card types can be played.
   *
   * Items: Card. Card type.
   */
  cards?: string[]
  /**
   * Includes. Words that offered choices are made of: what is done, or a card, counter, aircraft or level.
   *
   * Items: Choice. A word of a choice.
   */
  includes?: string[]
  /**
   * Excludes. Words that no offered choice is made of.
   *
   * Items: Choice. A word of a choice.
   */
  excludes?: string[]
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect points. Victory points of a side.
 */
export interface ExpectPoints {
  /**
   * That. Victory points of a side.
   */
  that: 'points'
  /**
   * Side. Which side.
   */
  side: string
  /**
   * Is. The points.
   */
  is: number
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect winner. Who has won.
 */
export interface ExpectWinner {
  /**
   * That. Who has won.
   */
  that: 'winner'
  /**
   * Is. The side, draw, or none while the game goes on.
   */
  is: string
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect turn. Where the game stands.
 */
export interface ExpectTurn {
  /**
   * That. Where the game stands.
   */
  that: 'turn'
  /**
   * Turn. Game turn.
   */
  turn?: number
  /**
   * Step. Step of the turn.
   */
  step?: string
  /**
   * Phase. Mission phase.
   */
  phase?: string
  /**
   * Active. Unit whose turn it is.
   */
  active?: string
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect event. Something the log records.
 */
export interface ExpectEvent {
  /**
   * That. Something the log records.
   */
  that: 'event'
  /**
   * Event. Name of the event.
   */
  event: string
  /**
   * Of. Aircraft it concerns.
   */
  of?: string
  /**
   * Count. How often since the last input.
   */
  count?: number
  /**
   * Facts. What it tells, by name; what is not named here may be anything.
   */
  facts?: {
    /**
     * Fact. A word, a number, true or false.
     */
    [k: string]: string | number | boolean
  }
  /**
   * Rules it carries.
   */
  rules?: RuleIds
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect target. State of the mission target.
 */
export interface ExpectTarget {
  /**
   * That. State of the mission target.
   */
  that: 'target'
  /**
   * Damage. Points scored on it.
   */
  damage?: number
  /**
   * Level. Success level.
   */
  level?: number
  /**
   * Boxes. Boxes marked by section or ship.
   */
  boxes?: {
    /**
     * Boxes. Boxes marked.
     */
    [k: string]: number
  }
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect place. Where an aircraft stands on a board.
 */
export interface ExpectPlace {
  /**
   * That. Where an aircraft stands on a board.
   */
  that: 'place'
  /**
   * Of. The aircraft.
   */
  of: string
  is: ScenarioPlace
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect track. Where the progress marker stands.
 */
export interface ExpectTrack {
  /**
   * That. Where the progress marker stands.
   */
  that: 'track'
  /**
   * Is. The space.
   */
  is?: string
  /**
   * Active. Spaces whose consequences hold.
   *
   * Items: Space. A space.
   */
  active?: string[]
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect drawn. How many cards were drawn since the last input.
 */
export interface ExpectDrawn {
  /**
   * That. How many cards were drawn since the last input.
   */
  that: 'drawn'
  /**
   * By. Who drew them.
   */
  by: string
  /**
   * Is. How many.
   */
  is: number
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect deck. The state of a deck.
 */
export interface ExpectDeck {
  /**
   * That. The state of a deck.
   */
  that: 'deck'
  /**
   * Side. Whose deck, or shared.
   */
  side: string
  /**
   * Left. Cards left to draw.
   */
  left?: number
  /**
   * Discards. Cards in the discard pile.
   */
  discards?: number
  /**
   * Top. Card on top of the discards.
   */
  top?: string
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect used. How often an ability was used this turn.
 */
export interface ExpectUsed {
  /**
   * That. How often an ability was used this turn.
   */
  that: 'used'
  /**
   * Of. Who used it.
   */
  of: string
  /**
   * Ability. The ability, as under used-this-turn in the set-up.
   */
  ability: string
  /**
   * Is. How often.
   */
  is: number
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Expect view. What a player can see of a unit, and what is hidden.
 */
export interface ExpectView {
  /**
   * That. What a player can see of a unit, and what is hidden.
   */
  that: 'view'
  /**
   * Player. Who looks: a side or, where a side has several players, one of them.
   */
  player: string
  /**
   * Of. What is looked at.
   */
  of: string
  /**
   * Sees. All of this is seen.
   *
   * Items: Sight. A thing to see, by the name the rule system gives it.
   */
  sees?: string[]
  /**
   * Hides. None of this is seen.
   *
   * Items: Sight. A thing to see, by the name the rule system gives it.
   */
  hides?: string[]
  /**
   * Note. Why.
   */
  note?: string
}
/**
 * Scenario refusal. How something is refused. Left empty, any refusal will do.
 */
export interface ScenarioRefusal {
  /**
   * Code. Code of the refusal. Absent: any.
   */
  code?: string
  /**
   * Rules that the refusal carries.
   */
  rules?: RuleIds
}
/**
 * Script entry. An input and what must hold after it.
 */
export interface ScriptEntry {
  /**
   * The decision. Absent: only look.
   */
  input?: ScenarioInput
  /**
   * What must hold after it.
   */
  expect?: Expectations
  /**
   * The input must be refused; nothing changes.
   */
  refused?: ScenarioRefusal
  /**
   * Note. What happens, in words.
   */
  note?: string
}
/**
 * Scenario. An executable example: a situation, a script of decisions and what must come of them.
 */
export interface Scenario {
  /**
   * Kind. Says that this document is a scenario.
   */
  kind: 'scenario'
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
   * Ruleset. Ruleset it is played with. Absent: that of the pack.
   */
  ruleset?: string
  /**
   * Deck. Deck used. Absent: that of the ruleset.
   */
  deck?: string
  /**
   * Description. What it shows.
   */
  description?: string
  /**
   * Rules that it shows; each counts as covered only if the run carries it.
   */
  cites?: RuleIds
  /**
   * Tags. Words to find it by.
   *
   * Items: Tag. A word.
   */
  tags?: string[]
  /**
   * Seed. Seed for everything that the set-up leaves to chance.
   *
   * Default: `1`
   */
  seed?: number
  /**
   * Options. Ruleset options that differ from their defaults.
   */
  options?: {
    /**
     * Option value. On or off, a reading, or a number.
     */
    [k: string]: boolean | string | number
  }
  /**
   * The situation at the start.
   */
  setup: ScenarioSetUp
  /**
   * The set-up itself must be refused; then nothing is played.
   */
  'setup-refused'?: ScenarioRefusal
  /**
   * What must hold before the first input.
   */
  expect?: Expectations
  /**
   * Script. Inputs in order.
   *
   * Default: `[]`
   */
  script?: ScriptEntry[]
  /**
   * What must hold after the last input.
   */
  'expect-at-end'?: Expectations
}
/**
 * Estimator. Formulas that propose ratings from known facts about an aircraft.
 */
export interface Estimator {
  /**
   * Kind. Says that this document is an estimator.
   */
  kind: 'estimator'
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
   * Rule system. Rule system of the ratings.
   */
  ruleset: 'wild-blue' | 'aces-high' | 'combat-zone'
  /**
   * Classes. Aircraft classes it is for.
   *
   * Items: Class. Names one class.
   */
  classes?: string[]
  /**
   * Description. What the method rests on.
   */
  description?: string
  /**
   * Inputs. Facts by name.
   */
  inputs: {
    /**
     * Estimator input. A fact that goes in.
     */
    [k: string]: {
      /**
       * Name. Words for it.
       */
      name: string
      /**
       * Unit. Unit of measure.
       */
      unit?: string
      /**
       * Minimum. Least that makes sense.
       */
      minimum?: number
      /**
       * Maximum. Most that makes sense.
       */
      maximum?: number
      /**
       * Default. Number taken if none is given.
       */
      default?: number
    }
  }
  /**
   * Steps. Numbers worked out on the way, in order.
   *
   * Items: Estimator step. A number worked out on the way.
   */
  steps?: {
    /**
     * Id. Name for later formulas.
     */
    id: string
    /**
     * Value. How it is worked out.
     */
    value: string
    /**
     * Reason. Why so.
     */
    reason: string
  }[]
  /**
   * Formulas. One for each rating, later ones may use earlier ones.
   *
   * Items: Estimator formula. Proposes one rating.
   */
  formulas: {
    /**
     * Rating. Field that is proposed, as a dotted path.
     */
    rating: string
    /**
     * Value. The proposed number.
     */
    value: string
    /**
     * When. Condition under which this holds. Absent: always.
     */
    when?: string
    /**
     * Reason. Why so.
     */
    reason: string
    /**
     * Least. Never below.
     */
    least?: number
    /**
     * Most. Never above.
     */
    most?: number
  }[]
}

/** Any document, as an author writes it. */
export type ContentDocument =
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

/** The type of a document by its kind. */
export interface ContentByKind {
  pack: Pack
  ruleset: Ruleset
  rules: Rules
  deck: Deck
  aircraft: Aircraft
  crew: Crew
  target: Target
  table: Table
  board: Board
  resource: Resource
  campaign: Campaign
  scenario: Scenario
  estimator: Estimator
}
