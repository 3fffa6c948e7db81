import { useEntryState } from './use-entry-state.ts'

/**
 * How many entries of a long list to show, and the way to show as many again. `list` names it
 * where a page has several.
 */
export function useShownCount(step: number, list = 'list'): [number, () => void] {
  const [count, setCount] = useEntryState(`shown of ${list}`, step)
  return [count, () => setCount(count + step)]
}
