import type { Engaged } from './formations.ts'
import type { SeenElement } from './seenTable.ts'
import type { Words } from './words.ts'

/** The leader on top a solid dart, the other an open one: where each stands and which way it points. */
const FORMS: Readonly<Record<string, { own: string; other: string }>> = {
  tailing: { own: 'translate(14 12) rotate(90)', other: 'translate(42 12) rotate(90)' },
  advantaged: { own: 'translate(16 12) rotate(90)', other: 'translate(40 12)' },
}

const DART = 'M0-8 6 7 0 4-6 7Z'

interface Props {
  readonly words: Words
  readonly left: SeenElement
  readonly right: SeenElement
  readonly engaged: Engaged
}

export function PositionMark({ words, left, right, engaged: { position, onTop } }: Props) {
  const form = FORMS[position] ?? FORMS['advantaged']
  const [top, under] = onTop === 'left' ? [left, right] : [right, left]
  return (
    <div className="position-mark">
      <svg
        className={onTop}
        width="58"
        height="24"
        viewBox="0 0 58 24"
        style={{ color: `var(--${position}, var(--neutral))` }}
        aria-hidden
      >
        <path d={DART} transform={form?.own} fill="currentColor" stroke="currentColor" strokeWidth="1.4" />
        <path d={DART} transform={form?.other} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <strong>{words.position(position)}</strong>
      <svg
        className={onTop}
        width="64"
        height="9"
        viewBox="0 0 64 9"
        style={{ color: `var(--${position}, var(--neutral))` }}
        aria-hidden
      >
        <path d="M0 4.5H56" stroke="currentColor" strokeWidth="2" />
        <path d="M54 0 64 4.5 54 9Z" fill="currentColor" />
      </svg>
      <span className="hidden-text">
        {words.aircraft(top.id)} toward {words.aircraft(under.id)}
      </span>
    </div>
  )
}
