import { Link } from 'react-router-dom'
import { missedSearchLink } from '../../catalog/contacts/whatsapp.ts'
import type { Wish } from '../../catalog/search/search.ts'
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

/** What became of what a query asks for besides what it names: 'gomería abierta', '24 hs', 'domingo'. */
export function WishNote({ wish, isNear }: { wish: Wish | null; isNear: boolean }) {
  const text = wish && wishText(wish, isNear)
  return text ? <p className={styles.line}>{text}</p> : null
}

/** Of what is open now each card tells itself. */
function wishText({ asks, isMet }: Wish, isNear: boolean): string {
  if (asks === 'near') return isNear ? '' : 'Para ver primero lo más cercano, tocá «Cerca mío».'
  if (asks === 'open') return isMet ? '' : 'Ahora no hay ninguno abierto.'
  if (asks === 'always') return isMet ? '' : 'Ninguno dice que atiende las 24 horas.'
  const day = asks.endsWith('s') ? asks : `${asks}s`
  return isMet ? `Primero, los que abren los ${day}.` : `Ninguno dice que abre los ${day}.`
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
