import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicationRecord } from '@guia/contract'
import { createSiteServer } from '../site-server/server.ts'

export interface ReaderReport {
  /** Rounds over every public file. */
  rounds: number
  /** Files that were fetched. */
  files: number
  /** What was torn, invalid, missing or of another release, each with its address. */
  faults: string[]
}

export interface SiteReader {
  report: ReaderReport
  stop(): Promise<void>
}

/** Addresses of pages and images that a page or a list names. */
const namedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/"(\/media\/[\w-]+\.(?:webp|jpg))"/g)].map((match) => match[1] ?? ''),
  ),
]

class Round {
  readonly #url: string
  readonly #report: ReaderReport

  constructor(url: string, report: ReaderReport) {
    this.#url = url
    this.#report = report
  }

  async get(address: string): Promise<Buffer> {
    const response = await fetch(this.#url + address)
    const bytes = Buffer.from(await response.arrayBuffer())
    this.#report.files += 1
    if (response.status !== 200) this.#fault(address, `respondió ${response.status}`)
    if (bytes.length === 0) this.#fault(address, 'está vacío')
    return bytes
  }

  #fault(address: string, what: string): void {
    this.#report.faults.push(`${address} ${what}`)
  }

  /** One release, resolved once: its lists by their hashes, its pages whole, its images there. */
  async run(): Promise<void> {
    const text = await this.get('/publicacion.json')
    const { content, files } = JSON.parse(text.toString()) as PublicationRecord
    const media = new Set<string>()
    for (const [name, { sha256 }] of Object.entries(files)) {
      const address = `/r/${content}/${name}`
      const bytes = await this.get(address)
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (hash !== sha256) this.#fault(address, 'no es lo que dice publicacion.json')
      for (const one of namedIn(bytes.toString())) media.add(one)
    }
    await this.#readPages(content)
    for (const address of media) await this.get(address)
  }

  async #readPages(content: string): Promise<void> {
    const sitemap = (await this.get(`/r/${content}/sitemap.xml`)).toString()
    if (!sitemap.trimEnd().endsWith('</urlset>')) this.#fault('/sitemap.xml', 'está cortado')
    for (const [, location = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(location)
      const page = (await this.get(pathname)).toString()
      if (!page.trimEnd().endsWith('</html>')) this.#fault(pathname, 'está cortada')
    }
  }
}

/** Reads every public file of a site over HTTP, again and again, until it is told to stop. */
export async function startSiteReader(siteDir: string): Promise<SiteReader> {
  const report: ReaderReport = { rounds: 0, files: 0, faults: [] }
  const server = await createSiteServer({ siteDir, host: '127.0.0.1', port: 0 })
  let isStopped = false
  const read = async () => {
    while (!isStopped) {
      await new Round(server.url, report).run().catch((error: unknown) => {
        report.faults.push(String(error))
      })
      report.rounds += 1
      await sleep(1)
    }
  }
  const done = read()
  return {
    report,
    stop: async () => {
      isStopped = true
      await done
      await server.close()
    },
  }
}
