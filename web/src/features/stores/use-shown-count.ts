import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const STEP = 48

/** History entry → how many cards it had shown, so that going back finds the same page. */
const counts = new Map<string, number>()

/** How many entries of a long list to show, and the way to show more. */
export function useShownCount(): [number, () => void] {
  const { key } = useLocation()
  const [, rerender] = useState(0)
  const count = counts.get(key) ?? STEP
  const showMore = () => {
    counts.set(key, count + STEP)
    rerender(count + STEP)
  }
  return [count, showMore]
}
