import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../table.ts'
import { compare, type Differences } from './ledger.ts'
import type { LeadRig } from './rig.ts'
import { startSending } from './send-leads.ts'

export interface LeadLoadReport extends Differences {
  seconds: number
  acknowledged: number
  perSecond: number
  /** Milliseconds within which 99 of 100 leads were acknowledged. */
  p99: number
  /** Tries that were not acknowledged, by status; 0: without an answer. */
  refused: ReadonlyMap<number, number>
}

/** Before what is measured: the first hundreds are slower. */
const WARM_SECONDS = 3

async function sendFor(rig: LeadRig, seconds: number) {
  const sending = startSending(rig.panel.url, { twiceOf: 0 })
  await sleep(seconds * 1_000)
  await sending.stop()
  return sending
}

/** Ten visitors send leads for so many seconds, each the next one when the last was acknowledged. */
export async function loadLeads(rig: LeadRig, seconds: number): Promise<LeadLoadReport> {
  const warm = await sendFor(rig, WARM_SECONDS)
  const start = performance.now()
  const { ledger, times, refused } = await sendFor(rig, seconds)
  const took = (performance.now() - start) / 1_000
  const all = {
    sent: new Set([...warm.ledger.sent, ...ledger.sent]),
    acknowledged: new Set([...warm.ledger.acknowledged, ...ledger.acknowledged]),
  }
  const acknowledged = ledger.acknowledged.size
  return {
    ...compare(all, await rig.store.readLeads()),
    seconds,
    acknowledged,
    perSecond: acknowledged / took,
    p99: percentile(times, 0.99),
    refused,
  }
}
