import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPageData } from '../../api/page-data.ts'
import { storesResource } from '../../api/stores.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-box.module.css'
import { queryOf } from './query-of.ts'
import { useRunSearch } from './use-run-search.ts'

interface SearchBoxProps {
  /** Its placeholder and its name. */
  label: string
  /** Takes the searched text instead of the results page. */
  onSearch?: (query: string) => void
}

/**
 * Searches on Enter, when there is something to search. The catalogue is loaded ahead of it: when
 * the visitor comes to the box, or at once where the app has asked for its data anyway.
 */
export function SearchBox({ label, onSearch }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useSearchText()
  const runSearch = useRunSearch()
  useEffect(function loadAhead() {
    if (!hasPageData()) return whenIdle(storesResource.preload)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    if (query === '') return
    input.current?.blur()
    if (onSearch) onSearch(query)
    else runSearch(query)
  }
  return (
    <form role="search" className={styles.form} onSubmit={submit} data-scripted>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={styles.icon}>
        <Icon name="search" size={22} />
      </span>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={storesResource.preload}
      />
    </form>
  )
}

/** The visitor's text; a search that comes by link (a suggestion, a shared address) replaces it. */
function useSearchText() {
  const query = queryOf(useLocation())
  const [text, setText] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    if (query !== '') setText(query)
  }
  return [text, setText] as const
}
