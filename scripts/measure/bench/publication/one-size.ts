import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicationRecord } from '@guia/contract'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'
import { PUBLISHER_PROCESS } from '../../../run/start/publisher.ts'
import { seedMedia } from '../../../testing/media-cache.ts'
import type { Product } from '../../../testing/start-product.ts'
import { time } from '../measure.ts'
import { measurePublishToVisible } from './publish-to-visible.ts'
import { findProcess, peakMemory, resetPeak } from '../../product-process.ts'
import { withFolder } from '../../with-folder.ts'

/** From the start of the publisher, which has all but some stores to make, to visible. */
export interface FirstReport {
  stores: number
  ms: number
  memory: number
}

/** Everything that is measured with one number of stores: milliseconds and bytes. */
export interface SizeReport {
  first: FirstReport
  /** Another one by the command, to an empty folder; images and preview cards are there. */
  full: { ms: number; memory: number }
  /** From the panel's «Publicar» of one store to visible. */
  edits: number[]
  editMemory: number
}

const LOOK_EVERY_MS = 100
const FIRST_WITHIN_MS = 2 * 3_600_000

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
  return { stores, ms, memory: peakMemory(findProcess('publisher', product.dataDir)) }
}

/**
 * Runs an action with empty folders that are removed at the end. Not before: for minutes after many
 * files were removed, some disks are slow to make as many.
 */
async function withFolders<T>(action: (next: () => string) => Promise<T>): Promise<T> {
  return withFolder('guia-bench-', (root) => action(() => mkdtempSync(path.join(root, 'x'))))
}

/** What was written before is on the disk: nobody pays for another one's files. */
const settle = () => execFileSync('sync')

/** `npm run export` to an empty folder. */
async function publishAll({ cmsUrl, siteUrl, dataDir }: Product, siteDir: string) {
  seedMedia(siteDir)
  const places = { DATA_DIR: dataDir, SITE_DIR: siteDir }
  const urls = { CMS_URL: cmsUrl, SITE_URL: siteUrl }
  const env = { ...process.env, ...PUBLISHER_PROCESS.env, ...places, ...urls }
  const child = spawn(process.execPath, PUBLISHER_PROCESS.args, {
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

/** Measures a product that has just been started on a catalogue of so many stores. */
export async function measureSize(
  product: Product,
  stores: number,
  edits: number,
): Promise<SizeReport> {
  const publisher = findProcess('publisher', product.dataDir)
  const first = await measureFirst(product, stores)
  return withFolders(async (nextFolder) => {
    settle()
    const full = await publishAll(product, nextFolder())
    settle()
    resetPeak(publisher)
    const times = await measurePublishToVisible(product, edits)
    return { first, full, edits: times, editMemory: peakMemory(publisher) }
  })
}
