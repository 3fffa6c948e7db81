import { createHash } from 'node:crypto'
import {
  PUBLIC_FILES,
  type PublicationRecord,
  type SiteRecord,
  type StoreRecord,
} from '@guia/contract'
import { slug } from '@guia/web/catalog/slug'
import { paths } from '@guia/web/paths'
import { eachParallel } from '../../publish/parallel.ts'
import { askAgain } from './ask-again.ts'
import { namedIn } from './named-addresses.ts'
import { faultOf } from './whole-file.ts'

const AT_ONCE = 8
/** What no other file names. */
const UNNAMED = [
  '/',
  '/robots.txt',
  '/sw.js',
  '/sin-senal.html',
  '/sitemap.xml',
  '/prueba',
  '/autos',
  '/farmacias',
  '/profesionales',
  '/favoritos',
  '/stores',
]
/** Where there never is a page: answered with the one that says so. */
const NOWHERE = '/esto-no-existe'

/** The lists of categories at every address that they have: by slug and by raw name. */
const categoryAddresses = ({ categories = [] }: Partial<SiteRecord>): string[] =>
  categories.flatMap(({ name, slug: own, subcategories }) => [
    ...[own, name].flatMap((one) => [paths.category.link(one), paths.subcategory.link(one)]),
    ...[own, name].map(paths.subcategories.link),
    ...subcategories.flatMap((below) => [below.slug, below.name]).map(paths.subcategory.link),
  ])

type NamedStore = Pick<StoreRecord, 'slug' | 'name'>

/** Where a store is found by its name, when that has letters. */
function byName({ name }: NamedStore): string[] {
  const found = slug(name)
  return found === '' ? [] : [paths.store.link(found)]
}

/** What a public list says where more is to be found, besides by its links. */
const ADDRESSES_IN: Partial<Record<string, (list: string, content: string) => string[]>> = {
  [PUBLIC_FILES.site]: (list) => categoryAddresses(JSON.parse(list) as SiteRecord),
  [PUBLIC_FILES.stores]: (list, content) =>
    (JSON.parse(list) as NamedStore[]).flatMap((store) => [
      `/r/${content}/store/${store.slug}/datos.json`,
      ...byName(store),
    ]),
}

/** One walk through everything that a site shows. */
export interface SiteReading {
  /** Addresses that were fetched. */
  asked: ReadonlySet<string>
  /** What was torn, invalid, missing or of another release, each with its address. */
  faults: string[]
}

/** Is given every answer. */
type OnRead = (address: string, bytes: Buffer) => void

class Reading implements SiteReading {
  readonly asked = new Set<string>()
  readonly faults: string[] = []
  readonly #url: string
  readonly #onRead: OnRead
  #waiting: string[] = []

  constructor(url: string, onRead: OnRead) {
    this.#url = url
    this.#onRead = onRead
  }

  #fault(address: string, what: string): void {
    this.faults.push(`${address} ${what}`)
  }

  #ask(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.asked.has(address)) continue
      this.asked.add(address)
      this.#waiting.push(address)
    }
  }

  async #get(address: string, status = 200): Promise<Buffer> {
    const response = await askAgain(() => fetch(this.#url + address))
    const bytes = Buffer.from(await response.arrayBuffer())
    const fault =
      response.status === status
        ? faultOf(address, response.headers.get('content-type'), bytes)
        : `respondió ${response.status}`
    if (fault !== '') this.#fault(address, fault)
    this.#onRead(address, bytes)
    return bytes
  }

  async #read(address: string): Promise<Buffer> {
    const bytes = await this.#get(address)
    this.#ask(namedIn(address, bytes.toString()))
    return bytes
  }

  async #readList(address: string, sha256: string): Promise<string> {
    this.asked.add(address)
    const bytes = await this.#read(address)
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (hash !== sha256) this.#fault(address, 'no es lo que dice publicacion.json')
    return bytes.toString()
  }

  /** One release, resolved once: its lists by their hashes, and each store's record. */
  async #readLists(): Promise<void> {
    this.asked.add('/publicacion.json')
    const text = (await this.#get('/publicacion.json')).toString()
    const { content, files } = JSON.parse(text) as PublicationRecord
    this.#ask([`/r/${content}/404.html`])
    for (const [name, { sha256 }] of Object.entries(files)) {
      const list = await this.#readList(`/r/${content}/${name}`, sha256)
      this.#ask(ADDRESSES_IN[name]?.(list, content) ?? [])
    }
  }

  async run(): Promise<void> {
    await this.#readLists()
    this.#ask(UNNAMED)
    await this.#get(NOWHERE, 404)
    while (this.#waiting.length > 0) {
      const next = this.#waiting
      this.#waiting = []
      await eachParallel(next, AT_ONCE, async (address) => void (await this.#read(address)))
    }
  }
}

/**
 * Fetches every public file of a site once: what its lists, its sitemap, its pages and the parts of
 * the app name, and what those name.
 */
export async function readSite(url: string, onRead: OnRead = () => {}): Promise<SiteReading> {
  const reading = new Reading(url, onRead)
  await reading.run().catch((error: unknown) => {
    const cause =
      error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    reading.faults.push(`${String(error)}${cause}`)
  })
  return reading
}
