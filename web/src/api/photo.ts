import { DataError, getFile } from './client.ts'

const TIMEOUT_MS = 6_000

/** GET of an image (spec section 7). Throws DataError, after six seconds at the latest. */
export async function fetchPhoto(url: string): Promise<Blob> {
  const answer = await getFile(url, { accept: 'image/*', timeoutMs: TIMEOUT_MS })
  return answer.blob().catch((cause: unknown) => {
    throw new DataError('offline', `${url}: no image`, { cause })
  })
}
