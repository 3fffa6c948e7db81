/** Whether the visitor's main pointer is a finger. */
export function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the visitor has asked the browser to spare data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
