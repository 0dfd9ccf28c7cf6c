/** The own aircraft a solid dart, the other an open one: where each stands and which way it points. */
const FORMS: Readonly<Record<string, { own: string; other: string }>> = {
  tailing: { own: 'translate(14 12) rotate(90)', other: 'translate(42 12) rotate(90)' },
  advantaged: { own: 'translate(16 12) rotate(90)', other: 'translate(40 12)' },
  neutral: { own: 'translate(22 12)', other: 'translate(36 12) rotate(180)' },
  disadvantaged: { own: 'translate(18 12)', other: 'translate(42 12) rotate(-90)' },
  tailed: { own: 'translate(16 12) rotate(-90)', other: 'translate(44 12) rotate(-90)' },
}

const DART = 'M0-8 6 7 0 4-6 7Z'

export function PositionMark({ position }: { position: string }) {
  const form = FORMS[position] ?? FORMS['neutral']
  return (
    <svg
      width="58"
      height="24"
      viewBox="0 0 58 24"
      style={{ color: `var(--${position}, var(--neutral))` }}
      aria-hidden
    >
      <path d={DART} transform={form?.own} fill="currentColor" stroke="currentColor" strokeWidth="1.4" />
      <path d={DART} transform={form?.other} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
