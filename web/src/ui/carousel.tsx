import { useRef, type FocusEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RoundButton } from './round-button.tsx'
import styles from './carousel.module.css'
import { useRestoredScroll, useScrollEnds } from './use-row-scroll.ts'

/** Browsers leave what Tab has reached half outside of the row: at once, all that it belongs to. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return
  const item = target.closest('li') ?? target
  item.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

interface CarouselProps {
  label: string
  /** Three to a column. */
  isStacked?: boolean
  children: ReactNode
}

/**
 * A row that scrolls sideways, with a button for each way in which there is more to see. One that a
 * press has brought to the end keeps the focus: a disabled button would drop it.
 */
export function Carousel({ label, isStacked = false, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const { hasBefore, hasAfter } = useScrollEnds(track)
  useRestoredScroll(track, label)
  const scroll = (direction: -1 | 1) => {
    const row = track.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8 })
  }
  return (
    <div className={styles.carousel}>
      <ul
        ref={track}
        className={classNames(styles.track, isStacked && styles.stacked)}
        aria-label={label}
        onFocus={showWhole}
      >
        {children}
      </ul>
      <div className={styles.buttons}>
        <RoundButton
          icon="previous"
          label={`Anteriores: ${label}`}
          aria-disabled={!hasBefore}
          onClick={() => hasBefore && scroll(-1)}
        />
        <RoundButton
          icon="next"
          label={`Siguientes: ${label}`}
          aria-disabled={!hasAfter}
          onClick={() => hasAfter && scroll(1)}
        />
      </div>
    </div>
  )
}
