import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { duration } from '../run/setup/step.mjs'
import { ToldError } from '../run/setup/told-error.mjs'
import { startChild, type Child } from '../run/start/child.ts'
import { waitFor } from '../run/start/wait-for.ts'
import { freePort } from '../testing/free-port.mjs'
import { run } from './docker.ts'

const READY_WITHIN_MS = 15 * 60_000

/** The npm that runs this script runs the product too, with another Node. */
const NPM = process.env.npm_execpath ?? ''

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** The newest Node of a version, as npm's packages hold it: `bin/node` and its headers. */
async function unpackNode(version: string, folder: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  await run(process.execPath, [NPM, ...args, `${name}@${version}`], os.tmpdir())
  return path.join(folder, 'node_modules', name)
}

interface Product {
  child: Child
  siteUrl: string
  cmsUrl: string
  dataDir: string
}

async function startWith(folder: string, nodeFolder: string): Promise<Product> {
  const [sitePort, cmsPort, previewPort] = await Promise.all([freePort(), freePort(), freePort()])
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const bin = path.join(nodeFolder, 'bin')
  const dataDir = path.join(folder, 'data')
  const child = startChild({
    node: path.join(bin, 'node'),
    args: [NPM, 'start'],
    cwd: folder,
    env: {
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      // Native packages are compiled for this Node, whatever the machine's npm is told.
      npm_config_nodedir: nodeFolder,
      DATA_DIR: dataDir,
      SITE_PORT: String(sitePort),
      CMS_PORT: String(cmsPort),
      PREVIEW_PORT: String(previewPort),
      SITE_URL: siteUrl,
    },
    logFile: path.join(dataDir, 'logs', 'start.log'),
  })
  return { child, siteUrl, cmsUrl: `http://127.0.0.1:${cmsPort}`, dataDir }
}

/** Waits until it has told where the panel is, its last step; fails when it ends before. */
async function waitUntilReady({ child }: Product): Promise<void> {
  let end = 'tarda demasiado'
  let hasEnded = false
  void child.ended.then((how) => {
    end = how
    hasEnded = true
  })
  const isReady = () => /^Panel: /m.test(child.tail())
  await waitFor(() => hasEnded || isReady(), READY_WITHIN_MS)
  if (hasEnded || !isReady()) throw new Error(`npm start: ${end}`)
}

async function read(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

async function lookAt({ siteUrl, cmsUrl, dataDir }: Product): Promise<void> {
  if (!existsSync(path.join(dataDir, 'site', 'current'))) throw new Error('No hay publicación.')
  await read(`${siteUrl}/`)
  await read(`${cmsUrl}/admin`)
  const stores: unknown = JSON.parse(await read(`${siteUrl}/busquedas.json`))
  if (!Array.isArray(stores) || stores.length === 0) throw new Error('No hay comercios.')
}

/** Runs the product of the commit, from an empty folder, with one Node. */
async function checkVersion(version: string, folder: string): Promise<string> {
  const nodeFolder = await unpackNode(version, path.join(folder, 'node'))
  const clone = path.join(folder, 'product')
  await run('git', ['clone', '--quiet', REPO_ROOT, clone], folder)
  const product = await startWith(clone, nodeFolder)
  const { child } = product
  try {
    await waitUntilReady(product)
    const time = duration(performance.now() - child.startedAt)
    await lookAt(product)
    const exact = await run(path.join(nodeFolder, 'bin', 'node'), ['--version'], folder)
    return `listo en ${time} (${exact})`
  } catch (error) {
    throw new Error(`${String(error)}\n${child.tail()}`, { cause: error })
  } finally {
    await child.stop()
  }
}

/** One line for a version; false when the product does not run with it. */
async function tryVersion(version: string): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `guia-node-${version}-`))
  try {
    say(`✓ Node ${version}: ${await checkVersion(version, folder)}`)
    return true
  } catch (error) {
    say(`✗ Node ${version}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `npm run check:node -- 22 24 26` */
async function main(): Promise<number> {
  const { positionals: versions } = readCommandLine({ name: 'check:node', words: 'VERSIONES' })
  const areVersions = versions.every((version) => /^\d+(\.\d+)*$/.test(version))
  if (!NPM || versions.length === 0 || !areVersions) {
    throw new ToldError('Decí con qué versiones de Node: npm run check:node -- 22 24 26')
  }
  // Whoever stops this stops the product: it is ended when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  let failures = 0
  for (const version of versions) failures += (await tryVersion(version)) ? 0 : 1
  return failures > 0 ? 1 : 0
}

await runCommand(main)
