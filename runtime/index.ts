// The runtime's public face: the kernel's contracts, and the rule systems by id.
export type {
  Decision,
  EventSink,
  Explanation,
  Fact,
  Facts,
  Game,
  GameEvent,
  Input,
  Outcome,
  Refusal,
  RuleId,
  RuleSystem,
  SeatId,
  Started,
} from './kernel/game.ts'
export { hashState } from './kernel/hash.ts'
export { beginLine, branchAt, playOn, undo, type Line, type Played } from './kernel/line.ts'
export { LOG_FORMAT, replay, type GameLog, type Replayed } from './kernel/replay.ts'
export { loadPack, type CompiledPack, type PackData } from './pack.ts'
export { wildBlue, type WildBlueGame } from './systems/wild-blue/index.ts'
export type { WildBlueInput } from './systems/wild-blue/inputs.ts'
export type {
  DeckSetup,
  ElementSetup,
  MemberSetup,
  SituationSetup,
  WildBlueSetup,
} from './systems/wild-blue/setupTypes.ts'
export type { WildBlueState } from './systems/wild-blue/state.ts'
export type { ElementView, WildBlueView } from './systems/wild-blue/view.ts'
