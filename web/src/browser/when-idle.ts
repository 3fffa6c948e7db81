import { useEffect, useState } from 'react'

const FALLBACK_DELAY_MS = 1_500

/**
 * Runs a task once the page's own files are there and the browser has nothing better to do.
 * Returns how to give it up.
 */
export function whenIdle(task: () => void): () => void {
  if (document.readyState === 'complete') return onceIdle(task)
  let giveUp = () => {}
  const start = () => (giveUp = onceIdle(task))
  addEventListener('load', start, { once: true })
  return () => {
    removeEventListener('load', start)
    giveUp()
  }
}

function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(timer)
}

/** False at first, true once the page's own files are there and the browser has been idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
