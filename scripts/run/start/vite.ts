import path from 'node:path'
import { readSettings } from '../settings/settings.ts'
import { startChild } from './child.ts'
import type { Shutdown } from './shutdown.ts'

/** Vite's development server, in front of the site's files; what it says is shown. */
export function runVite(shutdown: Shutdown, webFolder: string): void {
  const { siteHost, sitePort, dataDir } = readSettings()
  const vite = startChild({
    args: [path.join('..', 'node_modules', 'vite', 'bin', 'vite.js')],
    cwd: webFolder,
    env: { SITE_URL: `http://${siteHost}:${sitePort}` },
    logFile: path.join(dataDir, 'logs', 'vite.log'),
    onLine: (line) => void process.stdout.write(`${line}\n`),
  })
  shutdown.add(() => vite.stop())
}
