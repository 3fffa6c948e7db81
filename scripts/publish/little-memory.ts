import { setFlagsFromString } from 'node:v8'
import sharp from 'sharp'

/**
 * Keeps this process small, which may share a machine with the panel and the site. Garbage is
 * collected when it is a fifth of what is in use, not a multiple of it; decoded images are not kept
 * for a second use, which never comes. To be called first.
 */
export function useLittleMemory(): void {
  setFlagsFromString('--heap-growing-percent=20')
  sharp.cache(false)
}
