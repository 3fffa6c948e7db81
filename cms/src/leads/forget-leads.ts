import type { Core } from '@strapi/strapi'
import { LEADS_KEPT_DAYS } from '../rules/limits'
import { parsePhone } from '../rules/phone'
import { forgetBelongings } from '../undo/erase'
import { forgetForwardings } from './forward-outbox'
import { DAY_MS } from '../rules/durations'

const LEAD = 'api::lead.lead'

interface Found {
  documentId: string
}

/** Removes leads for good, with who changed them and whom they were told to; no bin keeps any. */
async function eraseLeads(strapi: Core.Strapi, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return
  await strapi.db.transaction(async () => {
    await forgetBelongings(strapi, documentIds)
    await forgetForwardings(strapi, documentIds)
    await strapi.db.query(LEAD).deleteMany({ where: { documentId: { $in: documentIds } } } as never)
  })
}

/** At once: the database's own limits are far above. */
const BATCH = 500

/**
 * Removes for good the leads that nobody has changed for longer than they are kept (law 25.326: no
 * longer than they are needed). Returns how many.
 */
export async function forgetOldLeads(strapi: Core.Strapi, now: number): Promise<number> {
  const oldest = new Date(now - LEADS_KEPT_DAYS * DAY_MS)
  const old = { select: ['documentId'], where: { updatedAt: { $lt: oldest } }, limit: BATCH }
  for (let gone = 0; ;) {
    const found: Found[] = await strapi.db.query(LEAD).findMany(old as never)
    await eraseLeads(
      strapi,
      found.map(({ documentId }) => documentId),
    )
    gone += found.length
    if (found.length < BATCH) return gone
  }
}

interface Reachable extends Found {
  id: number
  email: string | null
  telefono: string | null
}

/** Whether a lead was left by who has this e-mail address or telephone number, however written. */
function isBy(who: string): (lead: Reachable) => boolean {
  const address = who.trim().toLowerCase()
  const phone = parsePhone(who)
  return ({ email, telefono }) => {
    if (email?.trim().toLowerCase() === address) return true
    const own = parsePhone(telefono ?? '')
    return phone.kind === 'number' && own.kind === 'number' && own.digits === phone.digits
  }
}

/**
 * Removes for good every lead of who asked for it, known by an e-mail address or a telephone number.
 * Returns how many.
 */
export async function forgetLeadsOf(strapi: Core.Strapi, who: string): Promise<number> {
  const isTheirs = isBy(who)
  const select = ['id', 'documentId', 'email', 'telefono']
  let forgotten = 0
  for (let last = 0; ;) {
    const next = { select, where: { id: { $gt: last } }, orderBy: { id: 'asc' }, limit: BATCH }
    const leads: Reachable[] = await strapi.db.query(LEAD).findMany(next as never)
    const theirs = leads.filter(isTheirs).map(({ documentId }) => documentId)
    await eraseLeads(strapi, theirs)
    forgotten += theirs.length
    last = leads.at(-1)?.id ?? last
    if (leads.length < BATCH) return forgotten
  }
}
