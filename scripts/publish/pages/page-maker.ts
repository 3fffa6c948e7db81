import type { SiteRecord, StoreRecord } from '@guia/contract'
import { inputKey, sha256 } from '../../site/hash.ts'
import { pageHtml, type PageMeta } from '../../site/pages/page-html.ts'
import { dataOf, inputsOf, type Page } from '../../site/pages/page.ts'
import type { StoreEntry } from '../../site/pages/store-entry.ts'
import { PublicationError } from '../../site/problems.ts'
import { jsonLdScript } from '../../site/structured-data/json-ld.ts'
import type { AppFiles } from './app-files.ts'
import type { MakeCard } from './card-maker.ts'
import { PUBLISHER_CODE } from './code-id.ts'
import type { PageBundles } from './page-bundles.ts'
import type { Renderer } from './renderer.ts'

export const PAGE_FILE = 'index.html'

/** Every page of the app has one: without it the app was built wrong. */
const HEADING = /<h1[\s>]/
const NOT_DRAWN = (path: string) =>
  `La página ${path} salió vacía: el sitio está mal compilado. Compilalo otra vez (npm run build). Lo publicado no cambia.`

export interface PageMakerOptions {
  app: AppFiles
  renderer: Renderer
  siteUrl: string
  site: Pick<SiteRecord, 'name' | 'leadEndpoint'>
  bundles: PageBundles
  /** The whole record of a store that has been made. */
  recordOf: (store: StoreEntry) => StoreRecord
  makeCard: MakeCard
}

/** Makes pages that do not exist yet, with the files that belong to them. */
export class PageMaker {
  readonly #options: PageMakerOptions
  /** Hash of what every page is made of besides its own content. */
  readonly context: string

  constructor(options: PageMakerOptions) {
    this.#options = options
    const { app, renderer, siteUrl, site } = options
    const files = [sha256(app.shell), app.manifest, renderer.id]
    const ofSite = [siteUrl, site.name, site.leadEndpoint]
    this.context = inputKey(PUBLISHER_CODE, files, ofSite)
  }

  async #meta(page: Page): Promise<PageMeta> {
    const { siteUrl, site, makeCard } = this.#options
    const absolute = (address: string) => new URL(address, siteUrl).href
    return {
      url: absolute(page.canonical ?? page.path),
      image: absolute(await makeCard(page.card)),
      siteName: site.name,
      leadEndpoint: site.leadEndpoint,
      scripts: page.jsonLd.map((description) => jsonLdScript(description)),
    }
  }

  async #html(page: Page): Promise<string> {
    const { app, renderer, recordOf } = this.#options
    const data = dataOf(page, recordOf)
    const rendered = await renderer.render(page.path, data)
    if (!HEADING.test(rendered.html)) throw new PublicationError(NOT_DRAWN(page.path))
    return pageHtml({
      app,
      head: page.head,
      meta: await this.#meta(page),
      rendered,
      data,
    })
  }

  /** Key of a page's bundle. */
  #keyOf(page: Page): string {
    const { path, canonical = null, head, card = null } = page
    return inputKey(this.context, path, canonical, head, inputsOf(page), card)
  }

  /**
   * Makes a page unless it is there; gives the key of its bundle. `more` are files that belong to
   * it, asked for only when it has to be made. Throws when an image that it names is nowhere.
   */
  async make(
    page: Page,
    more: () => Promise<ReadonlyMap<string, Buffer>> = async () => new Map(),
  ): Promise<string> {
    const key = this.#keyOf(page)
    const { bundles } = this.#options
    if (bundles.has(key)) return key
    const html = Buffer.from(await this.#html(page))
    await bundles.add(key, new Map([[PAGE_FILE, html], ...(await more())]))
    return key
  }
}
