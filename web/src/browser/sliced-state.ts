import { startTransition, useEffect, useMemo, useState } from 'react'

/**
 * What `read` gives, the same object while nothing has changed; drawn again when `subscribe` tells of
 * a change. React's own useSyncExternalStore draws at once, and a slow phone answers no tap until it
 * has: what arrives by itself is drawn in slices instead. Both functions are the same at each drawing,
 * or are what has changed.
 */
export function useSlicedState<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
): T {
  // Never what `read` would give by now: of a drawing that runs ahead of its state, React drops the
  // effects and keeps what they depend on, and they would not come again.
  const first = useMemo(() => read(), [read])
  const [seen, setSeen] = useState({ read, value: first })
  useEffect(
    function drawChanges() {
      const look = () => {
        const value = read()
        const see = (last: typeof seen) =>
          last.read === read && Object.is(last.value, value) ? last : { read, value }
        startTransition(() => setSeen(see))
      }
      // What came between drawing and now.
      look()
      return subscribe(look)
    },
    [subscribe, read],
  )
  return seen.read === read ? seen.value : first
}
