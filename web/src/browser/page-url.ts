import { useSyncExternalStore } from 'react'

/** The whole address of a path of this site; '' ahead of the visitor, who may come by any name. */
export function usePageUrl(path: string): string {
  const getUrl = () => new URL(path, location.href).href
  return useSyncExternalStore(subscribeToNothing, getUrl, aheadOfVisitor)
}

const subscribeToNothing = () => () => {}
const aheadOfVisitor = () => ''
