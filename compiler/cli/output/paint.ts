// Colour where someone looks: a terminal that has not asked for none.
const on = process.stdout.isTTY && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb'

const style =
  (code: number, end: number) =>
  (text: string): string =>
    on ? `\u001b[${code}m${text}\u001b[${end}m` : text

export const paint = {
  bold: style(1, 22),
  dim: style(2, 22),
  red: style(31, 39),
  green: style(32, 39),
  yellow: style(33, 39),
  blue: style(34, 39),
}
