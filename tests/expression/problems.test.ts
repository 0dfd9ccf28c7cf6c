import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../compiler/expression/index.ts'
import { CONTEXT } from './fixtures.ts'

/** One line a problem: the marker under the text, the code, the message's beginning, and `=> text` once fixed. */
type Row = readonly [text: string, ...problems: string[]]

function shown(text: string, expected: 'boolean' | 'number'): string[] {
  return compileExpression(text, expected, CONTEXT).problems.map((p) => {
    const marker = ' '.repeat(p.start) + '^'.repeat(Math.max(1, p.end - p.start))
    const fixed = p.fix && text.slice(0, p.fix.start) + p.fix.newText + text.slice(p.fix.end)
    return `${marker} ${p.code.slice(5)}: ${p.message}${fixed === undefined ? '' : ` => ${fixed}`}`
  })
}

const check = (expected: 'boolean' | 'number') => (row: Row) => {
  const [text, ...problems] = row
  expect(shown(text, expected)).toEqual(problems)
}

const syntax: Row[] = [
  ['', '^ syntax: The expression is empty'],
  ['   ', '^^^ syntax: The expression is empty'],
  ['hits = 3', '     ^ syntax: `=` is not an operator here => hits == 3'],
  ['hits === 3', '     ^^^ syntax: `===` is not an operator here => hits == 3'],
  ['hits <> 3', '     ^^ syntax: `<>` is not an operator here => hits != 3'],
  ['hits =< 3', '     ^^ syntax: `=<` is not an operator here => hits <= 3'],
  ['hits ≥ 3', '     ^ syntax: `≥` is not an operator here => hits >= 3'],
  ['turbo && clouds', '      ^^ syntax: `&&` is not an operator here => turbo and clouds'],
  ['turbo||clouds', '     ^^ syntax: `||` is not an operator here => turbo or clouds'],
  ['!turbo', '^ syntax: `!` is not an operator here => not turbo'],
  ['turbo AND clouds', '      ^^^ syntax: `AND` is written in small letters => turbo and clouds'],
  ['Not turbo', '^^^ syntax: `Not` is written in small letters => not turbo'],
  ['hits/2 > 1', '    ^ syntax: `/` has no meaning here'],
  ['hits > 1.5', '       ^^^ syntax: `1.5` is not a whole number'],
  ['nation == "german"', '          ^^^^^^^^ syntax: Words are written without quotes => nation == german'],
  ["nation == 'a b'", '          ^^^^^ syntax: Words are written without quotes'],
  ['hits >\u00a03', '      ^ syntax: U+00A0 is not a plain space => hits > 3'],
  ['turbo $$ clouds', '      ^^ syntax: `$` has no meaning here'],
  ['hits.left.x > 1', '    ^^^^^^^ syntax: `.left.x` has no meaning here'],
  ['hits is 3', '     ^^ syntax: An operator is missing before `is`'],
  ['half-up hits > 2', '^^^^^^^ syntax: `half-up` needs its arguments in parentheses'],
  [
    'turbo clouds or hits 3',
    '      ^^^^^^ syntax: An operator is missing before `clouds`',
    '                     ^ syntax: An operator is missing before `3`',
  ],
  ['altitude <=', '         ^^ syntax: `<=` needs a value after it => altitude'],
  ['<= 3', '^^ syntax: `<=` needs a value before it =>  3'],
  ['turbo and', '      ^^^ syntax: `and` needs a value after it => turbo'],
  ['turbo and or clouds', '      ^^^ syntax: `and` needs a value after it => turbo or clouds'],
  ['not', '^^^ syntax: `not` needs a value after it => '],
  ['turbo and ()', '          ^^ syntax: Nothing stands between the brackets'],
  ['(turbo and clouds', '^ syntax: This `(` is never closed => (turbo and clouds)'],
  ['(turbo and (clouds)', '^ syntax: This `(` is never closed => (turbo and (clouds))'],
  ['altitude in [low, high', '            ^ syntax: This `[` is never closed => altitude in [low, high]'],
  ['min((hits, turn) > 2', '    ^ syntax: This `(` is never closed => min((hits), turn) > 2'],
  ['turbo)', '     ^ syntax: `)` closes nothing => turbo'],
  [')', '^ syntax: `)` closes nothing => '],
  ['turbo) and clouds', '     ^ syntax: `)` closes nothing => turbo and clouds'],
  ['turbo, clouds', '     ^ syntax: A comma stands only between arguments or in a list => turbo clouds'],
  ['1 < hits < 5', '         ^ syntax: Comparisons do not chain => 1 < hits and hits < 5'],
  ['hits == turn == 5', '             ^^ syntax: Comparisons do not chain => hits == turn and turn == 5'],
  [
    'turbo == not clouds',
    '         ^^^^^^^^^^ syntax: `not` needs parentheses after an operator => turbo == (not clouds)',
  ],
  ['turbo clouds', '      ^^^^^^ syntax: An operator is missing before `clouds`'],
  [
    'altitude == very high',
    '                 ^^^^ syntax: An operator is missing before `high` => altitude == very-high',
  ],
  [
    'altitude in (low, high)',
    '            ^^^^^^^^^^^ syntax: The list after `in` stands in square brackets => altitude in [low, high]',
  ],
  [
    'altitude in low',
    '            ^^^ syntax: The list after `in` stands in square brackets => altitude in [low]',
  ],
  ['altitude in []', '            ^^ syntax: The list is empty'],
  ['altitude in', '         ^^ syntax: `in` needs a value after it => altitude'],
  [
    'altitude not in [low]',
    '         ^^^^^^ syntax: `not` stands before the whole comparison => not altitude in [low]',
  ],
  ['[low]', '^^^^^ syntax: A list stands only after `in`'],
  ['min > 2', '^^^ syntax: `min` needs its arguments in parentheses'],
  ['min(hits,) > 2', '        ^ syntax: A value is missing after the comma => min(hits) > 2'],
  ['min(,hits) > 2', '    ^ syntax: A value is missing before the comma => min(hits) > 2'],
]

