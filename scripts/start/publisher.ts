import { existsSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../settings/env-files.mjs'
import type { Settings } from '../settings/settings.ts'
import { startChild, type Child } from './child.ts'

export const publisherLogFile = (settings: Settings) =>
  path.join(settings.dataDir, 'logs', 'publisher.log')

/** The publisher, watching, as a process of its own: its end cannot take the site along. */
export function startPublisher(settings: Settings): Child {
  return startChild({
    args: ['--import', 'tsx', path.join('scripts', 'export.ts'), '--watch'],
    cwd: REPO_ROOT,
    // The C library would keep memory aside for each of the threads that render images.
    env: { MALLOC_ARENA_MAX: '2' },
    logFile: publisherLogFile(settings),
  })
}

/** True once something has been published. */
export const hasRelease = ({ siteDir }: Settings) => existsSync(path.join(siteDir, 'current'))
