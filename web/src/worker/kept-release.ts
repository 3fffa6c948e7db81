import { KEPT_HEADER, PUBLIC_FILES, publicFileUrl, type PublicFile } from '@guia/contract'
import { asNumber, asRecord, asText } from '../catalog/parse-fields.ts'

/** Each kept release has a cache of its own, named after its content. */
const CACHE = 'entrega-'

/** Says what the release holds. It is put in last: without it, the cache is of no use. */
const SEAL = publicFileUrl(PUBLIC_FILES.publication)

/** A larger file is not kept: on a phone it would push out what the visitor has more use for. */
const LARGEST_FILE_BYTES = 4_000_000

const RELEASE_URL = /^\/r\/([\w-]{1,64})\/(.+)$/

interface Described {
  file: PublicFile
  bytes: number
  sha256: string
}

interface Description {
  content: string
  files: Described[]
}

/** Reads `publicacion.json`; null when it describes no release. */
async function readDescription(answer: Response): Promise<Description | null> {
  const { content, files } = asRecord(await answer.json())
  const described = Object.entries(asRecord(files)).map(([file, about]) => {
    const { bytes, sha256 } = asRecord(about)
    return { file: file as PublicFile, bytes: asNumber(bytes), sha256: asText(sha256) }
  })
  return asText(content) === '' ? null : { content: asText(content), files: described }
}

/** The caches of releases, of which only a sealed one is used. */
async function releaseCaches(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE))
}

interface Kept extends Description {
  cache: Cache
  seal: Response
}

/** The release that is kept whole; null when none is. */
async function keptRelease(caches: CacheStorage): Promise<Kept | null> {
  for (const name of await releaseCaches(caches)) {
    const cache = await caches.open(name)
    const seal = await cache.match(SEAL)
    const description = seal && (await readDescription(seal.clone()))
    if (seal && description) return { ...description, cache, seal }
  }
  return null
}

const isSame = (one: Described) => (other: Described) =>
  one.file === other.file && one.sha256 === other.sha256

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A file of a release, whole: an answer that failed or was cut throws. */
async function fetchWhole(content: string, { file, sha256: wanted }: Described): Promise<Response> {
  const answer = await fetch(new URL(publicFileUrl(file, content), location.href))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  if ((await sha256(await answer.clone().arrayBuffer())) !== wanted) throw new Error(`${file}: cut`)
  return answer
}

/**
 * Keeps the files of the live release in place of the kept one's, once all of them are there; what has
 * not changed is not fetched again. Throws when something could not be had: the kept one stays.
 */
export async function keepLiveRelease(caches: CacheStorage): Promise<void> {
  const seal = await fetch(new URL(SEAL, location.href), { cache: 'no-store' })
  if (!seal.ok) throw new Error(`${SEAL}: ${seal.status}`)
  const live = await readDescription(seal.clone())
  const kept = await keptRelease(caches)
  if (!live || live.content === kept?.content) return

  const name = CACHE + live.content
  const cache = await caches.open(name)
  for (const one of live.files.filter(({ bytes }) => bytes <= LARGEST_FILE_BYTES)) {
    const before = kept?.files.some(isSame(one))
      ? await kept.cache.match(publicFileUrl(one.file, kept.content))
      : undefined
    await cache.put(
      publicFileUrl(one.file, live.content),
      before ?? (await fetchWhole(live.content, one)),
    )
  }
  await cache.put(SEAL, seal)
  for (const other of await releaseCaches(caches)) if (other !== name) await caches.delete(other)
}

/**
 * What the kept release answers to a path, by its own address or by the fixed name; what describes it
 * comes with KEPT_HEADER. Undefined when it holds no such file, or when the address is that of another
 * release.
 */
export async function keptAnswer(
  caches: CacheStorage,
  pathname: string,
): Promise<Response | undefined> {
  const kept = await keptRelease(caches)
  if (!kept) return undefined
  if (pathname === SEAL) return new Response(kept.seal.body, { headers: { [KEPT_HEADER]: '' } })
  const [, content = kept.content, file = pathname.slice(1)] = RELEASE_URL.exec(pathname) ?? []
  if (content !== kept.content) return undefined
  return kept.cache.match(`/r/${content}/${file}`)
}
