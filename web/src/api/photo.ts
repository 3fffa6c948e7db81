import { DataError, loadClient } from './client.ts'

const TIMEOUT_MS = 6_000
const CHUNK = 0x8000

export interface Photo {
  /** 'image/webp', … as the server names it. */
  mediaType: string
  base64: string
}

/**
 * GET of an image, converted to base64 (spec section 7). Throws DataError, at the latest after six
 * seconds: the code of the request may be what does not arrive.
 */
export function fetchPhoto(url: string): Promise<Photo> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DataError('timeout', `${url}: no image in time`)), TIMEOUT_MS)
  })
  return Promise.race([requestPhoto(url), late])
}

async function requestPhoto(url: string): Promise<Photo> {
  const http = await loadClient()
  try {
    const answer = await http.get<ArrayBuffer>(url, {
      responseType: 'arraybuffer',
      timeout: TIMEOUT_MS,
      headers: { Accept: 'image/*' },
    })
    return { mediaType: mediaTypeOf(answer.headers['content-type']), base64: toBase64(answer.data) }
  } catch (cause) {
    throw new DataError('offline', `${url}: no image`, { cause })
  }
}

/** 'image/webp; charset=binary' → 'image/webp' */
function mediaTypeOf(header: unknown): string {
  return typeof header === 'string' ? (header.split(';')[0] ?? '').trim().toLowerCase() : ''
}

function toBase64(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data)
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}
