// What a mutation run tells: the share that the scenarios noticed, and every mutant that got away.
import type { Accepted } from './accepted.ts'
import { labelOf, type Mutant } from './mutant.ts'
import type { Fate } from './mutationBench.ts'

export interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

export interface Share {
  readonly played: number
  readonly killed: number
  /** Killed, or told by a rule that is no longer shown. */
  readonly noticed: number
}

export function shareOf(tried: readonly Tried[]): Share {
  const count = (fate: Fate['fate']): number => tried.filter((each) => each.fate.fate === fate).length
  const killed = count('killed')
  return { played: tried.length - count('refused'), killed, noticed: killed + count('uncovered') }
}

export function formatReport(tried: readonly Tried[], accepted: readonly Accepted[]): string {
  const files = [...new Set(tried.map(({ mutant }) => mutant.file))]
  const width = Math.max(...files.map((file) => file.length), 3)
  const row = (name: string, some: readonly Tried[]): string => {
    const { played, killed, noticed } = shareOf(some)
    return `${name.padEnd(width)}  killed ${killed} of ${played} (${percent(killed, played)}), with coverage ${percent(noticed, played)}`
  }
  const refused = tried.filter(({ fate }) => fate.fate === 'refused').length
  return [
    ...files.map((file) =>
      row(
        file,
        tried.filter(({ mutant }) => mutant.file === file),
      ),
    ),
    row('all', tried),
    `${refused} more do not compile.`,
    '',
    ...survivors(tried, accepted),
    '',
  ].join('\n')
}

function survivors(tried: readonly Tried[], accepted: readonly Accepted[]): string[] {
  const left = tried.filter(({ fate }) => fate.fate === 'survived' || fate.fate === 'uncovered')
  if (left.length === 0) return ['No survivors.']
  const lines = left.map(({ mutant, fate }) => {
    const label = labelOf(mutant)
    const reason = accepted.find((each) => each.mutant.test(label))?.why
    const told = fate.fate === 'uncovered' ? `  (told by coverage: ${fate.by})` : ''
    return `${mutant.file}:${mutant.line}  ${label}${told}${reason === undefined ? '' : `\n    accepted: ${reason}`}`
  })
  const idle = accepted.filter(({ mutant }) => !left.some((each) => mutant.test(labelOf(each.mutant))))
  return [
    `Survivors (${left.length}):`,
    ...lines,
    // A reason for what does not survive is out of date.
    ...idle.map(({ mutant }) => `accepted in vain: ${mutant.source}`),
  ]
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
