const FIRST_MS = 30_000
const LONGEST_MS = 6 * 60 * 60 * 1000

/** Milliseconds to wait after so many failed attempts (1 …): 30 s, 1 min, 2 min … 6 h, for ever. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1))
}
