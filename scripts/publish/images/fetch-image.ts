import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../../../cms/src/rules/limits.ts'
import { PublicationError } from '../../site/problems.ts'
import type { CmsAccess } from '../read/cms-access.ts'
import type { FetchImage } from './images.ts'
import { UnreadableImage } from './render-image.ts'

const TIMEOUT_MS = 30_000

async function get(fetch: CmsAccess['fetch'], address: URL) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    throw interrupted((error as Error).message)
  }
}

function interrupted(reason: string): PublicationError {
  return new PublicationError(
    `El panel dejó de responder mientras se leían las imágenes (${reason}). Lo publicado no cambia.`,
  )
}

/**
 * Fetches originals from the CMS itself, never from an address that content could choose.
 * A PublicationError means that the CMS cannot be read at all, an UnreadableImage that this one cannot.
 */
export function createFetchImage({
  cmsUrl,
  fetch,
}: Pick<CmsAccess, 'cmsUrl' | 'fetch'>): FetchImage {
  return async ({ url }) => {
    if (!url.startsWith('/uploads/')) throw new UnreadableImage('no está en el panel')
    const { status, bytes } = await get(fetch, new URL(url, cmsUrl))
    if (status >= 500) throw interrupted(`error ${status}`)
    if (status !== 200) throw new UnreadableImage(`el panel respondió ${status}`)
    if (bytes.length > UPLOAD_LIMIT_BYTES) {
      throw new UnreadableImage(`pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB`)
    }
    return bytes
  }
}
