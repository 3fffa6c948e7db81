import { useContext } from 'react'
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

/** The way to more of a long list, of which the page may not know the rest yet. */
export function ShowMore({ known, count, onMore }: ShowMoreProps) {
  const rest = useContext(ListRestContext)
  const isLater = rest.status === 'later'
  const isAwaited = isLater && count > known
  if (isAwaited && rest.hasFailed) return <LoadError onRetry={rest.load} />
  if (known <= count && !hasRest(rest, count) && !isAwaited) return null
  const showMore = () => {
    if (isAwaited) return
    if (isLater) rest.load()
    onMore()
  }
  return (
    <div className={styles.more} data-scripted>
      <Button onClick={showMore} aria-busy={isAwaited}>
        Mostrar más
      </Button>
    </div>
  )
}

function hasRest({ status, total }: ListRest, count: number): boolean {
  return status === 'later' && (total === null || total > count)
}
