import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPanel, type Panel } from './panel.ts'
import type { OpenStore, Store } from '../stores/store.ts'

/** A CMS that takes leads, and the database under it. */
export interface LeadRig<S extends Store = Store> {
  panel: Panel
  store: S
}

/** Runs with a CMS of its own in a folder below `parent`, which is gone afterwards. */
export async function withLeadRig<T, S extends Store>(
  openStore: OpenStore<S>,
  action: (rig: LeadRig<S>) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  const dataDir = mkdtempSync(path.join(parent, 'guia-leads-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  try {
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
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
}
