import { savesData } from '../browser/device.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** At the root, so that every page is the worker's. */
const WORKER_FILE = '/sw.js'

/**
 * Has the browser keep the site for when there is no signal, once it has nothing better to do. Visitors
 * who spare data have not asked for it.
 */
export function keepForOffline(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers || savesData()) return
  whenIdle(() => {
    workers.register(WORKER_FILE, { updateViaCache: 'none' }).catch((cause: unknown) => {
      console.warn('The site is not kept for offline', cause)
    })
  })
}
