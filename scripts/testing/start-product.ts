import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { freePort } from './free-port.mjs'
import { keepMedia, seedMedia } from './media-cache.ts'

/** The whole product, running for a test or a measurement in a folder of its own. */
export interface Product {
  siteUrl: string
  cmsUrl: string
  dataDir: string
  admin: { email: string; password: string }
  /** Everything that its processes said. */
  output: () => string
  /** Ends all its processes and, unless the folder was given, removes it. */
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 10 * 60_000

function waitForReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`npm start ${why}:\n${output()}`))
    const timer = setTimeout(() => fail('took too long'), READY_WITHIN_MS)
    child.once('error', reject)
    child.once('exit', (code) => fail(`ended with ${code}`))
    child.stdout?.on('data', () => {
      if (!/^Panel: /m.test(output())) return
      clearTimeout(timer)
      // The account is printed right after the addresses.
      setTimeout(resolve, 200)
    })
  })
}

function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  return ended
}

const lineAfter = (text: string, label: string): string =>
  new RegExp(`^\\s*${label}:\\s*(\\S+)`, 'm').exec(text)?.[1] ?? ''

/**
 * Runs `npm start` on free ports, and waits until it is ready. Its data folder is a new one unless
 * one of an earlier run is given; `env` is added to its environment. Aborted by the signal it is asked to
 * end, and has ended once `stop` resolves, or this rejects.
 */
export async function startProduct(
  given: { dataDir?: string; env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Product> {
  const dataDir = given.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'guia-product-')))
  const [sitePort, cmsPort, previewPort] = await Promise.all([freePort(), freePort(), freePort()])
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const siteDir = given.env?.SITE_DIR ?? path.join(dataDir, 'site')
  seedMedia(siteDir)
  const child = spawn(process.execPath, [path.join(REPO_ROOT, 'scripts', 'run', 'start.mjs')], {
    cwd: REPO_ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_PORT: String(sitePort),
      CMS_PORT: String(cmsPort),
      PREVIEW_PORT: String(previewPort),
      SITE_URL: siteUrl,
      ...given.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: given.signal,
  })
  // Being aborted is an error to Node, told of even when nobody waits any more.
  child.on('error', () => {})
  let text = ''
  const output = () => text
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  }
  const stop = async () => {
    await endProcess(child)
    if (!given.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitForReady(child, output)
    keepMedia(siteDir)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    siteUrl,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    dataDir,
    admin: { email: lineAfter(text, 'Correo'), password: lineAfter(text, 'Clave') },
    output,
    stop,
  }
}
