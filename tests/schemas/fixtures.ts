import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { KINDS, type Kind } from '../../schemas/index.ts'

export interface FixtureDocument {
  readonly file: string
  readonly kind: Kind
  readonly id: string
  readonly value: Readonly<Record<string, unknown>>
}

const folder = join(import.meta.dirname, '../fixtures/every-kind')

const isKind = (text: unknown): text is Kind => (KINDS as readonly unknown[]).includes(text)

/** All documents of the pack in tests/fixtures/every-kind. */
export function everyKind(): FixtureDocument[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
        const value = document.toJS() as Record<string, unknown>
        if (document.errors.length > 0 || !isKind(value.kind)) throw new Error(`${file}: not a document`)
        return { file, kind: value.kind, id: String(value.id), value }
      }),
    )
}
