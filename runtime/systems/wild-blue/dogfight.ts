// [4.1, 3.0] The whole fight: altitudes chosen in secret, hands dealt, the order of play made in the first game turn
// and kept, and an end.
import type { Refusal } from '../../kernel/game.ts'
import type { Procedure } from '../../kernel/procedure.ts'
import { drawBelow } from '../../kernel/random.ts'
import { judgeCeiling } from './altitude.ts'
import { lookUp } from './content.ts'
import type { DogfightFrame } from './frames.ts'
import { refuse, type ChooseAltitudeInput, type TakeTurnInput, type WildBlueInput } from './inputs.ts'
import { nextInOrder, sideToName } from './playOrder.ts'
import { drawCards } from './piles.ts'
import { ruleNumber } from './ratings.ts'
import { holds, modifierValues } from './situation.ts'
import type { ElementState } from './state.ts'
import { elementOf, isDecided, isFlying, isLastTurn, leaderOf, option, type Play } from './table.ts'
import { openTurn } from './turn.ts'

export const openDogfight = (given: readonly string[]): DogfightFrame => ({
  procedure: 'dogfight',
  step: 'seek',
  given,
  first: '',
  named: '',
  taken: 0,
  element: null,
})

export const dogfight: Procedure<Play, DogfightFrame, WildBlueInput> = {
  name: 'dogfight',
  steps: {
    seek: {
      run: (play, frame) => {
        const element = play.state.table.elements.find(
          ({ altitude, secretAltitude }) => altitude === '' && secretAltitude === null,
        )
        frame.element = element?.id ?? null
        return element ? 'next' : { jump: 'reveal' }
      },
    },
    /** [4.1d, 4.5] One after the other, and nobody sees what the others chose. */
    altitude: {
      ask: 'start-altitude',
      rules: ['4.5', '4.1d', '4.1'],
      seat: (play, frame) => chooser(play, frame).seat,
      by: (_, frame) => frame.element ?? '',
      verbs: {
        'choose-altitude': {
          candidates(play, frame) {
            const { id: by, seat } = chooser(play, frame)
            return play.content.ruleset.altitudes.map(({ id }): ChooseAltitudeInput => ({
              seat,
              do: 'choose-altitude',
              by,
              altitude: id,
            }))
          },
          judge: (play, frame, { altitude }) => judgeStart(play, chooser(play, frame), altitude),
          take(play, frame, { altitude }) {
            const element = chooser(play, frame)
            element.secretAltitude = altitude
            play.sink?.({
              kind: 'altitude-chosen',
              rules: ['4.5', '4.1d'],
              facts: { element: element.id, altitude },
              seenBy: [element.seat],
            })
            return { jump: 'seek' }
          },
        },
      },
    },
    reveal: {
      run(play) {
        const { elements } = play.state.table
        for (const element of elements) {
          if (element.inClouds || element.secretAltitude === null) continue
          element.altitude = element.secretAltitude
          element.secretAltitude = null
        }
        play.sink?.({
          kind: 'altitudes-revealed',
          rules: ['4.5', '4.1d'],
          facts: Object.fromEntries(elements.map(({ id, altitude }) => [id, altitude])),
          seenBy: 'all',
        })
        return 'next'
      },
    },
    /** [4.1e, 4.6] To leaders only (2.1.1), and each hand by itself. */
    deal: {
      run(play, frame) {
        for (const element of play.state.table.elements) {
          if (frame.given.includes(element.id)) continue
          const cards = ruleNumber(play, leaderOf(element), play.content.ruleset.dogfight['opening-hand'])
          drawCards(play, element, element.hand, cards, ['4.1e', '4.6', '4.6.1', '2.1.1'])
        }
        return 'next'
      },
    },
    /** [4.1f, 4.7] */
    'first-side': {
      run(play, frame) {
        const sides = play.content.ruleset.sides.map(({ id }) => id)
        if (play.state.table.elements.some(({ order }) => order > 0)) return 'next'
        frame.first = sides[drawBelow(play.state.random, 'first side', sides.length)] ?? ''
        play.sink?.({
          kind: 'first-side',
          rules: ['4.1f', '4.7'],
          facts: { side: frame.first },
          seenBy: 'all',
        })
        return 'next'
      },
    },
    /** [4.7, 4.7-fixed] In the first game turn the sides name their elements; later the order stands. */
    next: {
      run(play, frame) {
        const known = nextInOrder(play, frame.taken)
        if (known) {
          frame.element = known.id
          return { jump: 'turn' }
        }
        if (play.state.table.turn > 1) return { jump: 'final' }
        const side = sideToName(play, frame)
        if (side === undefined) return { jump: 'final' }
        frame.named = side
        return 'next'
      },
    },
    name: {
      ask: 'next-element',
      rules: ['4.7', '4.1'],
      seat: (play, frame) => unnamed(play, frame)[0]?.seat ?? frame.named,
      verbs: {
        'take-turn': {
          candidates(play, frame) {
            const [captain] = unnamed(play, frame)
            const seat = captain?.seat ?? frame.named
            return unnamed(play, frame).map(({ id: by }): TakeTurnInput => ({ seat, do: 'take-turn', by }))
          },
          take(play, frame, { by }) {
            const element = elementOf(play, by)
            element.order = frame.taken + 1
            frame.element = by
            play.sink?.({
              kind: 'order-made',
              rules: ['4.7'],
              facts: { element: by, order: element.order },
              seenBy: 'all',
            })
            return 'next'
          },
        },
      },
    },
    turn: {
      run(play, frame) {
        const element = elementOf(play, frame.element ?? '')
        frame.taken = element.order
        // [4.7] Sides go on in turns after elements whose place a set-up gives.
        frame.named = element.side
        return { call: openTurn(element.id) }
      },
    },
    'after-turn': { run: (play) => (isDecided(play) ? { jump: 'final' } : { jump: 'next' }) },
    /** [3.6] The turn marker moves, or the fight is over. */
    final: {
      run(play, frame) {
        const { table } = play.state
        const decided = isDecided(play)
        const over = decided || isLastTurn(play) || noneLeft(play)
        if (over) {
          play.sink?.({
            kind: 'fight-ended',
            rules: endRules(play, decided),
            facts: { turn: table.turn },
            seenBy: 'all',
          })
          return 'end'
        }
        table.turn++
        frame.taken = 0
        play.sink?.({
          kind: 'game-turn-began',
          rules: ['3.6', '4.7-fixed', ...(isPastEnd(play) ? ['4.8-note'] : [])],
          facts: { turn: table.turn },
          seenBy: 'all',
        })
        return { jump: 'next' }
      },
    },
  },
}

