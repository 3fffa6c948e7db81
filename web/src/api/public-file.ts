import { PUBLIC_FILES, publicFileUrl, type PublicFile, type StoreFile } from '@guia/contract'
import { asRecord, asText } from '../catalog/parse-fields.ts'
import { getJson, DataError } from './client.ts'
import { onReset } from './resource.ts'

const CONTENT = /^[\w-]{1,64}$/

interface LiveRelease {
  /** Its name below /r/. */
  content: string
  /** When it was published. */
  time: Date
}

let known: Promise<LiveRelease | null> | null = null
onReset(() => {
  known = null
})

/**
 * The release of this visit, asked for once: all its files come from it. Null when it does not say what
 * it is: then the fixed names answer.
 */
export function liveRelease(): Promise<LiveRelease | null> {
  known ??= askRelease()
  return known
}

async function askRelease(): Promise<LiveRelease | null> {
  try {
    const { content, time } = asRecord(await getJson(publicFileUrl(PUBLIC_FILES.publication)))
    if (!CONTENT.test(asText(content))) return null
    return { content: asText(content), time: new Date(asText(time)) }
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

/** Asks ahead for what every first request waits for: the name of the release. */
export function prepareRequests(): void {
  void liveRelease()
}

async function getReleaseFile(file: PublicFile | StoreFile): Promise<unknown> {
  const release = (await liveRelease())?.content ?? null
  try {
    return await getJson(publicFileUrl(file, release))
  } catch (error) {
    const isGone = release !== null && error instanceof DataError && error.kind === 'missing'
    if (!isGone) throw error
    return getJson(publicFileUrl(file))
  }
}
