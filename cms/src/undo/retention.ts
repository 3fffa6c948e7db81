import type { Core } from '@strapi/strapi'
import { forgetOldLeads } from '../leads/forget-leads'
import { BIN, oldestKept } from './bin'
import { forgetOldChanges } from './changes'
import { forgetBelongings } from './erase'
import { HOUR_MS } from '../rules/durations'

/** Removes for good what is kept longer than it may be: in the bin with what belonged to it, and leads. */
export async function forgetOld(strapi: Core.Strapi, now: number): Promise<void> {
  const old = { where: { deletedAt: { $lt: oldestKept(now) } } }
  const rows: { targetId: string }[] = await strapi.db.query(BIN).findMany(old as never)
  if (rows.length > 0) {
    const targets = rows.map(({ targetId }) => targetId)
    await forgetBelongings(strapi, targets)
    await strapi.db.query(BIN).deleteMany(old as never)
  }
  await forgetOldChanges(strapi, now)
  const leads = await forgetOldLeads(strapi, now)
  if (leads > 0) strapi.log.info(`${leads} leads were older than they are kept: gone for good.`)
}

/** Does so now and every hour. Returns what ends it. */
export async function startForgetting(strapi: Core.Strapi): Promise<() => void> {
  const forget = () =>
    forgetOld(strapi, Date.now()).catch((error: unknown) => strapi.log.error(error))
  await forget()
  const timer = setInterval(() => void forget(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
