import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import type { PublicationRecord } from '@guia/contract'
import type { PublishOptions } from '../publish/options.ts'
import { loadRenderer } from '../publish/pages/renderer.ts'
import { REPO_ROOT } from '../settings/env-files.mjs'
import type { Product } from '../testing/start-product.ts'
import { publishPlainly } from './floor.ts'
import { publishJsonFiles } from './json-files.ts'
import { median, time } from './measure.ts'
import { measurePublishToVisible } from './publish-to-visible.ts'
import { findPublisher, peakMemory, resetPeak } from './publisher-process.ts'

/** Everything that is measured with one number of stores: milliseconds and bytes. */
export interface SizeReport {
  stores: number
  /** From the start of the publisher, which has all but the sample's stores to make, to visible. */
  first: { ms: number; memory: number }
  /** Another one by the command, to an empty folder; images and preview cards are there. */
  full: { ms: number; memory: number }
  /** The public JSON files alone, and the least that any publisher does for them. */
  json: { ms: number; floor: number; ratio: number }
  /** From the panel's «Publicar» of one store to visible. */
  edits: number[]
  editMemory: number
}

const LOOK_EVERY_MS = 100
const FIRST_WITHIN_MS = 2 * 3_600_000
const IMAGE_CACHE = path.join(REPO_ROOT, '.cache', 'images')
const PAIRS = 3

async function publishedStores({ siteUrl }: Product): Promise<number> {
  const response = await fetch(`${siteUrl}/publicacion.json`)
  const { files } = (await response.json()) as PublicationRecord
  return files['busqueda.json'].records
}

async function waitForFirst(product: Product, stores: number, publisher: number) {
  const ms = await time(async () => {
    for (const end = Date.now() + FIRST_WITHIN_MS; (await publishedStores(product)) !== stores;) {
      if (Date.now() > end) throw new Error(`${stores} stores were not published`)
      await sleep(LOOK_EVERY_MS)
    }
  })
  return { ms, memory: peakMemory(publisher) }
}

/** Runs an action with an empty folder that is removed afterwards. */
async function withFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-bench-'))
  try {
    return await action(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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

/** The two in turns, each to an empty folder: noise of the machine meets both. */
async function measureJson(product: Product, stores: number) {
  const database = path.join(product.dataDir, 'cms.sqlite')
  const [own, floor]: [number[], number[]] = [[], []]
  const check = (found: number) => {
    if (found !== stores) throw new Error(`${found} stores instead of ${stores}`)
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await withFolder(async (folder) => {
      const plain = path.join(folder, 'plain')
      floor.push(await time(async () => check(publishPlainly(database, plain))))
      const site = path.join(folder, 'site')
      mkdirSync(site)
      own.push(await time(async () => check(await publishJsonFiles(optionsFor(product, site)))))
    })
  }
  const ratios = own.map((ms, pair) => ms / (floor[pair] ?? Number.NaN))
  return { ms: median(own), floor: median(floor), ratio: median(ratios) }
}

/** Measures a product that has just been started on a catalogue of so many stores. */
export async function measureSize(
  product: Product,
  stores: number,
  edits: number,
): Promise<SizeReport> {
  const publisher = findPublisher(product.dataDir)
  const first = await waitForFirst(product, stores, publisher)
  const full = await withFolder((folder) => publishAll(product, folder))
  const json = await measureJson(product, stores)
  resetPeak(publisher)
  const times = await measurePublishToVisible(product, edits)
  return { stores, first, full, json, edits: times, editMemory: peakMemory(publisher) }
}
