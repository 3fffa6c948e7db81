import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MEDIA_LIST, type UnitPool } from '../units/unit-pool.ts'
import type { ReleaseFolder } from './release-folder.ts'

const HOUR_MS = 3_600_000
const SWEEP_EVERY_MS = HOUR_MS
/** A tab that was opened with an older version of the app still asks for its parts. */
const ASSETS_KEPT_MS = 30 * 24 * HOUR_MS
/** What is younger may belong to a publication that is only being made. */
const YOUNG_MS = HOUR_MS
const STAMP = '.barrido'

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

async function sweepFolder(
  folder: string,
  keep: (name: string) => boolean,
  before: number,
): Promise<void> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (keep(name) || statSync(file).mtimeMs > before) continue
    await rm(file, { recursive: true, force: true })
  }
}

/** Images that the units name, those too that no release needs yet. */
function mediaOf(units: UnitPool): Set<string> {
  const names = new Set<string>()
  for (const key of existsSync(units.folder) ? readdirSync(units.folder) : []) {
    const file = path.join(units.pathOf(key), MEDIA_LIST)
    if (!existsSync(file)) continue
    for (const address of readFileSync(file, 'utf8').split('\n')) {
      if (address) names.add(path.posix.basename(address))
    }
  }
  return names
}

async function sweep(folder: ReleaseFolder, units: UnitPool, now: Date): Promise<void> {
  const keys = new Set<string>()
  const releases = await folder.list()
  for (const { name } of releases) {
    for (const key of unitsOf(folder.pathOf(name), units)) keys.add(key)
  }
  const young = now.getTime() - YOUNG_MS
  await sweepFolder(units.folder, (name) => keys.has(name), young)
  const media = mediaOf(units)
  await sweepFolder(path.join(folder.root, 'media'), (name) => media.has(name), young)
  await sweepFolder(path.join(folder.root, 'assets'), () => false, now.getTime() - ASSETS_KEPT_MS)
  const names = new Set(releases.map(({ name }) => name))
  const isKept = (file: string) => names.has(path.parse(file).name)
  await sweepFolder(path.join(folder.root, 'builds'), isKept, young)
}

/**
 * Removes pages, images and parts of the app that no kept release needs: once an hour at most,
 * because it goes through all of them.
 */
export async function sweepPools(folder: ReleaseFolder, units: UnitPool, now: Date): Promise<void> {
  const stamp = path.join(folder.root, STAMP)
  const last = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (now.getTime() - last < SWEEP_EVERY_MS) return
  await sweep(folder, units, now)
  await mkdir(folder.root, { recursive: true })
  await writeFile(stamp, '')
  await utimes(stamp, now, now)
}
