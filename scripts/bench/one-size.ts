import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import type { PublicationRecord } from '@guia/contract'
import type { PublishOptions } from '../publish/options.ts'
import { loadRenderer } from '../publish/pages/renderer.ts'
import { flushAll } from '../publish/release/durable-files.ts'
import { REPO_ROOT } from '../settings/env-files.mjs'
import type { Product } from '../testing/start-product.ts'
import { publishPlainly } from './floor.ts'
import { publishJsonFiles } from './json-files.ts'
import { median, time } from './measure.ts'
import { measurePublishToVisible } from './publish-to-visible.ts'
import { findPublisher, peakMemory, resetPeak } from './publisher-process.ts'

/** From the start of the publisher, which has all but some stores to make, to visible. */
export interface FirstReport {
  stores: number
  ms: number
  memory: number
}

/** Milliseconds of a floor, and how many times as long the JSON files took. */
export interface Floor {
  ms: number
  ratio: number
}

/** Everything that is measured with one number of stores: milliseconds and bytes. */
export interface SizeReport {
  first: FirstReport
  /** Another one by the command, to an empty folder; images and preview cards are there. */
  full: { ms: number; memory: number }
  /** The public JSON files alone, and the least that any publisher does for them. */
  json: { ms: number; floor: Floor; flushedFloor: Floor }
  /** From the panel's «Publicar» of one store to visible. */
  edits: number[]
  editMemory: number
}

const LOOK_EVERY_MS = 100
const FIRST_WITHIN_MS = 2 * 3_600_000
const IMAGE_CACHE = path.join(REPO_ROOT, '.cache', 'images')
const TURNS = 5
/** Not counted: the publisher is a process that stays, its code has run for as many before. */
const STORES_BEFORE = 1_000

async function publishedStores({ siteUrl }: Product): Promise<number> {
  const response = await fetch(`${siteUrl}/publicacion.json`)
  const { files } = (await response.json()) as PublicationRecord
  return files['busqueda.json'].records
}

/** Measures the first publication of a product that has just been started. */
export async function measureFirst(product: Product, stores: number): Promise<FirstReport> {
  const ms = await time(async () => {
    for (const end = Date.now() + FIRST_WITHIN_MS; (await publishedStores(product)) !== stores;) {
      if (Date.now() > end) throw new Error(`${stores} stores were not published`)
      await sleep(LOOK_EVERY_MS)
    }
  })
  return { stores, ms, memory: peakMemory(findPublisher(product.dataDir)) }
}

/**
 * Runs an action with empty folders that are removed at the end. Not before: for minutes after many
 * files were removed, some disks are slow to make as many.
 */
async function withFolders<T>(action: (next: () => string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'guia-bench-'))
  try {
    return await action(() => mkdtempSync(path.join(root, 'x')))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** What was written before is on the disk: nobody pays for another one's files. */
const settle = () => execFileSync('sync')

/** `npm run export` to an empty folder. */
async function publishAll({ cmsUrl, siteUrl, dataDir }: Product, siteDir: string) {
  const places = { DATA_DIR: dataDir, SITE_DIR: siteDir, IMAGE_CACHE_DIR: IMAGE_CACHE }
  const env = { ...process.env, ...places, CMS_URL: cmsUrl, SITE_URL: siteUrl }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/export.ts'], {
    cwd: REPO_ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let memory = 0
  const look = () => (memory = Math.max(memory, peakMemory(child.pid ?? 0)))
  const looking = setInterval(look, LOOK_EVERY_MS)
  const ms = await time(async () => {
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`npm run export ended with ${String(code)}`)
  })
  clearInterval(looking)
  return { ms, memory }
}

function optionsFor({ cmsUrl, siteUrl, dataDir }: Product, siteDir: string): PublishOptions {
  const secrets = parseEnv(readFileSync(path.join(dataDir, 'secrets.env'), 'utf8'))
  return {
    cms: { cmsUrl, token: secrets.SNAPSHOT_TOKEN ?? '', fetch },
    siteDir,
    imageCacheDir: IMAGE_CACHE,
    appDir: path.join(REPO_ROOT, 'web', 'dist'),
    loadRenderer: () => loadRenderer(path.join(REPO_ROOT, 'web', 'dist-render')),
    siteUrl,
    vanishingShare: 1,
    now: () => new Date(),
  }
}

/**
 * In turns, each to an empty folder, so that noise of the machine meets all: the floor as such, the
 * floor with its files on the disk for certain, as a release's are, and the JSON files. Medians.
 */
async function measureJson(product: Product, stores: number, nextFolder: () => string) {
  const database = path.join(product.dataDir, 'cms.sqlite')
  const check = (found: number) => {
    if (found !== stores) throw new Error(`${found} stores instead of ${stores}`)
  }
  const plainly = (folder: string) => {
    const plain = publishPlainly(database, folder)
    check(plain.stores)
    return plain.written
  }
  const timed = (action: (folder: string) => Promise<void>) => {
    settle()
    const folder = nextFolder()
    return time(() => action(folder))
  }
  const turns: { floor: number; flushed: number; own: number }[] = []
  const before = Math.max(2, Math.ceil(STORES_BEFORE / stores))
  for (let turn = 0; turn < before + TURNS; turn += 1) {
    turns.push({
      floor: await timed(async (folder) => void plainly(folder)),
      flushed: await timed((folder) => flushAll(plainly(folder), folder)),
      own: await timed(async (folder) =>
        check(await publishJsonFiles(optionsFor(product, folder))),
      ),
    })
  }
  const counted = turns.slice(before)
  const floorOf = (which: 'floor' | 'flushed'): Floor => ({
    ms: median(counted.map((turn) => turn[which])),
    ratio: median(counted.map((turn) => turn.own / turn[which])),
  })
  return {
    ms: median(counted.map(({ own }) => own)),
    floor: floorOf('floor'),
    flushedFloor: floorOf('flushed'),
  }
}

/** Measures a product that has just been started on a catalogue of so many stores. */
export async function measureSize(
  product: Product,
  stores: number,
  edits: number,
): Promise<SizeReport> {
  const publisher = findPublisher(product.dataDir)
  const first = await measureFirst(product, stores)
  return withFolders(async (nextFolder) => {
    settle()
    const full = await publishAll(product, nextFolder())
    const json = await measureJson(product, stores, nextFolder)
    settle()
    resetPeak(publisher)
    const times = await measurePublishToVisible(product, edits)
    return { first, full, json, edits: times, editMemory: peakMemory(publisher) }
  })
}
