import { Button } from './button.tsx'
import { messages } from './messages.ts'
import styles from './notice.module.css'

/** The text of a failed load, with a way to try again. */
export function LoadError({
  text = messages.dataError,
  onRetry,
}: {
  text?: string
  onRetry: () => void
}) {
  return (
    <div className={styles.box}>
      <p className={styles.text} role="alert">
        {text}
      </p>
      <Button onClick={onRetry}>Reintentar</Button>
    </div>
  )
}
