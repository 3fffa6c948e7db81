import { withFolder } from '../../with-folder.ts'
import { startPanel, type Panel } from './panel.ts'
import type { OpenStore, Store } from '../stores/store.ts'

/** A CMS that takes leads, and the database under it. */
export interface LeadRig<S extends Store = Store> {
  panel: Panel
  store: S
}

/** Runs with a CMS of its own in a folder of its own, see `withFolder`. */
export async function withLeadRig<T, S extends Store>(
  openStore: OpenStore<S>,
  action: (rig: LeadRig<S>) => Promise<T>,
  parent?: string,
): Promise<T> {
  return withFolder(
    'guia-leads-',
    async (dataDir) => {
      const store = await openStore(dataDir)
      try {
        const panel = await startPanel(dataDir, store.env)
        try {
          return await action({ panel, store })
        } finally {
          await panel.stop()
        }
      } finally {
        await store.close()
      }
    },
    parent,
  )
}
