import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** History entry and name → what was chosen there. */
const kept = new Map<string, unknown>()

/** Forgets what was chosen in every entry. */
export const forgetEntryStates = () => kept.clear()

/** A state that belongs to the entry of the history: going back finds the page as it was left. */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = `${useLocation().key} ${name}`
  const [, rerender] = useState<T>()
  const value = kept.has(key) ? (kept.get(key) as T) : initial
  const set = (next: T) => {
    kept.set(key, next)
    rerender(next)
  }
  return [value, set]
}
