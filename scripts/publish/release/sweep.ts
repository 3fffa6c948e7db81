import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { BUNDLES, MEDIA_LIST } from '../pages/page-bundles.ts'
import { ASSET_LIST } from '../pages/app-files.ts'
import { readFact, writeFact, type State } from '../state/state.ts'
import { UNREFERENCED_KEPT_DAYS } from './kept-releases.ts'
import type { ReleaseFolder } from './release-folder.ts'

const HOUR_MS = 3_600_000
const SWEEP_EVERY_MS = HOUR_MS
const UNREFERENCED_KEPT_MS = UNREFERENCED_KEPT_DAYS * 24 * HOUR_MS
/** Bundles that no release has: one that waits for a confirmation may still need them. */
const BUNDLES_KEPT_MS = HOUR_MS
const COPY = /\.(?:br|gz)$/

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Keys of the bundles that a release leads to. */
function bundlesOf(release: string, root: string): string[] {
  // With types: without them the links to folders, images among them, would be walked through too.
  const links = readdirSync(release, { recursive: true, withFileTypes: true })
  return links.flatMap((entry) => {
    if (!entry.isSymbolicLink()) return []
    const target = readlinkSync(path.join(entry.parentPath, entry.name))
    const below = path.relative(root, path.resolve(entry.parentPath, target))
    const [folder, key = ''] = below.split(path.sep)
    return folder === BUNDLES ? [key] : []
  })
}

/** Names of the app's files that releases need; null when one of them does not tell. */
function assetsOf(releases: readonly string[]): Set<string> | null {
  const lists = releases.map((release) => path.join(release, ASSET_LIST))
  if (!lists.every(existsSync)) return null
  return new Set(lists.flatMap((list) => readFileSync(list, 'utf8').split('\n')))
}

/** Names of the images that bundles need, those too that no release needs yet. */
function mediaOf(bundles: string): Set<string> {
  const names = new Set<string>()
  // One list at a time: of a hundred thousand pages they name millions of images.
  for (const key of namesIn(bundles)) {
    const list = path.join(bundles, key, MEDIA_LIST)
    if (!existsSync(list)) continue
    for (const address of readFileSync(list, 'utf8').split('\n')) {
      names.add(path.posix.basename(address))
    }
  }
  return names
}

/**
 * Removes the files of a folder that nothing has needed for so long, in milliseconds. Since when, the
 * state remembers: the files' own times cannot tell.
 */
async function removeUnneeded(
  state: State,
  now: number,
  folder: string,
  isNeeded: (name: string) => boolean,
  age: number,
): Promise<void> {
  const select = state.prepare<[string], number>('SELECT since FROM unreferenced WHERE file = ?')
  const note = state.prepare('INSERT OR REPLACE INTO unreferenced (file, since) VALUES (?, ?)')
  const forget = state.prepare('DELETE FROM unreferenced WHERE file = ?')
  for (const name of namesIn(folder)) {
    const file = `${path.basename(folder)}/${name}`
    const since = Math.min(select.pluck().get(file) ?? now, now)
    const isKept = isNeeded(name)
    const isOld = now - since > age
    if (isKept || isOld) forget.run(file)
    else note.run(file, since)
    if (!isKept && isOld) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Removes pages that no kept release needs, and images and parts of the app that none has needed
 * for so many days: once an hour at most, because it goes through all of them.
 */
export async function sweep(folder: ReleaseFolder, state: State, date: Date): Promise<void> {
  const now = date.getTime()
  const passed = now - Number(readFact(state, 'swept') ?? 0)
  // A time to come is that of a clock that went wrong once: it must not keep everything until then.
  if (passed >= 0 && passed < SWEEP_EVERY_MS) return
  const below = (name: string) => path.join(folder.root, name)
  const releases = (await folder.list()).map(({ name }) => folder.pathOf(name))
  const keys = new Set(releases.flatMap((release) => bundlesOf(release, folder.root)))
  await removeUnneeded(state, now, below(BUNDLES), (key) => keys.has(key), BUNDLES_KEPT_MS)
  const forgetPage = state.prepare('DELETE FROM page WHERE key = ?')
  for (const key of state.prepare<[], string>('SELECT key FROM page').pluck().all()) {
    if (!existsSync(path.join(below(BUNDLES), key))) forgetPage.run(key)
  }
  const media = mediaOf(below(BUNDLES))
  const assets = assetsOf(releases)
  const isAsset = (name: string) => assets?.has(name.replace(COPY, '')) ?? true
  const isImage = (name: string) => media.has(name)
  await removeUnneeded(state, now, below('media'), isImage, UNREFERENCED_KEPT_MS)
  await removeUnneeded(state, now, below('assets'), isAsset, UNREFERENCED_KEPT_MS)
  writeFact(state, 'swept', now)
}
