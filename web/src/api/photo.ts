import { DataError, getFile } from './client.ts'

const TIMEOUT_MS = 6_000

export interface Photo {
  /** 'image/webp', … as the server names it. */
  mediaType: string
  base64: string
}

/** GET of an image, converted to base64 (spec section 7). Throws DataError, after six seconds at the latest. */
export async function fetchPhoto(url: string): Promise<Photo> {
  const answer = await getFile(url, { accept: 'image/*', timeoutMs: TIMEOUT_MS })
  const dataUrl = await answer
    .blob()
    .then(readDataUrl)
    .catch((cause: unknown) => {
      throw new DataError('offline', `${url}: no image`, { cause })
    })
  const [mediaType = '', base64 = ''] = dataUrl.slice('data:'.length).split(';base64,')
  return { mediaType: (mediaType.split(';')[0] ?? '').toLowerCase(), base64 }
}

function readDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(image)
  })
}
