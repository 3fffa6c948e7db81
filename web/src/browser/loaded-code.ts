import { startTransition, useEffect, useState } from 'react'

/**
 * A module whose code is loaded once it `isWanted`: undefined until it is there, null when it could
 * not be had, which the page does without. The next component that wants it asks again.
 */
export function useLoadedCode<T extends object>(
  load: () => Promise<T>,
  isWanted: boolean,
): T | null | undefined {
  const [code, setCode] = useState<T | null>()
  useEffect(
    function loadWhenWanted() {
      if (!isWanted) return
      let isLeft = false
      const keep = (loaded: T | null) => {
        if (!isLeft) startTransition(() => setCode(loaded))
      }
      load().then(keep, function doWithout(cause: unknown) {
        console.error('The code of a part of the page could not be loaded', cause)
        keep(null)
      })
      return () => {
        isLeft = true
      }
    },
    [load, isWanted],
  )
  return code
}
