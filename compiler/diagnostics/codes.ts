// Every diagnostic code with its severity and its title. Each has a page in docs/diagnostics whose examples
// are also its test; tests/diagnostics holds table and pages together.
import type { Severity } from './diagnostic.ts'

interface CodeEntry {
  readonly severity: Severity
  readonly title: string
}

const error = (title: string): CodeEntry => ({ severity: 'error', title })
const warning = (title: string): CodeEntry => ({ severity: 'warning', title })
const info = (title: string): CodeEntry => ({ severity: 'info', title })

export const CODES = {
  'yaml/syntax': error('The text is not YAML'),
  'yaml/too-large': error('A file is too large to be read'),
  'yaml/too-deep': error('A document is nested too deep'),
  'yaml/too-many-values': error('A document holds too many values'),
  'yaml/encoding': error('A file is not UTF-8 text'),
  'yaml/unreadable': error('A file cannot be read'),
  'yaml/outside-workspace': error('A link leads out of the workspace'),
  'yaml/control-character': error('A control character stands in the text'),
  'yaml/half-character': error('Text holds half of a surrogate pair'),
  'yaml/repeated-key': error('A key stands twice in one mapping'),
  'yaml/forbidden-key': error('A key names a part of every object'),
  'yaml/merge-key': error('A merge key is used'),
  'yaml/unknown-alias': error('An alias names no anchor'),
  'yaml/tag': error('A tag is used'),
  'yaml/not-a-mapping': error('A document is not a mapping'),

  'shape/no-kind': error('A document has no kind'),
  'shape/unknown-kind': error('A kind is unknown'),
  'shape/missing-field': error('A field is missing'),
  'shape/unknown-field': error('A field is unknown'),
  'shape/wrong-type': error('A value is of the wrong type'),
  'shape/not-allowed': error('A value is not one of the allowed ones'),
  'shape/out-of-range': error('A number is out of its range'),
  'shape/bad-form': error('A text does not have the wanted form'),
  'shape/size': error('A value is too long or too short'),
  'shape/repeated-item': error('An item stands twice in a list'),
  'shape/more': error('A document has many more faults'),

  'link/no-pack': error('A document belongs to no pack'),
  'link/second-pack': error('A pack is described twice'),
  'link/unknown-pack': error('A pack is unknown'),
  'link/dependency-cycle': error('Packs depend on each other in a circle'),
  'link/version': error('A dependency has another version'),
  'link/duplicate-id': error('An id is used twice'),
  'link/duplicate-name': error('A name is declared twice in one document'),
  'link/patch-and-replace': error('A document is both patch and replacement'),
  'link/nothing-to-change': error('A patch or replacement has no base'),
  'link/nothing-to-remove': warning('A patch removes what is not there'),
  'link/still-used': error('A patch takes away what is still used'),
  'link/unknown-id': error('An id is unknown'),
  'link/more': error('A document has many more unknown names'),

  'expr/syntax': error('An expression cannot be read'),
  'expr/unknown-name': error('An expression uses an unknown name'),
  'expr/type': error('An expression mixes types'),
  'expr/arity': error('A function has the wrong number of arguments'),
  'expr/ambiguous': error('A word in an expression has two meanings'),
  'expr/too-large': error('An expression is too large'),
  'expr/constant': warning('A condition never changes'),

  'check/damaged-side-better': warning('The damaged side is better'),
  'check/destroyed-not-above-damaged': error('An aircraft is destroyed before it is damaged'),
  'check/wingman-differs': warning('Leader and wingman disagree'),
  'check/no-source': warning('A rating has no source'),
  'check/colour-against-use': error('A card colour contradicts its use'),
  'check/card-incomplete': info('A card leaves something out'),
  'check/deck-total': warning('A deck has another number of cards'),
  'check/card-total': warning('A deck has another number of cards of a sort'),
  'check/face-total': warning('What is known of card faces does not add up'),
  'check/never-answered': warning('Nothing answers an attack'),
  'check/not-played': warning('Something is written that is not played'),
  'check/open-faces': info('Card faces are open'),
  'check/unknown-source': warning('A source speaks of no field'),

  'silence/unused': warning('A silencer silences nothing'),
  'silence/no-reason': warning('A silencer gives no reason'),
  'silence/error': warning('A silencer names an error'),

  'internal/error': error('Skywright failed'),
} as const satisfies Record<`${string}/${string}`, CodeEntry>

export type DiagnosticCode = keyof typeof CODES

export const severityOf = (code: DiagnosticCode): Severity => CODES[code].severity
