import { publicFileUrl, RELEASE_META, type PublicFile } from '@guia/contract'
import { getJson } from './client.ts'
import { DataError } from './data-error.ts'

/** The release that this page belongs to, null when it names none. */
export function pageRelease(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${RELEASE_META}"]`)
  return meta?.content.trim() || null
}

/**
 * A public file, read by `parse`. A page asks for the files of its own release; once that release
 * is gone (404), for the live one. Throws DataError.
 */
export async function fetchPublicFile<T>(
  file: PublicFile,
  parse: (content: unknown) => T,
): Promise<T> {
  const content = await getReleaseFile(file)
  try {
    return parse(content)
  } catch (cause) {
    throw new DataError('unreadable', `${file} does not hold what it promises`, { cause })
  }
}

async function getReleaseFile(file: PublicFile): Promise<unknown> {
  const release = pageRelease()
  try {
    return await getJson(publicFileUrl(file, release))
  } catch (error) {
    const isGone = release !== null && error instanceof DataError && error.kind === 'missing'
    if (!isGone) throw error
    return getJson(publicFileUrl(file))
  }
}
