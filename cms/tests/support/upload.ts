import type { AdminClient } from './admin-client.ts'
import { send } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

export interface StoredFile {
  id: number
  name: string
  url: string
  ext: string
  mime: string
}

function formOf(bytes: Uint8Array, name: string, type: string, info?: object): FormData {
  const form = new FormData()
  if (info) form.append('fileInfo', JSON.stringify(info))
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** Uploads as the panel's media library does. */
export async function tryUpload(
  cms: Cms,
  staff: Pick<AdminClient, 'token'> | null,
  bytes: Uint8Array,
  name = 'foto.png',
  type = 'image/png',
) {
  const body = formOf(bytes, name, type, { name, caption: null, alternativeText: null })
  return send(`${cms.url}/upload`, { body, ...(staff ? { token: staff.token } : {}) })
}

export async function upload(
  cms: Cms,
  staff: AdminClient,
  bytes: Uint8Array,
  name?: string,
): Promise<StoredFile> {
  const { status, text, body } = await tryUpload(cms, staff, bytes, name)
  const [file] = body as unknown as StoredFile[]
  if (status !== 201 || !file) throw new Error(`Upload refused with ${status}: ${text}`)
  return file
}

/** Changes a file of the library: its name, or with bytes its content. */
export async function changeFile(
  cms: Cms,
  staff: AdminClient,
  id: number,
  change: { name?: string; bytes?: Uint8Array },
) {
  const { name = 'foto.png', bytes } = change
  const url = `${cms.url}/upload?id=${id}`
  if (bytes) return send(url, { token: staff.token, body: formOf(bytes, name, 'image/png') })
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name }))
  return send(url, { token: staff.token, body: form })
}

export const deleteFile = (cms: Cms, staff: AdminClient, id: number) =>
  send(`${cms.url}/upload/files/${id}`, { token: staff.token, method: 'DELETE' })
