import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router-dom'
import { hasPageData } from '../../api/page-data.ts'
import { storesResource, synonymsResource } from '../../api/lists.ts'
import { loadWhenIdle } from '../../api/resource-hooks.ts'
import { paths, SEARCH_PARAMETER } from '../../app/paths.ts'
import { afterPaint } from '../../browser/after-paint.ts'
import { savesData } from '../../browser/device.ts'
import { useLoadedCode } from '../../browser/loaded-code.ts'
import { usePreHydrationInput } from '../../browser/pre-hydration-input.ts'
import { LONGEST_QUERY } from '../../catalog/search/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { rememberSearch } from './recent-searches.ts'
import { searchedContacts, searchedProfessionals, searchedStores } from './search-code.ts'
import styles from './search-box.module.css'
import { isSearchPage, queryOf, useRunSearch } from './use-run-search.ts'

const SEARCHED = [searchedStores, searchedProfessionals, searchedContacts, synonymsResource]

interface SearchBoxProps {
  /** Its placeholder and its name. */
  label: string
  /** Where its results are, which the browser itself goes to until the app has taken over. */
  resultsPath?: string
  /** What the visitor seems to have come for, to begin with. */
  proposed?: string
  /** Takes the searched text instead of the results page. */
  onSearch?: (query: string) => void
  /** Loads whatever else the results need, ahead of them. */
  onApproach?: () => void
  /** What is shown under the box while the visitor is at it. */
  loadSuggestions: () => Promise<SuggestionsCode>
}

export interface SuggestionsCode {
  SearchSuggestions: ComponentType<{ text: string }>
}

/**
 * Searches on Enter, when there is something to search. The catalogue is loaded ahead of it: when
 * the visitor comes to the box, or at once where the app has asked for its data anyway. What was
 * typed or sent before the app was there counts as well.
 */
export function SearchBox({
  label,
  resultsPath = paths.searchResults.pattern,
  proposed = '',
  onSearch,
  onApproach,
  loadSuggestions,
}: SearchBoxProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useSearchText(proposed)
  const runSearch = useRunSearch()
  const loadAhead = useLoadAhead(input, onApproach)
  const [isOpen, setOpen] = useState(false)
  const suggestions = useLoadedCode(loadSuggestions, isOpen)
  const typed = useDeferredValue(text.trim())
  usePreHydrationInput(form, function keepTyped(typed) {
    setText(typed.get(SEARCH_PARAMETER) ?? '')
  })

  const leave = () => {
    setOpen(false)
    if (form.current?.contains(document.activeElement)) input.current?.focus()
    input.current?.blur()
  }
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      input.current?.focus()
      setOpen(false)
    }
    const step = KEY_STEPS[event.key]
    const next = step && form.current && stopBeside(form.current, step)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const leaveByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) leave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    // A box over its own results is emptied by an Enter; elsewhere there is nothing to search.
    if (query === '' && !onSearch) return
    leave()
    if (query !== '') rememberSearch(query)
    if (onSearch) onSearch(query)
    // The key is answered first, by a box that closes.
    else afterPaint(() => runSearch(query))
  }
  return (
    <form
      ref={form}
      role="search"
      action={resultsPath}
      method="get"
      className={styles.form}
      onSubmit={submit}
      onBlur={closeBehind}
      onKeyDown={moveByKey}
      data-scripted
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={styles.icon}>
        <Icon name="search" size={22} />
      </span>
      <input
        ref={input}
        id={id}
        name={SEARCH_PARAMETER}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // More is not read, and makes an address that no server takes.
        maxLength={LONGEST_QUERY}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onFocus={() => {
          loadAhead()
          setOpen(true)
        }}
      />
      {isOpen && suggestions && (
        // A press keeps the focus in the box: a phone would close what is pressed.
        <div className={styles.under} onMouseDown={keepFocus} onClick={leaveByLink}>
          <suggestions.SearchSuggestions text={typed} />
        </div>
      )}
    </form>
  )
}

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What the arrow keys come to from where the focus is: the box itself, then what stands under it. */
function stopBeside(form: HTMLFormElement, step: -1 | 1): HTMLElement | undefined {
  const stops = [...form.querySelectorAll<HTMLElement>('input, a[href], button')]
  return stops[stops.findIndex((stop) => stop === document.activeElement) + step]
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Loads what a search needs, and tells how to do so when the visitor comes to the box. */
function useLoadAhead(input: RefObject<HTMLInputElement | null>, onApproach?: () => void) {
  const loadAhead = useCallback(() => {
    for (const { preload } of SEARCHED) preload()
    onApproach?.()
  }, [onApproach])
  useEffect(
    function loadWithoutFocusEvent() {
      // The visitor may have been there before the app.
      if (document.activeElement === input.current) loadAhead()
      else if (!hasPageData() && !savesData()) return loadWhenIdle(storesResource)
    },
    [input, loadAhead],
  )
  return loadAhead
}

/**
 * The visitor's text; a search that comes by link (a suggestion, a shared address) replaces it, and
 * one that is taken back on its own page empties the box.
 */
function useSearchText(proposed: string) {
  const location = useLocation()
  const query = queryOf(location) || proposed
  const kept = (text: string) => (isSearchPage(location) ? '' : text)
  // Both in one: what is set while drawing can get lost, and is then set again.
  const [box, setBox] = useState({ query, text: query })
  if (box.query !== query) setBox({ query, text: query || kept(box.text) })
  const setText = (text: string) => setBox({ query, text })
  return [box.text, setText] as const
}
