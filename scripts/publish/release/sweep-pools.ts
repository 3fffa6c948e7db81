import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { MEDIA_LIST, TEMPORARY, type UnitPool } from '../units/unit-pool.ts'
import { AssetNames } from './named-assets.ts'
import type { ReleaseFolder } from './release-folder.ts'
import { UnnamedFiles } from './unnamed-files.ts'

const HOUR_MS = 3_600_000
const SWEEP_EVERY_MS = HOUR_MS
/** An open tab still asks for the images and the parts of the app that its release named. */
const UNNAMED_KEPT_MS = 30 * 24 * HOUR_MS
/** What is younger may belong to a publication that is only being made. */
const YOUNG_MS = HOUR_MS
/** When all was gone through, and since when files have had no name in any kept release. */
const STAMP = '.barrido'
const COPY = /\.(?:br|gz)$/

/** Keys of the units that a release links to. */
function unitsOf(folder: string, units: UnitPool): Set<string> {
  const keys = new Set<string>()
  // With types: without them the links to folders, images among them, would be walked through too.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const target = readlinkSync(path.join(entry.parentPath, entry.name))
    const [first, key] = path
      .relative(path.dirname(units.folder), path.resolve(entry.parentPath, target))
      .split(path.sep)
    if (first === path.basename(units.folder) && key) keys.add(key)
  }
  return keys
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

async function sweepFolder(
  folder: string,
  keep: (name: string) => boolean,
  before: number,
): Promise<void> {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name)
    if (keep(name) || statSync(file).mtimeMs > before) continue
    // Out of sight first: what has its name counts as whole, even when this is cut short.
    const aside = path.join(folder, `${TEMPORARY}old-${name}`)
    await rename(file, aside)
    await rm(aside, { recursive: true, force: true })
  }
}

/** Images that the units name, those too that no release needs yet. */
function mediaOf(units: UnitPool): Set<string> {
  const names = new Set<string>()
  for (const key of namesIn(units.folder)) {
    const file = path.join(units.pathOf(key), MEDIA_LIST)
    if (!existsSync(file)) continue
    for (const address of readFileSync(file, 'utf8').split('\n')) {
      if (address) names.add(path.posix.basename(address))
    }
  }
  return names
}

/** Parts of the app that kept releases need; null when one of them does not tell. */
function assetsOf(folders: readonly string[], assets: string): Set<string> | null {
  const names = new AssetNames(assets)
  const needed = folders.map((folder) => names.neededBy(folder))
  return needed.includes(null) ? null : new Set(needed.flatMap((one) => [...(one ?? [])]))
}

/** `kind` tells files of one name in several folders apart. */
async function sweepUnnamed(
  kind: string,
  folder: string,
  isNamed: (name: string) => boolean,
  unnamed: UnnamedFiles,
): Promise<void> {
  for (const name of namesIn(folder)) {
    if (isNamed(name) || !unnamed.isLongUnnamed(`${kind}/${name}`, UNNAMED_KEPT_MS)) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function sweep(
  folder: ReleaseFolder,
  units: UnitPool,
  imageCacheDir: string,
  unnamed: UnnamedFiles,
  now: Date,
): Promise<void> {
  const releases = await folder.list()
  const folders = releases.map(({ name }) => folder.pathOf(name))
  const keys = new Set<string>()
  for (const one of folders) for (const key of unitsOf(one, units)) keys.add(key)
  const young = now.getTime() - YOUNG_MS
  await sweepFolder(units.folder, (name) => keys.has(name), young)
  const media = mediaOf(units)
  const mediaPool = path.join(folder.root, 'media')
  await sweepUnnamed('media', mediaPool, (name) => media.has(name), unnamed)
  // Where it is in the pool as well, the cache's is the same file under a second name.
  const pooled = new Set(namesIn(mediaPool))
  await sweepUnnamed(
    'cache',
    path.join(imageCacheDir, 'media'),
    (name) => pooled.has(name),
    unnamed,
  )
  const assetPool = path.join(folder.root, 'assets')
  const assets = assetsOf(folders, assetPool)
  const isNeeded = (name: string) => assets?.has(name.replace(COPY, '')) ?? true
  await sweepUnnamed('assets', assetPool, isNeeded, unnamed)
  const names = new Set(releases.map(({ name }) => name))
  const isKept = (file: string) => names.has(path.parse(file).name)
  await sweepFolder(path.join(folder.root, 'builds'), isKept, young)
}

/**
 * Removes pages that no kept release needs, and images and parts of the app that none has needed
 * for thirty days: once an hour at most, because it goes through all of them. The image cache keeps
 * an image for thirty days more: when it comes back, it need not be rendered again.
 */
export async function sweepPools(
  folder: ReleaseFolder,
  units: UnitPool,
  imageCacheDir: string,
  now: Date,
): Promise<void> {
  const stamp = path.join(folder.root, STAMP)
  const last = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const passed = now.getTime() - last
  // A time to come is that of a clock that went wrong once: it must not keep everything until then.
  if (passed >= 0 && passed < SWEEP_EVERY_MS) return
  folder.assertHeld()
  const unnamed = new UnnamedFiles(stamp, now)
  await sweep(folder, units, imageCacheDir, unnamed, now)
  await unnamed.save()
  await utimes(stamp, now, now)
}
