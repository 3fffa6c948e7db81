import { linkSync, mkdirSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A folder, which may be there already.
 * @typedef {{ kind: 'folder', path: string }} MakeFolder
 */
/**
 * A new file.
 * @typedef {{ kind: 'file', path: string, bytes: Uint8Array }} WriteFile
 */
/**
 * A relative link to a target. `live`, the link in its place in the live release, is shared when it
 * leads to the same: one of its own takes an inode, of which ten thousand take seconds while those
 * of older releases are given up.
 * @typedef {{ kind: 'link', path: string, target: string, live: string | null }} MakeLink
 */
/**
 * Another name for a file; `otherwise` a link, where the disk cannot.
 * @typedef {{ kind: 'name', path: string, source: string, otherwise: MakeLink }} NameFile
 */
/**
 * Another name in place of the one that it has.
 * @typedef {{ kind: 'rename', path: string, source: string }} Rename
 */
/** @typedef {MakeFolder | WriteFile | MakeLink | NameFile | Rename} FileOperation */

/**
 * Whether a hard link failed because the disk has none, or no more for this file.
 * @param {unknown} error
 */
export const cannotHardLink = (error) =>
  ['EXDEV', 'EPERM', 'EMLINK'].includes(/** @type {{ code?: string }} */ (error).code ?? '')

/**
 * Another name for a link, when it leads to the same place.
 * @param {string} link
 * @param {string} to
 * @param {string} file
 */
function shareLink(link, to, file) {
  // Elsewhere a hard link leads to what a symbolic link leads to.
  if (process.platform !== 'linux') return false
  try {
    if (readlinkSync(link) !== to) return false
    linkSync(link, file)
    return true
  } catch {
    return false
  }
}

/** @param {MakeLink} link */
function makeLink({ path: file, target, live }) {
  const to = path.relative(path.dirname(file), target)
  if (live === null || !shareLink(live, to, file)) symlinkSync(to, file)
}

/** @param {NameFile} name */
function nameFile({ path: file, source, otherwise }) {
  try {
    linkSync(source, file)
  } catch (error) {
    if (!cannotHardLink(error)) throw error
    makeLink(otherwise)
  }
}

/**
 * Does something to the disk. Throws when it cannot, or when something stands there already that is
 * no folder.
 * @param {FileOperation} operation
 * @returns {void}
 */
export function perform(operation) {
  switch (operation.kind) {
    case 'folder':
      mkdirSync(operation.path, { recursive: true })
      return
    case 'file':
      return writeFileSync(operation.path, operation.bytes, { flag: 'wx' })
    case 'link':
      return makeLink(operation)
    case 'name':
      return nameFile(operation)
    case 'rename':
      return renameSync(operation.source, operation.path)
  }
}