const chooser = (play: Play, { element }: DogfightFrame): ElementState => elementOf(play, element ?? '')

/** Elements that the side may still name, in the order of set-up. */
const unnamed = ({ state }: Play, { named }: DogfightFrame): ElementState[] =>
  state.table.elements.filter((element) => element.side === named && element.order === 0 && isFlying(element))

/** [4.5, 4.5-very-high, 5.2.7] */
export function judgeStart(play: Play, element: ElementState, altitude: string): Refusal | undefined {
  const { content } = play
  if (lookUp(content.altitudeRank, altitude) === undefined)
    return refuse('unknown-altitude', ['8.0'], { altitude })
  const start = content.ruleset.altitude['start-when']?.[altitude]
  if (start && !holds(start, modifierValues(play, leaderOf({ ...element, altitude }))))
    return refuse('cannot-start-there', ['4.5-very-high', '4.5'], { altitude, needs: start.text })
  return option(play, 'start-above-ceiling') === 'free' ? undefined : judgeCeiling(play, element, altitude)
}

/** [4.8, 4.8-note, 14.7-end] After six turns, when a side is gone, or, to the death, only then. */
function endRules(play: Play, decided: boolean): string[] {
  if (option(play, 'to-the-death') === true) return ['4.8-note']
  return decided && !isLastTurn(play) ? ['14.7-end'] : ['3.6', '4.8', '4.1g']
}

/** [4.8-note] A fight to the death goes on where others have ended. */
const isPastEnd = ({ content, state }: Play): boolean => state.table.turn > content.ruleset.dogfight.turns

/** Nobody is left to fly the turns that remain. */
const noneLeft = ({ state }: Play): boolean => !state.table.elements.some(isFlying)
