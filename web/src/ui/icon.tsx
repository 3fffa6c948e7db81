import type { ReactNode } from 'react'

const SHAPES = {
  back: <path d="M15 5l-7 7 7 7M8.5 12H20" />,
  call: (
    <path d="M6.6 3.5h2.6l1.5 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.5v2.6a2 2 0 0 1-2.2 2A16.7 16.7 0 0 1 4.6 5.7a2 2 0 0 1 2-2.2z" />
  ),
  card: <path d="M3 6.5h18v11H3zM3 10.5h18M6.5 14.5H10" />,
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.4 2" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  globe: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.3 12h17.4M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9s1.3-6.5 3.9-9z" />
  ),
  contact: (
    <path d="M10 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM3.5 20c.4-3.6 3-5.5 6.5-5.5 1.6 0 3 .4 4.1 1.2M18 14.5v6M15 17.5h6" />
  ),
  copy: <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />,
  done: <path d="M4.5 12.5l5 5 10-11" />,
  cross: <path d="M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z" />,
  download: <path d="M12 3.5V15M7.5 11l4.5 4.5 4.5-4.5M5 16v4.5h14V16" />,
  down: <path d="M5 9l7 7 7-7" />,
  flag: <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />,
  heart: (
    <path d="M12 20s-7.8-4.6-7.8-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.8 2.5C19.8 15.4 12 20 12 20z" />
  ),
  home: <path d="M4 11.2L12 4l8 7.2V20h-5.5v-5.5h-5V20H4z" />,
  mail: <path d="M3.5 6h17v12h-17zM4 6.8l8 6.2 8-6.2" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  menuCard: <path d="M6 3v7a2 2 0 0 0 4 0V3M8 12v9M17.5 21v-8H15c0-5 1-8.5 2.5-10z" />,
  near: (
    <path d="M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 5.5V2.5M12 21.5v-3M5.5 12h-3M21.5 12h-3M12 12h.01" />
  ),
  next: <path d="M9 5l7 7-7 7" />,
  pause: <path d="M8.5 5v14M15.5 5v14" />,
  people: (
    <path d="M9 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 4.3a3.75 3.75 0 0 1 0 6.9M17.5 14.9c2.3.6 3.7 2.3 4 5.1" />
  ),
  pin: (
    <path d="M12 21.5c4.4-4.6 6.7-8.2 6.7-11.2A6.6 6.6 0 0 0 12 3.5a6.6 6.6 0 0 0-6.7 6.8c0 3 2.3 6.6 6.7 11.2zM12 12.6a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z" />
  ),
  play: <path d="M7 4.5v15l12-7.5z" />,
  print: <path d="M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3M7 13.5h10v7H7z" />,
  previous: <path d="M15 5l-7 7 7 7" />,
  qr: (
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM18.5 14.5h1.5M14 19.5h2.5M19.5 18v2" />
  ),
  route: (
    <path d="M11 3.7L3.7 11a1.4 1.4 0 0 0 0 2l7.3 7.3a1.4 1.4 0 0 0 2 0l7.3-7.3a1.4 1.4 0 0 0 0-2L13 3.7a1.4 1.4 0 0 0-2 0zM9 15.5V13a1.5 1.5 0 0 1 1.5-1.5h5M13.2 9l2.6 2.5-2.6 2.5" />
  ),
  search: <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.7 15.7L21 21" />,
  share: <path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12.5V20h14v-7.5" />,
  shop: <path d="M4 10v10.5h16V10M3 9.5L5 3.5h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z" />,
  tag: <path d="M3.5 12.2V4.5a1 1 0 0 1 1-1h7.7l8.3 8.3-8.7 8.7zM8 8h.01" />,
  verified: (
    <path d="M12 2.8l2.5 1.9 3.1 0 1 3 2.5 1.8-1 3 1 3-2.5 1.8-1 3h-3.1L12 22.2l-2.5-1.9H6.4l-1-3-2.5-1.8 1-3-1-3 2.5-1.8 1-3h3.1zM8.2 12.3l2.6 2.6 5-5.2" />
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof SHAPES

/** A line drawing beside a word; it says nothing to a screen reader. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}
