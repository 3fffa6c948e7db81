import { useEffect, useState, type RefObject } from 'react'

const MARGIN = '200px'

/** True from the moment the element comes near the visible part of the page. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(
    function watch() {
      const element = ref.current
      if (isSeen || !element) return
      const observer = new IntersectionObserver(
        (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
        { rootMargin: MARGIN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isSeen, ref],
  )
  return isSeen
}
