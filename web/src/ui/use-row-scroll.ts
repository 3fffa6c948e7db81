import { useLayoutEffect, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { historyEntryKey } from './history-entry.ts'

/** Back shows a row that scrolls sideways where the visitor left it, as it does the page. */
export function useRestoredScroll(ref: RefObject<Element | null>, name: string) {
  const key = `row:${historyEntryKey(useLocation())}:${name}`
  useLayoutEffect(
    function restoreScroll() {
      const row = ref.current
      if (!row) return
      let left = readScroll(key)
      if (left > 0) row.scrollTo({ left, behavior: 'instant' })
      // Not when the page is left: half taken apart, it would be laid out anew for each of its rows.
      const follow = () => (left = row.scrollLeft)
      const save = () => writeScroll(key, left)
      row.addEventListener('scroll', follow, { passive: true })
      addEventListener('pagehide', save)
      return () => {
        row.removeEventListener('scroll', follow)
        removeEventListener('pagehide', save)
        save()
      }
    },
    [ref, key],
  )
}

function readScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return 0
  }
}

/** Where storage is switched off the row begins anew. */
function writeScroll(key: string, left: number) {
  try {
    if (left > 0) sessionStorage.setItem(key, String(left))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** Which way a row can still be scrolled. */
export interface ScrollEnds {
  hasBefore: boolean
  hasAfter: boolean
}

/** Sub-pixel layouts end a fraction short. */
const TOLERANCE_PX = 2

function endsOf({ scrollLeft, clientWidth, scrollWidth }: Element): ScrollEnds {
  return {
    hasBefore: scrollLeft > TOLERANCE_PX,
    hasAfter: scrollLeft + clientWidth < scrollWidth - TOLERANCE_PX,
  }
}

/** Follows a row that scrolls sideways: as it is scrolled, and as its width or content changes. */
export function useScrollEnds(ref: RefObject<Element | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ hasBefore: false, hasAfter: false })
  useEffect(
    function follow() {
      const row = ref.current
      if (!row) return
      const measure = () => setEnds(endsOf(row))
      const observer = new ResizeObserver(measure)
      for (const element of [row, ...row.children]) observer.observe(element)
      row.addEventListener('scroll', measure, { passive: true })
      return () => {
        observer.disconnect()
        row.removeEventListener('scroll', measure)
      }
    },
    [ref],
  )
  return ends
}
