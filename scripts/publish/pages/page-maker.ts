import { PAGE_DATA_ID } from '@guia/contract'
import type { MediaPool } from '../images/media-pool.ts'
import { mediaIn } from '../images/media-pool.ts'
import { inputKey, sha256 } from '../../site/hash.ts'
import { jsonLdScript } from '../../site/structured-data/json-ld.ts'
import { MEDIA_LIST, type UnitPool } from '../units/unit-pool.ts'
import type { AppFiles } from './app-files.ts'
import { PUBLISHER_CODE } from './code-id.ts'
import { pageHtml } from '../../site/pages/page-html.ts'
import { linksIn } from './page-links.ts'
import type { Page } from '../../site/pages/page.ts'
import type { Renderer } from './renderer.ts'

export const PAGE_FILE = 'index.html'

/** File in which a unit keeps the links of its page. */
const LINK_LIST = '.enlaces'

export interface PageMakerOptions {
  app: AppFiles
  renderer: Renderer
  siteUrl: string
  siteName: string
  units: UnitPool
  media: MediaPool
  /** The file that holds an image, by its address. */
  sourceOf: (address: string) => string
  /** Makes the picture of a page's link preview; gives its address. */
  cardOf: (page: Page) => Promise<string>
}

/** Makes pages that do not exist yet, with the files that belong to them. */
export class PageMaker {
  readonly #options: PageMakerOptions
  /** Hash of what every page is made of besides its own content. */
  readonly context: string
  /** Links of the pages that were looked at → a page that has it. */
  readonly links = new Map<string, string>()
  /** Links of pages that were made and not asked for yet, by the key of their units. */
  readonly #made = new Map<string, string[]>()

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

  /** Key of a page's unit. */
  keyOf({ path, canonical, head, inputs, card }: Page): string {
    return inputKey(this.context, path, canonical ?? null, head, inputs, card ?? null)
  }

  /**
   * Makes a page unless it is there; gives the key of its unit. `more` are files that belong to it,
   * asked for only when it has to be made. Throws when an image that it names is nowhere.
   */
  async make(
    page: Page,
    more: () => Promise<ReadonlyMap<string, Buffer>> = async () => new Map(),
  ): Promise<string> {
    const { units, media, sourceOf } = this.#options
    const key = this.keyOf(page)
    if (units.has(key)) return key
    const html = await this.#html(page)
    const files = new Map([[PAGE_FILE, Buffer.from(html)], ...(await more())])
    const text = [...files.values()].join('\n')
    await media.addAll(text, sourceOf)
    files.set(MEDIA_LIST, Buffer.from(mediaIn(text).join('\n')))
    const links = linksIn(html)
    files.set(LINK_LIST, Buffer.from(links.join('\n')))
    this.#made.set(key, links)
    await units.add(key, files)
    return key
  }

  /**
   * Takes in the links of a page, whether it was made now or by an earlier publication: what
   * follows from them must not depend on that.
   */
  noteLinks(page: Page, key: string): void {
    for (const link of this.linksOf(key)) this.links.set(link, page.path)
  }

  /** Paths of this site that the page of a unit links to. */
  linksOf(key: string): string[] {
    const made = this.#made.get(key)
    // Its unit may not be on the disk yet.
    if (made && this.#made.delete(key)) return made
    const text = this.#options.units.read(key, LINK_LIST).toString()
    return text.split('\n').filter((link) => link !== '')
  }
}
