import { existsSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../settings/env-files.mjs'
import type { Settings } from '../settings/settings.ts'
import { startChild, type Child } from './child.ts'

export const publisherLogFile = (settings: Settings) =>
  path.join(settings.dataDir, 'logs', 'publisher.log')

/** How the publisher's process is started; its image's Dockerfile and `npm run export` say the same. */
export const PUBLISHER_PROCESS = {
  // Left to itself the heap grows to several times what is in use before it is cleared.
  args: ['--heap-growing-percent=25', '--import', 'tsx', 'scripts/export.ts'],
  // The C library would keep memory aside for each of the threads that render images.
  env: { MALLOC_ARENA_MAX: '2' },
}

/** The publisher, watching, as a process of its own: its end cannot take the site along. */
export function startPublisher(settings: Settings): Child {
  return startChild({
    args: [...PUBLISHER_PROCESS.args, '--watch'],
    cwd: REPO_ROOT,
    env: PUBLISHER_PROCESS.env,
    logFile: publisherLogFile(settings),
  })
}

/** True once something has been published. */
export const hasRelease = ({ siteDir }: Settings) => existsSync(path.join(siteDir, 'current'))
