import { useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './carousel.module.css'
import { useScrollEnds } from './use-scroll-ends.ts'

/** A row that scrolls sideways, with a button for each way in which there is more to see. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const track = useRef<HTMLUListElement>(null)
  const { hasBefore, hasAfter } = useScrollEnds(track)
  const scroll = (direction: -1 | 1) => {
    const row = track.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8 })
  }
  return (
    <div className={styles.carousel}>
      <ul ref={track} className={styles.track} aria-label={label}>
        {children}
      </ul>
      <div className={styles.buttons}>
        <button
          type="button"
          aria-label={`Anteriores: ${label}`}
          disabled={!hasBefore}
          onClick={() => scroll(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          aria-label={`Siguientes: ${label}`}
          disabled={!hasAfter}
          onClick={() => scroll(1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </div>
  )
}
