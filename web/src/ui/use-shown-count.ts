import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** History entry → how many entries it had shown, so that going back finds the same page. */
const counts = new Map<string, number>()

/** Forgets what every entry had shown. */
export const forgetShownCounts = () => counts.clear()

/** How many entries of a long list to show, and the way to show as many again. */
export function useShownCount(step: number): [number, () => void] {
  const { key } = useLocation()
  const [, rerender] = useState(0)
  const count = counts.get(key) ?? step
  const showMore = () => {
    counts.set(key, count + step)
    rerender(count + step)
  }
  return [count, showMore]
}
