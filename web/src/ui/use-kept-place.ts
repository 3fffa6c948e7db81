import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { entryKey } from '../browser/entry-key.ts'

/** Back shows a row that scrolls sideways where the visitor left it, as it does the page. */
export function useKeptPlace(ref: RefObject<Element | null>, name: string) {
  const key = `row:${entryKey(useLocation())}:${name}`
  useLayoutEffect(
    function keepPlace() {
      const row = ref.current
      if (!row) return
      const left = readPlace(key)
      if (left > 0) row.scrollTo({ left, behavior: 'instant' })
      const keep = () => writePlace(key, row.scrollLeft)
      addEventListener('pagehide', keep)
      return () => {
        removeEventListener('pagehide', keep)
        keep()
      }
    },
    [ref, key],
  )
}

function readPlace(key: string): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return 0
  }
}

/** Where storage is switched off the row begins anew. */
function writePlace(key: string, left: number) {
  try {
    if (left > 0) sessionStorage.setItem(key, String(left))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}
