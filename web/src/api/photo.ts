import { DataError, getFile } from './client.ts'

const TIMEOUT_MS = 6_000
const CHUNK = 0x8000

export interface Photo {
  /** 'image/webp', … as the server names it. */
  mediaType: string
  base64: string
}

/**
 * GET of an image, converted to base64 (spec section 7). Throws DataError, after six seconds at the
 * latest.
 */
export async function fetchPhoto(url: string): Promise<Photo> {
  const answer = await getFile(url, { accept: 'image/*', timeoutMs: TIMEOUT_MS })
  try {
    const data = await answer.arrayBuffer()
    return { mediaType: mediaTypeOf(answer.headers), base64: toBase64(data) }
  } catch (cause) {
    throw new DataError('offline', `${url}: no image`, { cause })
  }
}

/** 'image/webp; charset=binary' → 'image/webp' */
const mediaTypeOf = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase()

function toBase64(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data)
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}
