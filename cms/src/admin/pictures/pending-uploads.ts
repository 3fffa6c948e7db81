import { useEffect, useState } from 'react'

/** Fields of the open form to which pictures are still on their way. */
const busyFields = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isAnyBusy = () => busyFields.size > 0

/** While `isBusy`, the form is not to be saved: the picture would be missing from it. */
export function useMarkBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const field = Symbol('field')
    busyFields.add(field)
    tell()
    return () => {
      busyFields.delete(field)
      tell()
    }
  }, [isBusy])
}

/**
 * Whether a picture of the open form is on its way. Not by `useSyncExternalStore`: where the panel's
 * own button changes its state as it renders, React 18 forgets what that one has seen.
 */
export function usePendingUploads(): boolean {
  const [isPending, setPending] = useState(isAnyBusy)
  useEffect(() => {
    const look = () => setPending(isAnyBusy())
    look()
    return subscribe(look)
  }, [])
  return isPending
}
