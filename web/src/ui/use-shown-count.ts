import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A screenful of cards. */
const STEP = 48

/** History entry → how many cards it had shown, so that going back finds the same page. */
const counts = new Map<string, number>()

/** How many entries of a long list to show, and the way to show as many again. */
export function useShownCount(step = STEP): [number, () => void] {
  const { key } = useLocation()
  const [, rerender] = useState(0)
  const count = counts.get(key) ?? step
  const showMore = () => {
    counts.set(key, count + step)
    rerender(count + step)
  }
  return [count, showMore]
}
