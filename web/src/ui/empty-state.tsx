import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Content of a page that has nothing to list. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.box}>
      <QuietRiver />
      <p className={styles.text} role="status">
        {text}
      </p>
      {children}
    </div>
  )
}

function QuietRiver() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 60" width="160" height="60" aria-hidden="true">
      <path d="M8 22c12-8 24-8 36 0s24 8 36 0 24-8 36 0 24 8 36 0" />
      <path d="M26 40c9-6 18-6 27 0s18 6 27 0 18-6 27 0 18 6 27 0" />
      <path d="M56 56c6-4 12-4 18 0s12 4 18 0" />
    </svg>
  )
}
