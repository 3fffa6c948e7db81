/** The mark: a small surubí, the river's striped fish, before the sun. Also in public/marca.svg. */
export function BrandMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="14" fill="#0e6b74" />
      <circle cx="31" cy="18" r="9" fill="#f59331" />
      <path
        d="M0 33c6-4 10-4 16 0s10 4 16 0 10-4 16 0v1a14 14 0 0 1-14 14H14A14 14 0 0 1 0 34z"
        fill="#2f9296"
      />
      <path
        d="M5 27c3-5 10-8.5 18-9 5-.4 10 1 14 4l7-5c-1 4-1 11 0 15l-7-4.5c-4 3.5-10 5-16 4.5-7-.5-13-2-16-5z"
        fill="#fdf0d5"
      />
      <path
        d="M18 20.5c1.3 3.2 1.3 6.5 0 9.5M24 19.5c1.4 3.8 1.4 7.5 0 11M30 20.5c1.2 3 1.2 6 0 9"
        stroke="#07373e"
        strokeWidth="2.3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M7.5 28.5c-1.8 1.5-2.6 3.6-2.3 6M11 30c-.8 1.8-.7 3.6.3 5.4"
        stroke="#fdf0d5"
        strokeWidth="1.4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="12.5" cy="24.5" r="1.5" fill="#07373e" />
    </svg>
  )
}
