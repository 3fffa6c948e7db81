/** Whether the visitor's main pointer is a finger. */
export function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
