import path from 'node:path'
import { slug } from '@guia/web/catalog/slug'
import { contentType } from './content-types.ts'
import type { FileCache } from './file-cache.ts'
import { isFileName } from './request-path.ts'
import { createStoreNumbers } from './store-numbers.ts'

/** Routes whose last parts are names: they answer to the raw name as well (spec section 2). */
const NAMED_ROUTES = new Set(['store', 'category', 'subcategory', 'profesionales'])

export type PageFinder = ReturnType<typeof createPageFinder>

/**
 * Finds what a path means within one release folder. Paths are made of decoded segments; one that
 * could lead out of the folder, or to a hidden file, finds nothing.
 */
export function createPageFinder(files: FileCache) {
  const slugOfNumber = createStoreNumbers()

  /** The file itself: ['assets', 'app.js']. */
  async function file(folder: string, segments: readonly string[]): Promise<string | null> {
    if (segments.length === 0 || !segments.every(isFileName)) return null
    const found = path.join(folder, ...segments)
    return contentType(found) && (await files.read(found)) ? found : null
  }

  /** The page of a route: ['store', 'kiosco'] → store/kiosco/index.html. */
  const page = (folder: string, route: readonly string[]) => file(folder, [...route, 'index.html'])

  async function named(folder: string, segments: readonly string[]): Promise<string | null> {
    const [route = '', ...names] = segments
    if (!NAMED_ROUTES.has(route)) return null
    const slugs = names.map(slug)
    if (slugs.some((name) => name === '')) return null
    return page(folder, [route, ...slugs])
  }

  async function numbered(folder: string, segments: readonly string[]): Promise<string | null> {
    const [route, number = '', ...rest] = segments
    if (route !== 'store' || rest.length > 0 || !/^\d{1,9}$/.test(number)) return null
    const name = await slugOfNumber(folder, Number(number))
    return name ? page(folder, ['store', name]) : null
  }

  return {
    file,
    /** A page or a file at the root, by slug, by raw name or by number, in that order. */
    async route(folder: string, segments: readonly string[]): Promise<string | null> {
      return (
        (await page(folder, segments)) ??
        (await file(folder, segments)) ??
        (await named(folder, segments)) ??
        (await numbered(folder, segments))
      )
    },
  }
}
