import type { SentFile } from './disguised-files.ts'

/** A file of the library, as the panel lists it. */
export interface LibraryFile {
  id: number
  url: string
  ext: string
  mime: string
  formats: Record<string, { url: string }> | null
}

/** As the panel's media library sends it, with the words of a photo where there are some. */
export function formOf({ name, type, bytes }: SentFile, caption: string | null = null): FormData {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name, caption, alternativeText: caption }))
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** A refusal of an upload, as staff read it: it names the file. */
export const REFUSAL = /^«.+» (no es una imagen|mide|está dañada)/
