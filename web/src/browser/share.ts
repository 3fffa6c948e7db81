export interface Shareable {
  title: string
  text: string
  url: string
}

/** How a try at native sharing ended; 'missing': the browser has none, or could not do it. */
export type ShareOutcome = 'shared' | 'cancelled' | 'missing'

/** Opens the device's own share sheet. */
export async function shareNatively(content: Shareable): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'missing'
  try {
    await navigator.share(content)
    return 'shared'
  } catch (cause) {
    return isAbort(cause) ? 'cancelled' : 'missing'
  }
}

function isAbort(cause: unknown): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError'
  )
}

/** Copies a text; false when the browser refuses or has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
