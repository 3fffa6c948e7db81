/** Whether the visitor's main pointer is a finger. */
export function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** What some browsers know of the visitor's connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor has asked the browser to spare data. */
export const savesData = (): boolean => connection()?.saveData === true

/** Whether the browser has found the connection to be slow: below some 700 kbit/s. */
export const hasSlowConnection = (): boolean => /2g|3g/.test(connection()?.effectiveType ?? '')

/** Whether the browser knows that the connection is a mobile one, where data costs and comes slowly. */
export const usesMobileData = (): boolean => connection()?.type === 'cellular'