const meaning: Row[] = [
  ['altitud <= low', '^^^^^^^ unknown-name: `altitud` is not a name here => altitude <= low'],
  [
    'altitude <= lwo',
    '            ^^^ unknown-name: `lwo` is neither a name here nor a word of `altitude` => altitude <= low',
  ],
  [
    'altitude <= (lwo)',
    '             ^^^ unknown-name: `lwo` is neither a name here nor a word of `altitude` => altitude <= (low)',
  ],
  ['Nation == german', '^^^^^^ unknown-name: `Nation` is not a name here => nation == german'],
  ['night_combat', '^^^^^^^^^^^^ unknown-name: `night_combat` is not a name here => night-combat'],
  ['hits-1 > 0', '^^^^^^ unknown-name: `hits-1` is not a name here => hits - 1 > 0'],
  [
    'turn-fuel-left-2 > 0',
    '^^^^^^^^^^^^^^^^ unknown-name: `turn-fuel-left-2` is not a name here => turn - fuel-left - 2 > 0',
  ],
  ['3-1 == hits', '^^^ unknown-name: `3-1` is not a name here => 3 - 1 == hits'],
  ['low == high', '^^^ unknown-name: `low` is not a name here'],
  ['low == $', '       ^ syntax: `$` has no meaning here'],
  ['low', '^^^ unknown-name: `low` is not a name here'],
  ['german', '^^^^^^ unknown-name: `german` is not a name here => nation == german'],
  ['xyzzy + 1 > 2 and turbo', '^^^^^ unknown-name: `xyzzy` is not a name here'],
  [
    'xyzzy == plugh',
    '^^^^^ unknown-name: `xyzzy` is not a name here',
    '         ^^^^^ unknown-name: `plugh` is not a name here',
  ],
  ['mni(hits, 2) > 1', '^^^ unknown-name: There is no function `mni` => min(hits, 2) > 1'],
  ['MIN(hits, 2) > 1', '^^^ unknown-name: There is no function `MIN` => min(hits, 2) > 1'],
  ['alert(1)', '^^^^^ unknown-name: There is no function `alert`'],
  ['min(hits) > 1', '^^^^^^^^^ arity: `min` takes two or more arguments, found 1'],
  ['if(turbo, 1) > 1', '^^^^^^^^^^^^ arity: `if` takes three arguments, found 2'],
  ['half-up() > 1', '^^^^^^^^^ arity: `half-up` takes one argument, found 0'],
  ['hits', '^^^^ type: Expected a condition (true or false), found a number'],
  ['altitude', '^^^^^^^^ type: Expected a condition (true or false), found a word of `altitude`'],
  ['turbo + 1 > 2', '^^^^^ type: Expected a number, found a condition (true or false)'],
  ['altitude + 1 > low', '^^^^^^^^ type: Expected a number, found a word of `altitude`'],
  ['hits and turbo', '^^^^ type: Expected a condition (true or false), found a number'],
  ['altitude < 3', '           ^ type: Expected a word of `altitude`, found a number'],
  ['altitude == nation', '            ^^^^^^ type: Expected a word of `altitude`, found a word of `nation`'],
  [
    'altitude in [low, 3, nation]',
    '                  ^ type: Expected a word of `altitude`, found a number',
    '                     ^^^^^^ type: Expected a word of `altitude`, found a word of `nation`',
  ],
  ['nation < german', '       ^ type: `nation` has no order, so `<` cannot compare it'],
  ['turbo > clouds', '      ^ type: Conditions have no order, so `>` cannot compare it'],
  [
    'max(nation, german) == german',
    '^^^^^^^^^^^^^^^^^^^ type: `max` compares numbers or ordered words, not a word of `nation`',
  ],
  ['if(hits, 1, 2) > 1', '   ^^^^ type: Expected a condition (true or false), found a number'],
  [
    'if(turbo, 1, clouds) > 1',
    '             ^^^^^^ type: Expected a number, found a condition (true or false)',
  ],
  ['role == leader', '        ^^^^^^ ambiguous: `leader` is both a name here and a word of `role`'],
  // Several at once, each at its place.
  [
    'altitude <= lwo && hist > 3 or (turbo',
    '            ^^^ unknown-name: `lwo` is neither a name here nor a word of `altitude` => altitude <= low && hist > 3 or (turbo',
    '                ^^ syntax: `&&` is not an operator here => altitude <= lwo and hist > 3 or (turbo',
    '                   ^^^^ unknown-name: `hist` is not a name here => altitude <= lwo && hits > 3 or (turbo',
    '                               ^ syntax: This `(` is never closed => altitude <= lwo && hist > 3 or (turbo)',
  ],
]

