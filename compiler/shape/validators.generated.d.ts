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
export declare const validateCrew: Validate<ContentByKind['crew']>
export declare const validateTarget: Validate<ContentByKind['target']>
export declare const validateTable: Validate<ContentByKind['table']>
export declare const validateBoard: Validate<ContentByKind['board']>
export declare const validateResource: Validate<ContentByKind['resource']>
export declare const validateCampaign: Validate<ContentByKind['campaign']>
export declare const validateScenario: Validate<ContentByKind['scenario']>
export declare const validateEstimator: Validate<ContentByKind['estimator']>
