import { createContext, useContext, useEffect, useState } from 'react'
import { useHydrated } from './hydrated.tsx'

const MINUTE_MS = 60_000

/** Where the visitor's "now" comes from; tests put a fixed one in its place. */
export const ClockContext = createContext<() => Date>(() => new Date())

/** The present moment, renewed every minute; null ahead of the visitor. */
export function useNow(): Date | null {
  const isHydrated = useHydrated()
  const clock = useContext(ClockContext)
  const [now, setNow] = useState(clock)
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(clock()), MINUTE_MS)
      return () => clearInterval(timer)
    },
    [clock],
  )
  return isHydrated ? now : null
}
