import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import sharp from 'sharp'

/** Up to here there may be as much garbage as is in use: collecting it takes time. */
const LITTLE_BYTES = 200 * 1024 * 1024
const LOOK_EVERY_MS = 250

/** Garbage is collected when it is so much of what is in use. */
const allowGarbage = (percent: number): void =>
  setFlagsFromString(`--heap-growing-percent=${percent}`)

const adjust = (): void =>
  allowGarbage(getHeapStatistics().used_heap_size < LITTLE_BYTES ? 100 : 20)

/**
 * Keeps this process small, which may share a machine with the panel and the site. With a large
 * catalogue garbage is collected when it is a fifth of what is in use, not a multiple of it;
 * decoded images are not kept for a second use, which never comes. To be called first.
 */
export function useLittleMemory(): void {
  adjust()
  setInterval(adjust, LOOK_EVERY_MS).unref()
  sharp.cache(false)
}
