const FALLBACK_DELAY_MS = 1_500

/** Runs a task once the browser has nothing better to do. Returns how to give it up. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(timer)
}
