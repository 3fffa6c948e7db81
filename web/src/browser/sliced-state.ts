import { startTransition, useEffect, useState } from 'react'

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
  const [, setSeen] = useState(read)
  useEffect(
    function drawChanges() {
      const look = () => startTransition(() => setSeen(read))
      // What came between drawing and now.
      look()
      return subscribe(look)
    },
    [subscribe, read],
  )
  return read()
}
