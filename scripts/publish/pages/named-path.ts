import { slug } from '@guia/web/catalog/slug'
import type { Page } from './page.ts'

/** The path of a category's page, and the one with its raw name (spec section 2). */
export const pathsOf = (
  link: (name: string) => string,
  name: string,
): Required<Pick<Page, 'path' | 'namedPath'>> => ({ path: link(slug(name)), namedPath: link(name) })
