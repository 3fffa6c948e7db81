/** Longest name of a folder that file systems take. */
const NAME_BYTES = 255

const isFolderName = (name: string): boolean =>
  !/^\.{0,2}$|[/\\\0]/.test(name) && Buffer.byteLength(name) <= NAME_BYTES

/** '' for what no browser could read: no folder has that name. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * Folder of a page inside a release: '/store/la-espiga' → 'store/la-espiga', '/' → '.'.
 * Null for the path of a name such as '!!!', of which no letter is left for an address.
 */
export function pageFolder(path: string): string | null {
  if (path === '/') return '.'
  const folders = path.slice(1).split('/').map(decode)
  return folders.every(isFolderName) ? folders.join('/') : null
}

/**
 * Whether two folders of a release can be one on the disk: those of other systems than Linux do not
 * tell 'category/Autos' from 'category/autos' as a rule, and answer to both by themselves.
 */
export const isSameFolder = (one: string, other: string, platform = process.platform): boolean =>
  one === other || (platform !== 'linux' && one.toLowerCase() === other.toLowerCase())
