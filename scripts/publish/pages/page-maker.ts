import { PAGE_DATA_ID } from '@guia/contract'
import { inputKey, sha256 } from '../../site/hash.ts'
import { pageHtml } from '../../site/pages/page-html.ts'
import type { Page } from '../../site/pages/page.ts'
import { jsonLdScript } from '../../site/structured-data/json-ld.ts'
import type { AppFiles } from './app-files.ts'
import { PUBLISHER_CODE } from './code-id.ts'
import type { PageBundles } from './page-bundles.ts'
import type { Renderer } from './renderer.ts'

export const PAGE_FILE = 'index.html'

export interface PageMakerOptions {
  app: AppFiles
  renderer: Renderer
  siteUrl: string
  siteName: string
  bundles: PageBundles
  /** Makes the picture of a page's link preview; gives its address. */
  cardOf: (page: Page) => Promise<string>
}

/** Makes pages that do not exist yet, with the files that belong to them. */
export class PageMaker {
  readonly #options: PageMakerOptions
  /** Hash of what every page is made of besides its own content. */
  readonly context: string

  constructor(options: PageMakerOptions) {
    this.#options = options
    const { app, renderer, siteUrl, siteName } = options
    const files = [sha256(app.shell), app.manifest, renderer.id]
    this.context = inputKey(PUBLISHER_CODE, PAGE_DATA_ID, files, siteUrl, siteName)
  }

  async #html(page: Page): Promise<string> {
    const { app, renderer, siteUrl, siteName } = this.#options
    const data = await page.data()
    const absolute = (address: string) => new URL(address, siteUrl).href
    return pageHtml({
      shell: app.shell,
      manifest: app.manifest,
      head: page.head,
      meta: {
        url: absolute(page.canonical ?? page.path),
        image: absolute(await this.#options.cardOf(page)),
        siteName,
        scripts: page.jsonLd.map((description) => jsonLdScript(description)),
      },
      rendered: await renderer.render(page.path, data),
      data,
    })
  }

  /** Key of a page's bundle. */
  keyOf({ path, canonical, head, inputs, card }: Page): string {
    return inputKey(this.context, path, canonical ?? null, head, inputs, card ?? null)
  }

  /**
   * Makes a page unless it is there; gives the key of its bundle. `more` are files that belong to
   * it, asked for only when it has to be made. Throws when an image that it names is nowhere.
   */
  async make(
    page: Page,
    more: () => Promise<ReadonlyMap<string, Buffer>> = async () => new Map(),
  ): Promise<string> {
    const key = this.keyOf(page)
    const { bundles } = this.#options
    if (bundles.has(key)) return key
    const html = Buffer.from(await this.#html(page))
    await bundles.add(key, new Map([[PAGE_FILE, html], ...(await more())]))
    return key
  }
}
