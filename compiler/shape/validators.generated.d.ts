// Made by schemas/generate.mjs from the JSON Schemas. Edit those, then run `npm run generate`.
import type { ContentByKind } from '../../schemas/generated/content.ts'

export interface ShapeError {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

export interface Validate<T> {
  (data: unknown): data is T
  errors?: ShapeError[] | null
}

export declare const validatePack: Validate<ContentByKind['pack']>
export declare const validateRuleset: Validate<ContentByKind['ruleset']>
export declare const validateRules: Validate<ContentByKind['rules']>
export declare const validateDeck: Validate<ContentByKind['deck']>
export declare const validateAircraft: Validate<ContentByKind['aircraft']>
