import { isPathSegment } from '@guia/web/catalog/slug'

/** '' for what no browser could read: no folder has that name. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * Folder of a page inside a release, or place of a file: '/store/la-espiga' → 'store/la-espiga',
 * '/' → '.'. Null for what could lie elsewhere, or nowhere, as the path of a name such as '!!!', of
 * which no letter is left for an address; and for hidden ones, which no web server shows.
 */
export function pageFolder(path: string): string | null {
  if (path === '/') return '.'
  const folders = path.slice(1).split('/').map(decode)
  return folders.every(isPathSegment) ? folders.join('/') : null
}

/**
 * Whether two folders of a release can be one on the disk: those of other systems than Linux do not
 * tell 'category/Autos' from 'category/autos' as a rule, and answer to both by themselves.
 */
export const isSameFolder = (one: string, other: string, platform = process.platform): boolean =>
  one === other || (platform !== 'linux' && one.toLowerCase() === other.toLowerCase())
