// Everything the runtime can tell, ask or refuse has words of its own in the studio. Its sources say what there is, and
// random games show that the words come out whole.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../runtime/index.ts'
import { cardsAtHand } from '../../studio/play/cardsAtHand.ts'
import { EVENTS } from '../../studio/play/eventSentences.ts'
import { notOffered } from '../../studio/play/notOffered.ts'
import { QUESTIONS } from '../../studio/play/questions.ts'
import { REFUSALS } from '../../studio/play/refusalReasons.ts'
import { Words } from '../../studio/play/words.ts'
import { playOut, randomSetup } from '../support/randomGames.ts'
import { hangar, wildBlueGame, wildBluePack } from '../support/wildBlue.ts'

const source = ['runtime/kernel', 'runtime/systems/wild-blue']
  .map((folder) => join(import.meta.dirname, '..', '..', folder))
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
  .join('\n')

/** What the groups of the patterns catch, each once. */
const found = (...patterns: readonly RegExp[]): string[] => [
  ...new Set(
    patterns
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .flatMap(([, one = '', other = '']) => [one, other])
      .filter((each) => each !== ''),
  ),
]

/** An event is told by its kind and then its rules, with a comment between them at times. */
const kinds = found(
  /kind: (?:\w+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?,\s*(?:\/\/.*\s*)*rules\b/g,
  /\btell\(play, '([a-z-]+)'/g,
)
const codes = found(/\brefuse\(\s*'([a-z-]+)'/g, /\bcode: '([a-z-]+)'/g)
const asked = found(/\bask: '([a-z-]+)'/g)

describe('words of the studio', () => {
  it.each([
    ['events', kinds, EVENTS, 40],
    ['refusals', codes, REFUSALS, 80],
    ['questions', asked, QUESTIONS, 12],
  ])('has its own for all %s', (_, inSource, known, least) => {
    expect(inSource.length).toBeGreaterThanOrEqual(least)
    expect(inSource.filter((each) => !Object.hasOwn(known, each))).toEqual([])
    expect(Object.keys(known).filter((each) => !inSource.includes(each))).toEqual([])
  })

  it('refuses by codes that stand in the sources', () => {
    const calls = source.match(/\brefuse\(/g)?.length
    const literal = source.match(/\brefuse\(\s*'/g)?.length
    expect(literal).toBe(calls)
  })

  it.each([1, 2, 3, 4, 5, 6])('leaves no id and no gap in game %i', (seed) => {
    const game = wildBlueGame()
    const pack = wildBluePack()
    const events: GameEvent[] = []
    const { state, refusal } = game.setup(randomSetup(hangar(), seed), String(seed), (event) => {
      events.push(event)
    })
    if (!state) throw new Error(refusal.code)
    const said = new Set<string>()
    const words = (): Words => new Words(pack, game.view(state, state.table.elements[0]?.seat ?? '').elements)
    const tell = (): void => {
      for (const event of events.splice(0)) {
        expect(kinds).toContain(event.kind)
        said.add(words().event(event))
      }
    }
    playOut(game, state, seed, ({ choices, seat }) => {
      tell()
      const view = game.view(state, seat)
      const decision = game.decision(state)
      const log = {
        format: 1,
        system: game.id,
        contentHash: '',
        seed: '',
        setup: { elements: [] },
        inputs: [],
      } as const
      const fight = { line: { log, state }, events: [], decision, outcome: undefined }
      const seen = { game, pack, view, fight, words: new Words(pack, view.elements) }
      for (const choice of choices) said.add(seen.words.input(choice))
      const refused = [...notOffered(seen), ...cardsAtHand(seen).flatMap(({ cards }) => cards)]
      for (const { refusal } of refused) if (refusal) said.add(seen.words.refusal(refusal))
    })
    expect(said.size).toBeGreaterThan(20)
    const broken = [...said].filter((each) => /undefined|null|NaN|[[\]{}]|\b(allied|axis)\b|#\d/.test(each))
    expect(broken).toEqual([])
  })
})
