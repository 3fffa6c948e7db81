import { createHash } from 'node:crypto'
import type { PublicationRecord } from '@guia/contract'
import { eachParallel } from '../publish/parallel.ts'
import { namedIn } from './named-addresses.ts'
import { faultOf } from './whole-file.ts'

const AT_ONCE = 8
const STORES = 'busquedas.json'
/** What no other file names. */
const UNNAMED = ['/', '/robots.txt', '/sitemap.xml', '/prueba', '/autos', '/favoritos']
/** Where there never is a page: answered with the one that says so. */
const NOWHERE = '/esto-no-existe'

/** One walk through everything that a site shows. */
export interface SiteReading {
  /** Addresses that were fetched. */
  asked: ReadonlySet<string>
  /** What was torn, invalid, missing or of another release, each with its address. */
  faults: string[]
}

class Reading implements SiteReading {
  readonly asked = new Set<string>()
  readonly faults: string[] = []
  readonly #url: string
  #waiting: string[] = []

  constructor(url: string) {
    this.#url = url
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
    const response = await fetch(this.#url + address)
    const bytes = Buffer.from(await response.arrayBuffer())
    const fault =
      response.status === status
        ? faultOf(address, response.headers.get('content-type'), bytes)
        : `respondió ${response.status}`
    if (fault !== '') this.#fault(address, fault)
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
      if (name !== STORES) continue
      const stores = JSON.parse(list) as { slug: string }[]
      this.#ask(stores.map(({ slug }) => `/r/${content}/store/${slug}/datos.json`))
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
export async function readSite(url: string): Promise<SiteReading> {
  const reading = new Reading(url)
  await reading.run().catch((error: unknown) => reading.faults.push(String(error)))
  return reading
}
