import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

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
