import { useSyncExternalStore } from 'react'

export interface Position {
  lat: number
  lng: number
}

export type PositionProblem = 'refused' | 'unavailable' | 'unsupported'

/** Where the visitor is. Known only after they asked for it, and only while the page lives. */
export type PositionState =
  | { status: 'unknown' }
  | { status: 'asking' }
  | { status: 'known'; position: Position }
  | { status: 'failed'; problem: PositionProblem }

const TIMEOUT_MS = 10_000
const MAX_AGE_MS = 60_000
const UNKNOWN = { status: 'unknown' } as const
const REFUSED_CODE = 1

let state: PositionState = UNKNOWN
const listeners = new Set<() => void>()

function setState(next: PositionState) {
  state = next
  for (const listener of listeners) listener()
}

/** Asks the browser, which asks the visitor. Never called before the visitor chooses it. */
export function askPosition() {
  if (!('geolocation' in navigator)) return setState({ status: 'failed', problem: 'unsupported' })
  setState({ status: 'asking' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      setState({ status: 'known', position: { lat: coords.latitude, lng: coords.longitude } }),
    ({ code }) =>
      setState({ status: 'failed', problem: code === REFUSED_CODE ? 'refused' : 'unavailable' }),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  )
}

/**
 * The same for an address that asks for it, where the visitor has allowed it for good; where they have
 * refused it for good, that is the answer.
 */
export async function askPositionIfAllowed(): Promise<void> {
  try {
    const { state: permission } = await navigator.permissions.query({ name: 'geolocation' })
    if (state.status !== 'unknown') return
    if (permission === 'granted') askPosition()
    if (permission === 'denied') setState({ status: 'failed', problem: 'refused' })
  } catch {
    // A browser that does not tell what is allowed: the visitor chooses again.
  }
}

export function forgetPosition() {
  setState(UNKNOWN)
}

/** Forgets why the position could not be had: it was told where it was asked for. */
export function forgetPositionProblem() {
  if (state.status === 'failed') forgetPosition()
}

export function usePosition(): PositionState {
  return useSyncExternalStore(subscribe, getState, getUnknown)
}

const getState = () => state
const getUnknown = () => UNKNOWN

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
