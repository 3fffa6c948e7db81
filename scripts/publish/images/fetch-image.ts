import type { CmsAccess } from '../snapshot/read-snapshot.ts'
import type { FetchImage } from './prepare-images.ts'

const TIMEOUT_MS = 30_000
const LIMIT_BYTES = 20 * 1024 * 1024

/** Fetches originals from the CMS itself, never from an address that content could choose. */
export function createFetchImage({
  cmsUrl,
  fetch,
}: Pick<CmsAccess, 'cmsUrl' | 'fetch'>): FetchImage {
  return async ({ url }) => {
    if (!url.startsWith('/uploads/')) throw new Error('no está en el panel')
    const response = await fetch(new URL(url, cmsUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`el panel respondió ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > LIMIT_BYTES) throw new Error('pesa demasiado')
    return bytes
  }
}
