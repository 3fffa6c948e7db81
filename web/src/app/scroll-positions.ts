import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { placeOnPage, returnToPlace, type PlaceOnPage } from '../browser/place-on-page.ts'
import { isAsRendered } from '../catalog/site/page-address.ts'
import { historyEntryKey } from '../ui/history-entry.ts'

const STORED_AS = 'lugares'

type Positions = Record<string, PlaceOnPage>

let positions: Positions | null = null

/** Where each entry of the history was scrolled to, in this tab. */
function known(): Positions {
  positions ??= readStored()
  return positions
}

function readStored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Notes where the entry that is left was scrolled to. */
export function noteScroll(left: Location): void {
  known()[historyEntryKey(left)] = placeOnPage()
}

interface Shown {
  location: Location
  keepsScroll: boolean
  /** Null while there is nothing to scroll. */
  page: unknown
  isLoading: boolean
}

/**
 * Scrolls as a browser would from one document to the next: an entry of the history to where it was
 * left, a new one to its fragment or its top. The first page is where the browser and the visitor
 * have put it.
 */
export function useScrollPositions({ location, keepsScroll, page, isLoading }: Shown): void {
  const isFirst = useRef(true)
  const isThere = page !== null
  useEffect(function takeOverFromBrowser() {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])
  useEffect(
    function noteForNextDocument() {
      const note = () => {
        if (!isLoading) noteScroll(location)
        try {
          sessionStorage.setItem(STORED_AS, JSON.stringify(known()))
        } catch {
          // Without a place to note it, the browser does what it can.
        }
        // What the app draws anew the browser would measure by another page.
        const isSame = isAsRendered(location.search, location.state)
        history.scrollRestoration = isSame ? 'auto' : 'manual'
      }
      addEventListener('pagehide', note)
      return () => removeEventListener('pagehide', note)
    },
    [location, isLoading],
  )
  useLayoutEffect(
    function scroll() {
      if (!isThere) return
      const wasFirst = isFirst.current
      isFirst.current = false
      const saved = known()[historyEntryKey(location)]
      if (wasFirst && (saved === undefined || scrollY > 0)) return
      if (saved !== undefined) return returnToPlace(saved)
      if (!scrollToFragment(location) && !keepsScroll) scrollTo(0, 0)
    },
    [location, keepsScroll, isThere],
  )
}

function scrollToFragment({ hash }: Location): boolean {
  const target = document.getElementById(decoded(hash.slice(1)))
  target?.scrollIntoView()
  return target !== null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
