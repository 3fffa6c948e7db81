const KEY = 'recargada'
const SOON_MS = 20_000

/**
 * Whether this address may be loaded anew by itself: not when that has been tried a moment ago, nor
 * where a second try could not be told from the first.
 */
export function mayReload(now = Date.now()): boolean {
  try {
    const [at, address] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return address !== location.href || now - Number(at) > SOON_MS
  } catch {
    return false
  }
}

/** Loads this address anew, where `mayReload` says so. */
export function reloadOnce(now = Date.now()): void {
  sessionStorage.setItem(KEY, `${now} ${location.href}`)
  location.reload()
}
