import { PUBLIC_FILES, publicFileUrl, type PublicFile, type StoreFile } from '@guia/contract'
import { asRecord, asText } from '../catalog/parse-fields.ts'
import { getJson, DataError } from './client.ts'
import { onReset } from './resource.ts'

const CONTENT = /^[\w-]{1,64}$/

let known: Promise<string | null> | null = null
onReset(() => {
  known = null
})

/**
 * Name of the live release below /r/, asked for once per visit: all files of a visit come
 * from one release. Null when the release does not say: then the fixed names answer.
 */
export function releaseContent(): Promise<string | null> {
  known ??= askRelease()
  return known
}

async function askRelease(): Promise<string | null> {
  try {
    const { content } = asRecord(await getJson(publicFileUrl(PUBLIC_FILES.publication)))
    return CONTENT.test(asText(content)) ? asText(content) : null
  } catch (error) {
    // An answer that did not come may come the next time; one that says nothing stays.
    if (!(error instanceof DataError && error.kind === 'missing')) known = null
    return null
  }
}

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
