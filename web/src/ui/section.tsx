import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Link at the end of the heading's row. */
  more?: { to: string; text: string }
  children: ReactNode
  className?: string
}

/** A named part of a page with its heading. */
export function Section({ title, more, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(styles.section, className)}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more} aria-label={`${more.text}: ${title}`}>
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
