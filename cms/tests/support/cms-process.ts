import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inheritedEnv } from './cms-env.ts'

export const CMS_DIR = fileURLToPath(new URL('../..', import.meta.url))
/** What the product starts. */
const START = path.join(CMS_DIR, 'scripts/start.mjs')
export const STRAPI = path.join(CMS_DIR, 'node_modules/@strapi/strapi/bin/strapi.js')

export interface CmsProcess {
  child: ChildProcess
  /** Everything written to both outputs so far. */
  log(): string
  /** Exit code, or null after a signal. */
  exited: Promise<number | null>
}

/** Folders of one CMS inside its data folder; `tmp` is its own temp folder, empty at first. */
export function foldersOf(dataDir: string) {
  return {
    publicDir: path.join(dataDir, 'public'),
    uploadsDir: path.join(dataDir, 'public', 'uploads'),
    tmpDir: path.join(dataDir, 'tmp'),
  }
}

/** Starts the built CMS as a child process; does not wait for it. */
export async function spawnCms(dataDir: string, env: Record<string, string>): Promise<CmsProcess> {
  if (!existsSync(path.join(CMS_DIR, 'dist/build/index.html'))) {
    throw new Error('The CMS is not built: run «npm run build» in cms first.')
  }
  const { publicDir, uploadsDir, tmpDir } = foldersOf(dataDir)
  await mkdir(uploadsDir, { recursive: true })
  await mkdir(tmpDir, { recursive: true })
  const child = spawn(process.execPath, [START], {
    cwd: CMS_DIR,
    env: {
      ...inheritedEnv(),
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      HOST: '127.0.0.1',
      PUBLIC_DIR: publicDir,
      TMPDIR: tmpDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString('utf8'))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  // Nothing goes on running when a test run is broken off.
  const endWithParent = () => child.kill('SIGKILL')
  process.once('exit', endWithParent)
  child.once('close', () => process.off('exit', endWithParent))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, log: () => output, exited }
}
