import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react'

const HydratedContext = createContext(true)

/**
 * False where a page is rendered ahead of its visitor, and in the first rendering over such a page,
 * which must be the same; true from then on. What depends on the visitor's clock, device or choices
 * waits for it.
 */
export const useHydrated = (): boolean => useContext(HydratedContext)

/** Around the app where a page is rendered ahead of its visitor. */
export function AheadOfVisitor({ children }: { children: ReactNode }) {
  return <HydratedContext value={false}>{children}</HydratedContext>
}

/** Around the app that takes over such a page: what waits comes in slices, as the takeover does. */
export function TakingOver({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(function takenOver() {
    startTransition(() => setHydrated(true))
  }, [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

/** The whole address of a path of this site; '' ahead of the visitor, who may come by any name. */
export function usePageUrl(path: string): string {
  return useHydrated() ? new URL(path, location.href).href : ''
}
