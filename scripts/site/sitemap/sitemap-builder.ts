import { escapeMarkup } from './escape-markup.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/** Of one file, as sitemaps.org sets them: addresses, and bytes before compression. */
export interface SitemapLimits {
  urls: number
  bytes: number
}

const LIMITS: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const openingOf = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`
const closingOf = (root: string) => `</${root}>\n`
const FRAME_BYTES = Buffer.byteLength(openingOf('urlset') + closingOf('urlset'))

function element(name: string, { url, lastModified }: SitemapEntry): string {
  const lastmod = lastModified === null ? '' : `<lastmod>${escapeMarkup(lastModified)}</lastmod>`
  return `<${name}><loc>${escapeMarkup(url)}</loc>${lastmod}</${name}>\n`
}

const wholeFile = (root: string, elements: readonly string[]) =>
  openingOf(root) + elements.join('') + closingOf(root)

interface Chapter {
  elements: string[]
  bytes: number
  lastModified: string | null
}

const newChapter = (): Chapter => ({ elements: [], bytes: FRAME_BYTES, lastModified: null })

/**
 * Takes the pages one by one and makes the files of the sitemap: `sitemap.xml`, or, when one file
 * may not hold them all, `sitemap-1.xml` … and `sitemap.xml` as their index. Same pages in the same
 * order: same bytes.
 */
export class SitemapBuilder {
  readonly #siteUrl: string
  readonly #limits: SitemapLimits
  readonly #chapters: Chapter[] = [newChapter()]

  /** `siteUrl` is the base address of the site, by which the index names its files. */
  constructor(siteUrl: string, limits: SitemapLimits = LIMITS) {
    this.#siteUrl = siteUrl
    this.#limits = limits
  }

  /** Adds a page. Throws a RangeError for one that no file may hold. */
  add(entry: SitemapEntry): void {
    const text = element('url', entry)
    const chapter = this.#chapterFor(Buffer.byteLength(text))
    chapter.elements.push(text)
    const { lastModified } = entry
    if (lastModified !== null && lastModified > (chapter.lastModified ?? '')) {
      chapter.lastModified = lastModified
    }
  }

  /** The last chapter, or a new one when that is full. */
  #chapterFor(bytes: number): Chapter {
    const last = this.#chapters.at(-1) ?? newChapter()
    const isFull =
      last.elements.length >= this.#limits.urls || last.bytes + bytes > this.#limits.bytes
    const chapter = isFull ? newChapter() : last
    if (isFull) this.#chapters.push(chapter)
    chapter.bytes += bytes
    if (chapter.bytes > this.#limits.bytes) throw new RangeError('An address is too long')
    return chapter
  }

  /** The files by name, one after the other: together they would take a lot of memory. */
  *finish(): Generator<[name: string, text: string]> {
    const [first = newChapter(), ...more] = this.#chapters
    if (more.length === 0) {
      yield [SITEMAP_FILE, wholeFile('urlset', first.elements)]
      return
    }
    const index: string[] = []
    for (const [number, { elements, lastModified }] of this.#chapters.entries()) {
      const name = `sitemap-${number + 1}.xml`
      yield [name, wholeFile('urlset', elements)]
      index.push(element('sitemap', { url: new URL(`/${name}`, this.#siteUrl).href, lastModified }))
    }
    yield [SITEMAP_FILE, wholeFile('sitemapindex', index)]
  }
}
