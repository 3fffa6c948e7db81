import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The one main heading of a page. After a navigation the focus goes to it; when it appears only
 * once data has come, it takes over the focus that waits on `<main>`.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(function takeWaitingFocus() {
    if (document.activeElement?.tagName === 'MAIN') ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
