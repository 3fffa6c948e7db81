import { Link } from 'react-router-dom'
import { missedSearchLink } from '../../catalog/contacts/whatsapp.ts'
import { OutsideButton } from '../../ui/button.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './search-links.module.css'

/** Words that were not typed and that stores were found by: other spellings and synonyms. */
export function AlsoSearched({
  words,
  linkOf,
}: {
  words: readonly string[]
  /** Address of a query's results. */
  linkOf: (query: string) => string
}) {
  if (words.length === 0) return null
  return (
    <p className={styles.line}>
      También buscamos{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <Link className={styles.link} to={linkOf(word)}>
            {word}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** Above what has some of the words only. */
export function SomeWordsOnly() {
  return <p className={styles.line}>Nada tiene todo lo que escribiste. Esto es lo más parecido:</p>
}

/** What the visitor did not find can be told to the guide; nothing without a number. */
export function TellUs({ query, phone }: { query: string; phone: string }) {
  const chat = missedSearchLink(phone, query)
  if (chat === null) return null
  return (
    <p className={styles.tell}>
      ¿No está lo que buscabas?{' '}
      <OutsideButton href={chat}>
        <NetworkIcon name="whatsapp" size={22} /> Avisanos
      </OutsideButton>
    </p>
  )
}
