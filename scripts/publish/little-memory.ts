import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import sharp from 'sharp'

/** Up to here there may be as much garbage as is in use: collecting it takes time. */
const LITTLE_BYTES = 200 * 1024 * 1024
const LOOK_EVERY_MS = 250

/** Garbage is collected when it is so much of what is in use. */
const allowGarbage = (percent: number): void =>
  setFlagsFromString(`--heap-growing-percent=${percent}`)

/**
 * Keeps this process small, which may share a machine with the panel and the site. Once there was
 * much in memory, garbage is collected when it is a fifth of what is in use, not as much again;
 * decoded images are not kept for a second use, which never comes. To be called first.
 */
export function useLittleMemory(): void {
  sharp.cache(false)
  allowGarbage(100)
  const look = setInterval(() => {
    if (getHeapStatistics().used_heap_size < LITTLE_BYTES) return
    // For good: many stores stay many.
    allowGarbage(20)
    clearInterval(look)
  }, LOOK_EVERY_MS).unref()
}
