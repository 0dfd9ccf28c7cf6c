export const BrandMark = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden
  >
    <circle cx="12" cy="12" r="10" />
    <path d="M17.2 6.8 13.6 13.6 6.8 17.2 10.4 10.4Z" fill="currentColor" strokeLinejoin="round" />
  </svg>
)
