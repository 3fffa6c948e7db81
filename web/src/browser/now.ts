import { createContext, useContext, useEffect, useState } from 'react'
import { useHydrated } from './hydrated.ts'

const MINUTE_MS = 60_000

/** Weekday as `Date.getDay()`, minutes since local midnight. */
export interface LocalMoment {
  weekday: number
  minutes: number
}

/** Where the visitor's "now" comes from; tests put a fixed one in its place. */
export const ClockContext = createContext<() => Date>(() => new Date())

/** The visitor's local weekday and time, renewed every minute; null ahead of the visitor. */
export function useLocalMoment(): LocalMoment | null {
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
  return isHydrated ? localMoment(now) : null
}

export function localMoment(date: Date): LocalMoment {
  return { weekday: date.getDay(), minutes: date.getHours() * 60 + date.getMinutes() }
}
