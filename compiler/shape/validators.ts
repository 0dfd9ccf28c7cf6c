// The precompiled validators by kind.
import { KINDS, type Kind } from '../../schemas/index.ts'
import * as generated from './validators.generated.js'

type Validator = (typeof generated)[keyof typeof generated]

const nameOf = (kind: Kind): keyof typeof generated =>
  `validate${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `validate${Capitalize<Kind>}`

export const validators = Object.fromEntries(
  KINDS.map((kind) => [kind, generated[nameOf(kind)]]),
) as Readonly<Record<Kind, Validator>>
