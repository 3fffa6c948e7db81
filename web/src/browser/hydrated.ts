import { useSyncExternalStore } from 'react'

/**
 * False where a page is rendered ahead of its visitor, and in the first rendering over such a page,
 * which must be the same; true from then on. What depends on the visitor's clock, device or choices
 * waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, onVisitorsSide, aheadOfVisitor)
}

const subscribeToNothing = () => () => {}
const onVisitorsSide = () => true
const aheadOfVisitor = () => false

/** The whole address of a path of this site; '' ahead of the visitor, who may come by any name. */
export function usePageUrl(path: string): string {
  const getUrl = () => new URL(path, location.href).href
  return useSyncExternalStore(subscribeToNothing, getUrl, noUrl)
}

const noUrl = () => ''
