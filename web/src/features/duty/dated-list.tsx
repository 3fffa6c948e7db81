import { useEffect, useRef, type ReactNode } from 'react'
import { formatDay } from '../../catalog/calendar/days.ts'
import { Section } from '../../ui/section.tsx'
import styles from './dated-list.module.css'

interface DatedText {
  /** 'AAAA-MM-DD' */
  day: string
  text: string
}

interface DatedListProps {
  title: string
  days: readonly DatedText[]
  /** How many are open; the others wait behind `rest`. */
  shown: number
  rest: string
}

/** What is on each day; nothing at all without days. */
export function DatedList({ title, days, shown, rest }: DatedListProps) {
  if (days.length === 0) return null
  return (
    <Section title={title}>
      <Days days={days.slice(0, shown)} />
      {days.length > shown && (
        <Rest summary={rest}>
          <Days days={days.slice(shown)} />
        </Rest>
      )}
    </Section>
  )
}

/** What waits until somebody asks for it; on paper nobody can. */
function Rest({ summary, children }: { summary: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(function openOnPaper() {
    const { current } = details
    if (!current) return
    let wasOpen = false
    const open = () => {
      wasOpen = current.open
      current.open = true
    }
    const restore = () => {
      current.open = wasOpen
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
  return (
    <details ref={details} className={styles.more}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

const Days = ({ days }: { days: readonly DatedText[] }) => (
  <dl>
    {/* By their places: when the first are over, the lines change their words and stay. */}
    {days.map(({ day, text }, place) => (
      <div key={place} className={styles.day}>
        <dt>{formatDay(day)}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
