// A large pack for measuring: aircraft that differ in their numbers, spread over files as a designer would.

/** A small ruleset that knows just the words the generated aircraft use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export interface GeneratedPack {
  readonly files: ReadonlyMap<string, string>
  readonly documents: readonly string[]
}

export function generatePack(cards: number, cardsPerFile = 100): GeneratedPack {
  const documents = Array.from({ length: cards }, (_, index) => aircraft(index))
  const files = new Map<string, string>([
    ['pack/pack.yaml', 'kind: pack\nid: big\nname: Big\nversion: 1.0.0\nlicence: MIT\nruleset: wild-blue\n'],
    ['pack/ruleset.yaml', readFileSync(join(root, 'content', 'wild-blue', 'ruleset.yaml'), 'utf8')],
    ['pack/rules.yaml', readFileSync(join(root, 'content', 'wild-blue', 'rules.yaml'), 'utf8')],
    ['pack/deck.yaml', readFileSync(join(root, 'content', 'wild-blue', 'deck.yaml'), 'utf8')],
    ['pack/tables.yaml', readFileSync(join(root, 'content', 'wild-blue', 'tables.yaml'), 'utf8')],
  ])
  for (let start = 0; start < cards; start += cardsPerFile) {
    const name = `pack/aircraft/${String(start / cardsPerFile).padStart(3, '0')}.yaml`
    files.set(name, documents.slice(start, start + cardsPerFile).join('---\n'))
  }
  return { files, documents }
}

const NATIONS = ['united-states', 'united-kingdom', 'soviet-union', 'germany', 'italy']

function aircraft(index: number): string {
  const vary = (base: number, span: number): number => base + (index % span)
  return `# Generated type number ${index}.
kind: aircraft
id: type-${index}
name: Type ${index} Mark ${vary(1, 9)}
ruleset: wild-blue
class: fighter
type: type-${index % 400}
model: Mk ${vary(1, 9)}
nation: ${NATIONS[index % NATIONS.length] ?? 'us'}
service-entry: 194${index % 5}-0${vary(1, 9)}
leader:
  undamaged: { damage: ${vary(3, 4)}, performance: ${vary(5, 3)}, horsepower: ${vary(2, 3)}, burst: ${vary(1, 2)}, ceiling: very-high }
  damaged: { damage: ${vary(7, 4)}, performance: ${vary(3, 2)}, horsepower: ${vary(1, 2)}, burst: 0, ceiling: high }
wingman:
  undamaged: { damage: ${vary(3, 4)}, offensive: ${vary(1, 3)}, defensive: ${vary(2, 2)} }
  damaged: { damage: ${vary(7, 4)}, offensive: ${vary(0, 2)}, defensive: ${vary(1, 2)} }
balance: { leader: ${vary(5, 5)}, wingman-modifier: ${vary(2, 3)} }
sources:
  all: { from: estimate, method: "by eye, number ${index}" }
  leader.undamaged.performance: { from: web, url: "https://example.org/${index}", title: A table, grade: stated }
`
}
