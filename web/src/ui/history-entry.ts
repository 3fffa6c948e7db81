import { useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/**
 * Key of an entry of the history. Every first page of a visit has the key
 * 'default': by its address, so that another address that is opened in the same tab begins at its
 * top.
 */
export function historyEntryKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** History entry and name → what was chosen there. */
const states = new Map<string, unknown>()

/** Forgets what was chosen in every entry. */
export const forgetEntryStates = () => states.clear()

/** A state that belongs to the entry of the history: going back finds the page as it was left. */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = `${useLocation().key} ${name}`
  const [, rerender] = useState<T>()
  const value = states.has(key) ? (states.get(key) as T) : initial
  const set = (next: T) => {
    states.set(key, next)
    rerender(next)
  }
  return [value, set]
}

/**
 * How many entries of a long list to show, at first so many, and the way to show more. `list` names
 * it where a page has several.
 */
export function useShownCount(
  first: number,
  { more = first, list = 'list' } = {},
): [number, () => void] {
  const [count, setCount] = useEntryState(`shown of ${list}`, first)
  return [count, () => setCount(count + more)]
}
