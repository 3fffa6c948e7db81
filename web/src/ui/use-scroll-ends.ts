import { useEffect, useState, type RefObject } from 'react'

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
