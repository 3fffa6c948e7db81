import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { findCaddy } from '../check/test/find-caddy.mjs'
import { freePort } from './free-port.mjs'

export interface CaddyServer {
  siteUrl: string
  adminUrl: string
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 20_000

async function waitUntilReady(url: string, output: () => string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) return
    await sleep(50)
  }
  throw new Error(`Caddy did not answer:\n${output()}`)
}

/**
 * Starts Caddy as the service `web` of docker-compose.yml does, with the same file, on free ports
 * of this machine and without certificates. `cmsAddress` and `previewAddress` are
 * 'host:port'; `options` are the lines of its settings, by their variable.
 */
export async function startCaddy(
  siteDir: string,
  cmsAddress: string,
  previewAddress = '127.0.0.1:1',
  options: Record<string, string> = {},
): Promise<CaddyServer> {
  const caddy = await findCaddy()
  const home = mkdtempSync(path.join(os.tmpdir(), 'guia-caddy-'))
  const siteUrl = `http://127.0.0.1:${await freePort()}`
  const adminUrl = `http://127.0.0.1:${await freePort()}`
  const file = path.join(REPO_ROOT, 'scripts', 'caddy', 'Caddyfile')
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: siteUrl,
      ADMIN_ADDRESS: adminUrl,
      HEALTH_ADDRESS: `http://127.0.0.1:${await freePort()}`,
      SITE_DIR: siteDir,
      CMS_ADDRESS: cmsAddress,
      PREVIEW_ADDRESS: previewAddress,
      ...options,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (data: Buffer) => (output += String(data)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitUntilReady(siteUrl, () => output)
  return {
    siteUrl,
    adminUrl,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
