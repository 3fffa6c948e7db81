import { attemptTokenRefresh } from '@strapi/strapi/admin'
import type { Picture } from './picture-value'

/** The CMS's answer to a picture; `status` 0 when none came. */
export type Answer =
  { status: number; picture: Picture } | { status: number; picture?: undefined; message?: string }

interface Parcel {
  blob: Blob
  name: string
  signal: AbortSignal
  onShare(share: number): void
}

function bodyOf({ blob, name }: Parcel): FormData {
  const body = new FormData()
  body.append('files', blob, name)
  const info = { name, caption: null, alternativeText: null, folder: null }
  body.append('fileInfo', JSON.stringify(info))
  return body
}

function readAnswer(status: number, text: string): Answer {
  try {
    const answer = JSON.parse(text) as Picture[] & { error?: { message?: string } }
    const [picture] = status === 201 ? answer : []
    return picture ? { status, picture } : { status, message: answer.error?.message }
  } catch {
    return { status }
  }
}

/** Not `fetch`: that does not tell how much has been sent. */
function post(parcel: Parcel, token: string | null): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/upload')
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) =>
      parcel.onShare(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.status, request.responseText))
    request.onerror = request.onabort = () => resolve({ status: 0 })
    parcel.signal.addEventListener('abort', () => request.abort())
    request.send(bodyOf(parcel))
  })
}

/** Sends a picture to the media library; a session's key that ran out meanwhile is renewed once. */
export async function sendPicture(parcel: Parcel, token: string | null): Promise<Answer> {
  const answer = await post(parcel, token)
  if (answer.status !== 401) return answer
  try {
    return await post(parcel, await attemptTokenRefresh())
  } catch {
    return answer
  }
}
