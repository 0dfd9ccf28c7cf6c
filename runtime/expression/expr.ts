/**
 * The checked expression: plain JSON data, well typed, constants resolved to run-time values. Every node can be
 * printed and evaluated without its context.
 */

/** A word type without its words; `size` is how many there are, which bounds the ranks of an ordered one. */
export type ExprType =
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'word'; readonly name: string; readonly ordered: boolean; readonly size: number }

export type ComparisonOp = '==' | '!=' | '<' | '<=' | '>' | '>='
export type ArithmeticOp = '+' | '-' | '*'

export interface NumberExpr {
  readonly kind: 'number'
  readonly value: number
}

export interface BooleanExpr {
  readonly kind: 'boolean'
  readonly value: boolean
}

/** A constant of the word type named `type`; `value` is the rank if that type is ordered, else the word. */
export interface WordExpr {
  readonly kind: 'word'
  readonly word: string
  readonly type: string
  readonly value: number | string
}

/** A read of the context. */
export interface NameExpr {
  readonly kind: 'name'
  readonly name: string
  readonly type: ExprType
}

export interface NotExpr {
  readonly kind: 'not'
  readonly of: Expr
}

/** Two or more conditions. */
export interface LogicExpr {
  readonly kind: 'logic'
  readonly op: 'and' | 'or'
  readonly of: readonly Expr[]
}

/** Two sides of one type; numbers or ordered words unless the operator is `==` or `!=`. */
export interface CompareExpr {
  readonly kind: 'compare'
  readonly op: ComparisonOp
  readonly left: Expr
  readonly right: Expr
}

export interface InExpr {
  readonly kind: 'in'
  readonly left: Expr
  readonly of: readonly Expr[]
}

export interface UnaryExpr {
  readonly kind: 'unary'
  readonly op: 'negate' | 'half-up' | 'half-down'
  readonly of: Expr
}

export interface ArithmeticExpr {
  readonly kind: 'arithmetic'
  readonly op: ArithmeticOp
  readonly left: Expr
  readonly right: Expr
}

/** The least or greatest of two or more numbers or ordered words. */
export interface ExtremeExpr {
  readonly kind: 'extreme'
  readonly op: 'min' | 'max'
  readonly of: readonly Expr[]
}

export interface IfExpr {
  readonly kind: 'if'
  readonly condition: Expr
  readonly then: Expr
  readonly otherwise: Expr
}

export type ConstantExpr = NumberExpr | BooleanExpr | WordExpr

export type Expr =
  | ConstantExpr
  | NameExpr
  | NotExpr
  | LogicExpr
  | CompareExpr
  | InExpr
  | UnaryExpr
  | ArithmeticExpr
  | ExtremeExpr
  | IfExpr

export function isConstant(expr: Expr): expr is ConstantExpr {
  return expr.kind === 'number' || expr.kind === 'boolean' || expr.kind === 'word'
}

export type Representation = 'number' | 'boolean' | 'string'

/** The JavaScript type of the value: words are ranks or strings. */
export function representationOf(expr: Expr): Representation {
  switch (expr.kind) {
    case 'number':
    case 'unary':
    case 'arithmetic':
    case 'extreme':
      return 'number'
    case 'boolean':
    case 'not':
    case 'logic':
    case 'compare':
    case 'in':
      return 'boolean'
    case 'word':
      return typeof expr.value === 'number' ? 'number' : 'string'
    case 'name':
      return representationOfType(expr.type)
    case 'if':
      return representationOf(expr.then)
  }
}

function representationOfType(type: ExprType): Representation {
  if (type.kind !== 'word') return type.kind
  return type.ordered ? 'number' : 'string'
}

export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'number':
    case 'boolean':
    case 'word':
    case 'name':
      return []
    case 'not':
    case 'unary':
      return [expr.of]
    case 'logic':
    case 'extreme':
      return expr.of
    case 'in':
      return [expr.left, ...expr.of]
    case 'if':
      return [expr.condition, expr.then, expr.otherwise]
    case 'compare':
    case 'arithmetic':
      return [expr.left, expr.right]
  }
}
