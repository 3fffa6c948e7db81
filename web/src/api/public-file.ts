import {
  KEPT_HEADER,
  PUBLIC_FILES,
  publicFileUrl,
  type PublicFile,
  type StoreFile,
} from '@guia/contract'
import { useSlicedState } from '../browser/sliced-state.ts'
import { asRecord, asText } from '../catalog/parse-fields.ts'
import { getJson, getList, DataError } from './client.ts'
import { onReset } from './resource.ts'

const CONTENT = /^[\w-]{1,64}$/

interface LiveRelease {
  /** Its name below /r/. */
  content: string
  /** When it was published. */
  time: Date
  /** Whether the device had it, and there was no signal to ask for another one. */
  isKept: boolean
}

let known: Promise<LiveRelease | null> | null = null
let answer: LiveRelease | null = null
const listeners = new Set<() => void>()
onReset(() => {
  known = null
  answer = null
})

/** The release of this visit once it is known; it asks for nothing. */
export function useKnownRelease(): LiveRelease | null {
  return useSlicedState(subscribe, knownRelease)
}

const knownRelease = () => answer

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The release of this visit, asked for once: all its files come from it. Null when it does not say what
 * it is: then the fixed names answer.
 */
export function liveRelease(): Promise<LiveRelease | null> {
  known ??= askRelease().then((release) => {
    answer = release
    for (const listener of listeners) listener()
    return release
  })
  return known
}

async function askRelease(): Promise<LiveRelease | null> {
  try {
    const { data, headers } = await getJson(publicFileUrl(PUBLIC_FILES.publication))
    const { content, time } = asRecord(data)
    if (!CONTENT.test(asText(content))) return null
    const isKept = headers.has(KEPT_HEADER)
    return { content: asText(content), time: new Date(asText(time)), isKept }
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
  const { data } = await fromRelease(file, getJson)
  try {
    return parse(data)
  } catch (cause) {
    throw new DataError('unreadable', `${file} does not hold what it promises`, { cause })
  }
}

/**
 * A public list that may be long: what `parse` makes of each element, without those of which it makes
 * nothing. Of the same release, and throws the same, as fetchPublicFile.
 */
export function fetchPublicList<T>(
  file: PublicFile,
  parse: (element: unknown) => T | null,
): Promise<T[]> {
  return fromRelease(file, async (url) => {
    const records: T[] = []
    await getList(url, (element) => {
      const record = parse(element)
      if (record !== null) records.push(record)
    })
    return records
  })
}

/** Asks ahead for what every first request waits for: the name of the release. */
export function prepareRequests(): void {
  void liveRelease()
}

async function fromRelease<T>(
  file: PublicFile | StoreFile,
  get: (url: string) => Promise<T>,
): Promise<T> {
  const release = (await liveRelease())?.content ?? null
  try {
    return await get(publicFileUrl(file, release))
  } catch (error) {
    const isGone = release !== null && error instanceof DataError && error.kind === 'missing'
    if (!isGone) throw error
    return get(publicFileUrl(file))
  }
}
