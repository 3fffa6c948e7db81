import { slug } from '@guia/web/catalog/slug'
import type { Page } from './page.ts'

type Paths = Pick<Page, 'path' | 'formerPath'> & Required<Pick<Page, 'namedPath'>>

/**
 * The path of a category's page, and the one with its raw name (spec section 2). The slug that the
 * CMS gave it is that of its first name, and stays.
 */
export function pathsOf(
  link: (name: string) => string,
  { name, slug: first }: { name: string; slug: string },
): Paths {
  const present = slug(name)
  const former = first === present ? {} : { formerPath: link(first) }
  return { path: link(present), namedPath: link(name), ...former }
}
