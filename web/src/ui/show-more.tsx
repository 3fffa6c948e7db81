import { useContext, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { ListRestContext, type ListRest } from './list-rest.ts'
import { LoadError } from './load-error.tsx'
import styles from './show-more.module.css'

interface ShowMoreProps {
  /** How many entries are known, */
  known: number
  /** and how many are to be shown. */
  count: number
  onMore: () => void
}

/**
 * The way to more of a long list, of which the page may not know the rest yet. It stands beside its
 * list, and the focus goes from it to the first entry that it has brought.
 */
export function ShowMore({ known, count, onMore }: ShowMoreProps) {
  const rest = useContext(ListRestContext)
  const { bar, noteEntries } = useFocusOnAdded()
  const isLater = rest.status === 'later'
  const isAwaited = isLater && count > known
  if (isAwaited && rest.hasFailed) return <LoadError onRetry={rest.load} />
  if (known <= count && !hasRest(rest, count) && !isAwaited) return null
  const showMore = () => {
    if (isAwaited) return
    if (isLater) rest.load()
    noteEntries()
    onMore()
  }
  return (
    <div ref={bar} className={styles.more} data-scripted>
      <Button onClick={showMore} aria-busy={isAwaited}>
        Mostrar más
      </Button>
    </div>
  )
}

/** Of the list beside `bar`: focuses the first of the entries that come after those that were noted. */
function useFocusOnAdded() {
  const bar = useRef<HTMLDivElement>(null)
  const noted = useRef<{ lists: Element; entries: number } | null>(null)
  const noteEntries = () => {
    const lists = bar.current?.parentElement
    if (lists) noted.current = { lists, entries: lists.querySelectorAll('li').length }
  }
  useEffect(function focusAdded() {
    if (!noted.current) return
    const { lists, entries } = noted.current
    const added = lists.querySelectorAll('li')[entries]
    if (!added) return
    noted.current = null
    added.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  })
  return { bar, noteEntries }
}

function hasRest({ status, total }: ListRest, count: number): boolean {
  return status === 'later' && (total === null || total > count)
}
