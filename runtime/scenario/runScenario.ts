// Plays a scenario: stages the set-up, applies each input, checks what must hold, and notes which rules were at work.
import type {
  Expectations,
  Scenario,
  ScenarioRefusal,
  ScriptEntry,
} from '../../schemas/generated/compiled.ts'
import type { Game, GameEvent, Input, Refusal, RuleId } from '../kernel/game.ts'
import { hashState } from '../kernel/hash.ts'
import { describeInput, describeRefusal, listed } from './describe.ts'
import { missingFrom, type Complaint } from './judge.ts'
import { judgeExpectation } from './judgeExpectation.ts'
import type { Moment, Path, ScenarioHost, ScenarioProblem } from './scenarioHost.ts'
import type { ScenarioRun } from './scenarioRun.ts'

export function runScenario<S, U, I extends Input, V>(
  game: Game<S, U, I, V>,
  host: ScenarioHost<S, U, I, V>,
  scenario: Scenario,
): ScenarioRun {
  return new Run(game, host, scenario).play()
}

class Run<S, U, I extends Input, V> {
  readonly #game: Game<S, U, I, V>
  readonly #host: ScenarioHost<S, U, I, V>
  readonly #scenario: Scenario
  readonly #failures: ScenarioProblem[] = []
  readonly #carried = new Set<RuleId>()
  readonly #inputs: I[] = []
  readonly #past: GameEvent[] = []

  constructor(game: Game<S, U, I, V>, host: ScenarioHost<S, U, I, V>, scenario: Scenario) {
    this.#game = game
    this.#host = host
    this.#scenario = scenario
  }

  play(): ScenarioRun {
    const start = this.#setUp()
    const end = start && this.#playScript(start)
    if (end) {
      this.#expect(end, this.#scenario['expect-at-end'], ['expect-at-end'])
      this.#failures.push(...this.#host.unused(end.state, this.#scenario))
    }
    return {
      id: this.#scenario.id,
      failures: this.#failures,
      carried: [...this.#carried].sort(),
      inputs: this.#inputs,
    }
  }

  /** Undefined where nothing can be played: the set-up is wrong or, rightly or not, refused. */
  #setUp(): Moment<S> | undefined {
    const { setup, problems } = this.#host.stage(this.#scenario)
    if (problems) {
      this.#failures.push(...problems)
      return undefined
    }
    const events: GameEvent[] = []
    const { state, refusal } = this.#game.setup(setup, String(this.#scenario.seed), (event) =>
      events.push(event),
    )
    const wanted = this.#scenario['setup-refused']
    if (refusal) {
      this.#carry(refusal.rules)
      if (!wanted)
        this.#fail(this.#placeOf(refusal), {
          expected: 'a set-up that is accepted',
          found: describeRefusal(refusal),
        })
      else this.#expectRefusal(refusal, wanted, ['setup-refused'])
      this.#nothingFollows()
      return undefined
    }
    if (wanted) {
      this.#fail(['setup-refused'], { expected: 'a set-up that is refused', found: 'it is accepted' })
      return undefined
    }
    const moment = this.#moment(state, undefined, events)
    this.#expect(moment, this.#scenario.expect, ['expect'])
    return moment
  }

  /** After a refused set-up no expectation is ever checked, so none may be written. */
  #nothingFollows(): void {
    if (!this.#scenario['setup-refused']) return
    for (const field of ['expect', 'script', 'expect-at-end'] as const) {
      if (this.#scenario[field]?.length)
        this.#fail([field], {
          expected: 'nothing after a refused set-up',
          found: `"${field}", which is never reached`,
        })
    }
  }

  /** Undefined where it stops before its end. */
  #playScript(start: Moment<S>): Moment<S> | undefined {
    let moment: Moment<S> | undefined = start
    for (const [index, entry] of this.#scenario.script.entries()) {
      moment = this.#playEntry(moment, entry, ['script', index])
      if (!moment) return undefined
      this.#expect(moment, entry.expect, ['script', index, 'expect'])
    }
    return moment
  }

  #playEntry(moment: Moment<S>, { input: given, refused }: ScriptEntry, path: Path): Moment<S> | undefined {
    if (!given) {
      if (!refused) return moment
      this.#fail([...path, 'refused'], { expected: 'an input to refuse', found: 'none' })
      return undefined
    }
    const { state } = moment
    const at = [...path, 'input']
    const { input, problem } = this.#host.read(state, given)
    if (problem !== undefined) {
      this.#fail(at, { expected: 'an input of this game', found: problem })
      return undefined
    }
    const before = this.#game.clone(state)
    const events: GameEvent[] = []
    const refusal = this.#game.apply(state, input, (event) => events.push(event))
    if (refusal) {
      this.#carry(refusal.rules)
      const changed = hashState(state) !== hashState(before)
      if (changed) this.#fail(at, { expected: 'nothing changed by a refused input', found: 'another state' })
      if (refused) this.#expectRefusal(refusal, refused, [...path, 'refused'])
      else
        this.#fail(at, {
          expected: `${describeInput(input)} is taken`,
          found: `refused: ${describeRefusal(refusal)}`,
        })
      return refused && !changed ? moment : undefined
    }
    if (refused) {
      this.#fail([...path, 'refused'], {
        expected: `${describeInput(input)} is refused`,
        found: 'it is taken',
      })
      return undefined
    }
    this.#carry(this.#game.cite(before, input))
    this.#inputs.push(input)
    return this.#moment(state, before, events)
  }

  #moment(state: S, before: S | undefined, events: readonly GameEvent[]): Moment<S> {
    this.#past.push(...events)
    for (const { rules } of events) this.#carry(rules)
    this.#carry(this.#game.decision(state)?.rules ?? [])
    return { state, before, events, past: this.#past }
  }

  #expect(moment: Moment<S>, expectations: Expectations | undefined, path: Path): void {
    const scene = {
      game: this.#game,
      host: this.#host,
      moment,
      carry: (rules: readonly RuleId[]) => {
        this.#carry(rules)
      },
    }
    for (const [index, expectation] of (expectations ?? []).entries())
      for (const complaint of judgeExpectation(scene, expectation)) this.#fail([...path, index], complaint)
  }

  #expectRefusal(refusal: Refusal, { code, rules }: ScenarioRefusal, path: Path): void {
    const found = describeRefusal(refusal)
    if (code !== undefined && code !== refusal.code) this.#fail([...path, 'code'], { expected: code, found })
    const missing = missingFrom(rules, refusal.rules)
    if (missing.length > 0)
      this.#fail([...path, 'rules'], { expected: `refused by ${listed(missing)}`, found })
  }

  #carry(rules: readonly RuleId[]): void {
    for (const rule of rules) this.#carried.add(rule)
  }

  /** A set-up that is refused for an option is told where the option stands. */
  #placeOf({ facts: { option } }: Refusal): Path {
    const options = this.#scenario.options ?? {}
    return typeof option === 'string' && Object.hasOwn(options, option) ? ['options', option] : ['setup']
  }

  #fail(path: Path, complaint: Complaint): void {
    this.#failures.push({ path, ...complaint })
  }
}
