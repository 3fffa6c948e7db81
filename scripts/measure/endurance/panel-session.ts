import { waitFor } from '../../run/start/wait-for.ts'
import type { Problem } from '../../site/problems.ts'
import { readJson, signIn, type PanelClient } from '../../testing/panel-client.ts'
import type { Product } from '../../testing/start-product.ts'
import { askAgain } from './ask-again.ts'

/** Status of a session that has ended. */
const ENDED = 401
const PUBLISHED_WITHIN_MS = 10 * 60_000

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

/** As the table tells of them. */
export const told = (problems: readonly Problem[]): string[] =>
  problems.map(({ record, message }) => `${record} no salió: ${message}`)

interface Status {
  version: number
  report: { version: number | null; problems: Problem[] } | null
}

/** Waits until all that was saved is published; gives what the publisher found wrong. */
export async function publishAll(staff: PanelClient): Promise<Problem[]> {
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
