import { useEffect, useRef, type RefObject, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useMatch } from 'react-router-dom'
import { hasSlowConnection, savesData } from '../browser/device.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { paths } from './paths.ts'

/**
 * After each navigation the focus goes to the new page's main heading, or waits on `<main>` until
 * the heading is there (see PageHeading). The first page keeps the focus where the browser puts it,
 * and so does a page that only replaces its address (a filter switched on).
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const lastKey = useRef(key)
  useEffect(
    function focusHeading() {
      if (lastKey.current === key) return
      lastKey.current = key
      if (isReplaced) return
      const heading = main.current?.querySelector('h1') ?? main.current
      heading?.focus({ preventScroll: true })
    },
    [key, isReplaced, main],
  )
}

/** False on the page that the visitor came to, true from the first navigation on. */
export function useHasNavigated(): boolean {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [hasNavigated, setNavigated] = useState(false)
  if (!hasNavigated && key !== firstKey) setNavigated(true)
  return hasNavigated
}

/**
 * Loads the store page ahead, wherever the visitor is: most visits go on to a store, and on a slow
 * connection its page takes four requests, one after the other, or, with this done, one.
 */
export function usePrefetchStorePage(prefetch: () => void): void {
  const isThere = useMatch(paths.store.pattern) !== null
  useEffect(
    function prefetchWhenIdle() {
      if (!isThere && !savesData() && !hasSlowConnection()) return whenIdle(prefetch)
    },
    [isThere, prefetch],
  )
}

/**
 * Once the app has taken over a page, presses the buttons that were tapped before, each once, and
 * has no more of them marked (see app/first-script.ts).
 */
export function usePreHydrationTaps(): void {
  useEffect(function pressTapped() {
    document.documentElement.dataset['takenOver'] = ''
    for (const button of document.querySelectorAll<HTMLElement>('[data-tapped]')) {
      button.removeAttribute('data-tapped')
      button.click()
    }
  }, [])
}
