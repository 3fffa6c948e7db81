import { publicFileUrl, type PublicFile, type StoreFile } from '@guia/contract'
import { getJson } from './client.ts'
import { DataError } from './data-error.ts'
import { releaseContent } from './release.ts'

/**
 * A public file, read by `parse`. A visit asks for the files of the release that was live when it
 * began; once that release is gone (404), for the live one. Throws DataError.
 */
export async function fetchPublicFile<T>(
  file: PublicFile | StoreFile,
  parse: (content: unknown) => T,
): Promise<T> {
  const content = await getReleaseFile(file)
  try {
    return parse(content)
  } catch (cause) {
    throw new DataError('unreadable', `${file} does not hold what it promises`, { cause })
  }
}

/** Loads ahead what every first request waits for: the client, and the name of the release. */
export function prepareRequests(): void {
  void releaseContent()
}

async function getReleaseFile(file: PublicFile | StoreFile): Promise<unknown> {
  const release = await releaseContent()
  try {
    return await getJson(publicFileUrl(file, release))
  } catch (error) {
    const isGone = release !== null && error instanceof DataError && error.kind === 'missing'
    if (!isGone) throw error
    return getJson(publicFileUrl(file))
  }
}
