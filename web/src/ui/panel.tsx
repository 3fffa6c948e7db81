import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Whether all that it holds is for paper only. */
  isPrintOnly?: boolean
  children: ReactNode
}

/** A named box beside the text of a page. */
export function Panel({ title, isPrintOnly = false, children }: PanelProps) {
  return (
    <section
      className={styles.panel}
      aria-label={title}
      data-print-only={isPrintOnly ? '' : undefined}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
