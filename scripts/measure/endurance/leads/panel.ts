import { ensureSecrets } from '../../../run/setup/secrets.mjs'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'
import { readSettings } from '../../../run/settings/settings.ts'
import { startCms, waitForCms } from '../../../run/start/cms.ts'
import { keepAlive } from '../../../run/start/keep-alive.ts'
import { freePort } from '../../../testing/free-port.mjs'
import { NO_LIMITS } from './submission.ts'

/** The built CMS, kept up as `npm start` keeps it. */
export interface Panel {
  /** 'http://127.0.0.1:<port>' */
  url: string
  /** The last lines that it wrote. */
  tail(): string
  /** kill -9; it comes back by itself, here always after one second. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the CMS, which is built, on a data folder, with a database that its environment names. */
export async function startPanel(
  dataDir: string,
  databaseEnv: Record<string, string>,
): Promise<Panel> {
  const env = {
    DATA_DIR: dataDir,
    CMS_PORT: String(await freePort()),
    ...NO_LIMITS,
    ...databaseEnv,
  }
  await ensureSecrets(REPO_ROOT, env)
  const settings = readSettings(env)
  const options = { settings, mode: 'start', adminPassword: '', onFirstAdmin: () => {} } as const
  const first = startCms(options)
  const kept = keepAlive({
    first,
    start: () => startCms(options),
    onEnd: () => {},
    // It is ended again and again: that is no reason to wait longer each time.
    soundAfterMs: 0,
  })
  try {
    await waitForCms(first, settings)
  } catch (error) {
    await kept.stop()
    throw error
  }
  return {
    url: settings.cmsUrl,
    tail: () => kept.current().tail(),
    async kill() {
      const { pid, ended } = kept.current()
      process.kill(pid, 'SIGKILL')
      await ended
    },
    stop: () => kept.stop(),
  }
}
