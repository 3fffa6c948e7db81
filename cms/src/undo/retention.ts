import type { Core } from '@strapi/strapi'
import { BIN, oldestKept } from './bin'
import { forgetOldChanges } from './changes'
import { forgetBelongings } from './erase'

const HOUR_MS = 60 * 60 * 1000

/** Removes for good what is in the bin longer than it is kept, and what belonged to it. */
export async function forgetOld(strapi: Core.Strapi, now: number): Promise<void> {
  const old = { where: { deletedAt: { $lt: oldestKept(now) } } }
  const rows: { targetId: string }[] = await strapi.db.query(BIN).findMany(old as never)
  if (rows.length > 0) {
    const targets = rows.map(({ targetId }) => targetId)
    await forgetBelongings(strapi, targets)
    await strapi.db.query(BIN).deleteMany(old as never)
  }
  await forgetOldChanges(strapi, now)
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