const constant: Row[] = [
  ['altitude <= very-high', '^^^^^^^^^^^^^^^^^^^^^ constant: This is always true'],
  ['altitude < very-low', '^^^^^^^^^^^^^^^^^^^ constant: This is never true'],
  ['turbo and altitude > very-high', '          ^^^^^^^^^^^^^^^^^^^^ constant: This is never true'],
  ['altitude < low and altitude > low', '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is never true'],
  [
    'altitude < low and turbo and altitude == low',
    '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is never true',
  ],
  ['altitude <= low or altitude > low', '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is always true'],
  [
    'nation == german and nation == british',
    '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is never true',
  ],
  [
    'nation in [american, british, german, japanese]',
    '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is always true',
  ],
  [
    'altitude > low and altitude < high and altitude != medium',
    '^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant: This is never true',
  ],
  ['turbo and not turbo', '^^^^^^^^^^^^^^^^^^^ constant: This is never true'],
  ['hits > 3 and hits < 3', '^^^^^^^^^^^^^^^^^^^^^ constant: This is never true'],
  ['1 < 2 and turbo', '^^^^^ constant: This is always true'],
  ['hits == hits', '^^^^^^^^^^^^ constant: This is always true'],
  ['hits > 3 and hits < 5'],
  ['altitude >= low and altitude <= high'],
  ['true'],
  ['turbo'],
]

describe('syntax', () => {
  test.each(syntax.map((row) => ({ row, text: row[0] })))('$text', ({ row }) => {
    check('boolean')(row)
  })
})
describe('meaning', () => {
  test.each(meaning.map((row) => ({ row, text: row[0] })))('$text', ({ row }) => {
    check('boolean')(row)
  })
})
describe('constant', () => {
  test.each(constant.map((row) => ({ row, text: row[0] })))('$text', ({ row }) => {
    check('boolean')(row)
  })
})
