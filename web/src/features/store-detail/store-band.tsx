import { useId, type ReactNode } from 'react'
import { bandOf } from '../../catalog/stores/band.ts'
import styles from './store-band.module.css'

/** What is repeated over a band, in a square of 48. */
const PATTERNS: readonly ReactNode[] = [
  <path key="waves" d="M0 14c8-8 16-8 24 0s16 8 24 0M0 38c8-8 16-8 24 0s16 8 24 0" />,
  <path
    key="scales"
    d="M0 24a12 12 0 0 0 24 0 12 12 0 0 0 24 0M-12 48a12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0"
  />,
  <path key="weave" d="M0 48L48 0M-6 6L6-6M42 54L54 42M0 0l48 48" />,
  <path key="leaves" d="M12 34c0-12 6-18 18-20-2 12-8 18-18 20zM12 34l9-10" />,
  <path key="tiles" d="M24 4l20 20-20 20L4 24zM24 15l9 9-9 9-9-9z" />,
]

interface StoreBandProps {
  slug: string
  /** Its first category: shops of a trade share their pattern. */
  trade: string
}

/** Stands where a store has neither banner nor photo: a band of its own colours. */
export function StoreBand({ slug, trade }: StoreBandProps) {
  const id = useId()
  const { hue, pattern } = bandOf(slug, trade, PATTERNS.length)
  return (
    <svg className={styles.band} aria-hidden="true">
      <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
        <g fill="none" stroke={`hsl(${hue} 60% 88%)`} strokeWidth="2" strokeOpacity="0.45">
          {PATTERNS[pattern]}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`hsl(${hue} 48% 34%)`} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
