// Which versions of a dependency will do. A plain version means that one or a later one that keeps its promises, as
// `^` does; the other signs are those of package managers.

type Version = readonly [major: number, minor: number, fix: number]

/** Whether a version lies in a range: alternatives parted by `||`, each a list of bounds that all hold. */
export function satisfies(found: string, wanted: string): boolean {
  const version = parts(found.split(/[-+]/)[0] ?? '')
  return wanted
    .split('||')
    .some((range) => boundsOf(range).every(([least, below]) => within(version, least, below)))
}

type Bounds = readonly [least: Version, below: Version | undefined]

const BOUND = /([\^~]|[<>]=?|=)?\s*([0-9xX*][0-9xX*.]*)/g

const boundsOf = (range: string): Bounds[] =>
  [...range.matchAll(BOUND)].map(([, sign = '', text = '']) => boundOf(sign, text))

function boundOf(sign: string, text: string): Bounds {
  const version = parts(text)
  const length = given(text)
  // `1.2` and `1.2.x` leave the rest open.
  const next = length === 0 ? undefined : raised(version, length - 1)
  switch (sign) {
    case '>=':
      return [version, undefined]
    case '>':
      return [next ?? version, undefined]
    case '<':
      return [ZERO, version]
    case '<=':
      return [ZERO, next]
    case '=':
      return [version, next]
    case '~':
      return [version, length === 0 ? undefined : raised(version, Math.min(1, length - 1))]
    default:
      return [version, length < 3 && sign === '' ? next : compatible(version, length)]
  }
}

const ZERO: Version = [0, 0, 0]

/** Below the next step of the first number that is not zero: breaking changes raise that one. */
function compatible(version: Version, length: number): Version | undefined {
  if (length === 0) return undefined
  const first = version.findIndex((part) => part > 0)
  return raised(version, first < 0 ? length - 1 : first)
}

function raised([major, minor, fix]: Version, at: number): Version {
  if (at === 0) return [major + 1, 0, 0]
  return at === 1 ? [major, minor + 1, 0] : [major, minor, fix + 1]
}

function parts(text: string): Version {
  const [major = 0, minor = 0, fix = 0] = text
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : 0))
  return [major, minor, fix]
}

/** How many numbers are written before the first `x`. */
function given(text: string): number {
  const all = text.split('.')
  const open = all.findIndex((part) => !/^\d+$/.test(part))
  return open < 0 ? Math.min(3, all.length) : open
}

const within = (version: Version, least: Version, below: Version | undefined): boolean =>
  compare(version, least) >= 0 && (below === undefined || compare(version, below) < 0)

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
