import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PanelClient } from '../../../testing/panel-client.ts'
import { startProduct, type Product } from '../../../testing/start-product.ts'
import { withFolder } from '../../with-folder.ts'
import { NO_LIMITS } from '../leads/submission.ts'
import { stayIn } from '../panel-session.ts'

/** A product of its own with an empty catalogue, and its first administrator at the panel. */
export interface AttackRig {
  product: Product
  staff: PanelClient
  /** Files that its processes left in their folder for temporary ones. */
  tempFiles(): string[]
}

const SITE_SETTING = '/content-manager/single-types/api::site-setting.site-setting'
/** Of the programs that run TypeScript, and stay. */
const KEPT = /^(tsx|node-compile)/

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !KEPT.test(name))

export async function withProduct<T>(
  action: (rig: AttackRig) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  return withFolder('guia-attacks-', async (folder) => {
    const dataDir = path.join(folder, 'data')
    const temp = path.join(folder, 'tmp')
    mkdirSync(temp)
    mkdirSync(dataDir)
    // What is tried is not to end at a limit.
    const settings = { SAMPLE_CATALOGUE: 'no', MAX_VANISHING: '100', TMPDIR: temp, ...NO_LIMITS }
    const product = await startProduct({ dataDir, env: { ...settings, ...env } })
    try {
      const staff = await stayIn(product)
      // Without a name of its own no site is published.
      await staff.send('POST', `${SITE_SETTING}/actions/publish`, { name: 'Guía' })
      return await action({ product, staff, tempFiles: () => filesBelow(temp) })
    } finally {
      await product.stop()
    }
  })
}
