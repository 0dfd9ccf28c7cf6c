/** Triangle: attack. Half disc: response. Both: either. */
export const CardGlyph = ({ colour }: { colour: 'red' | 'blue' | 'white' }) => (
  <svg width="12" height="16" viewBox="0 0 12 16" fill="currentColor" aria-hidden>
    {colour === 'red' && <path d="M6 3 11 12H1Z" />}
    {colour === 'blue' && <path d="M1 5h10a5 5 0 0 1-10 0Z" />}
    {colour === 'white' && <path d="M6 1 10 8H2ZM2 10h8a4 4 0 0 1-8 0Z" />}
  </svg>
)
