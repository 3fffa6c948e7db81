import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitFor } from '../../../run/start/wait-for.ts'
import type { Problem } from '../../../site/problems.ts'
import { readJson, signIn, type PanelClient } from '../../../testing/panel-client.ts'
import { askAgain } from '../ask-again.ts'
import { startProduct, type Product } from '../../../testing/start-product.ts'

/** A product of its own with an empty catalogue, and its first administrator at the panel. */
export interface AttackRig {
  product: Product
  staff: PanelClient
  /** Files that its processes left in their folder for temporary ones. */
  tempFiles(): string[]
}

/** More than anybody sends in ten minutes: what is tried is not to end at a limit. */
const NO_LIMIT = '9999999'
const SITE_SETTING = '/content-manager/single-types/api::site-setting.site-setting'
/** Status of a session that has. */
const ENDED = 401
const PUBLISHED_WITHIN_MS = 10 * 60_000
/** Of the programs that run TypeScript, and stay. */
const KEPT = /^(tsx|node-compile)/

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !KEPT.test(name))

/** A session at the panel that is begun anew when it has ended: attacks take longer than one lasts. */
export async function stayIn(product: Pick<Product, 'cmsUrl' | 'admin'>): Promise<PanelClient> {
  const newSession = () => signIn(product.cmsUrl, product.admin)
  let session = newSession()
  const ask: PanelClient['ask'] = async (...request) => {
    const used = session
    const askNow = async () => (await used).ask(...request)
    const answer = await (request[0] === 'GET' ? askAgain(askNow) : askNow())
    if (answer.status !== ENDED) return answer
    // Of several requests that find it ended one begins the next.
    if (session === used) session = newSession()
    return (await session).ask(...request)
  }
  await session
  return { ask, send: async (...request) => readJson(await ask(...request)) }
}

export async function withProduct<T>(
  action: (rig: AttackRig) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-attacks-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const [dataDir, temp] = ['data', 'tmp'].map((name) => path.join(folder, name)) as [string, string]
  mkdirSync(temp)
  mkdirSync(dataDir)
  const limits = { LEADS_PER_ADDRESS: NO_LIMIT, LEADS_OVERALL: NO_LIMIT }
  const settings = { SAMPLE_CATALOGUE: 'no', MAX_VANISHING: '100', TMPDIR: temp, ...limits }
  try {
    const product = await startProduct({ dataDir, env: { ...settings, ...env } })
    try {
      const staff = await stayIn(product)
      // Without a name of its own no site is published.
      await staff.send('POST', `${SITE_SETTING}/actions/publish`, { name: 'Guía' })
      return await action({ product, staff, tempFiles: () => filesBelow(temp) })
    } finally {
      await product.stop()
    }
  } finally {
    process.removeListener('exit', remove)
    remove()
  }
}

/** As the table tells of them. */
export const told = (problems: readonly Problem[]): string[] =>
  problems.map(({ record, message }) => `${record} no salió: ${message}`)

interface Status {
  version: number
  report: { version: number | null; problems: Problem[] } | null
}

/** Waits until all that was saved is published; gives what the publisher found wrong. */
export async function publishAll({ staff }: Pick<AttackRig, 'staff'>): Promise<Problem[]> {
  const status = async () => (await staff.send('GET', '/publication/status')) as Status
  const { version } = await status()
  const isDone = async () => Number((await status()).report?.version) >= version
  if (!(await waitFor(isDone, PUBLISHED_WITHIN_MS))) {
    throw new Error(`version ${version} was not published: ${JSON.stringify(await status())}`)
  }
  const problems = (await status()).report?.problems ?? []
  // Of the calendar all is shown, and what is missing told.
  return problems.filter(({ kind }) => kind !== 'calendar')
}
