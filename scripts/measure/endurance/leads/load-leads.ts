import { setTimeout as sleep } from 'node:timers/promises'
import { number, percentile, refusalsOf, unless, type Row } from '../table.ts'
import { compare, differenceFaults } from './ledger.ts'
import type { LeadRig } from './rig.ts'
import { startSending } from './send-leads.ts'

/** Before what is measured: the first hundreds are slower. */
const WARM_SECONDS = 3
/** Of the catalogue's aims. */
const LEAST_PER_SECOND = 300
const MOST_P99_MS = 150

async function sendFor(rig: LeadRig, seconds: number) {
  const sending = startSending(rig.panel.url, { twiceOf: 0 })
  await sleep(seconds * 1_000)
  await sending.stop()
  return sending
}

/** Ten visitors send leads for so many seconds, each the next one when the last was acknowledged. */
export async function loadLeads(rig: LeadRig, seconds: number): Promise<Row> {
  const warm = await sendFor(rig, WARM_SECONDS)
  const start = performance.now()
  const { ledger, times, refused } = await sendFor(rig, seconds)
  const took = (performance.now() - start) / 1_000
  const all = {
    sent: new Set([...warm.ledger.sent, ...ledger.sent]),
    acknowledged: new Set([...warm.ledger.acknowledged, ...ledger.acknowledged]),
  }
  const differences = compare(all, await rig.store.readLeads())
  const acknowledged = ledger.acknowledged.size
  const perSecond = acknowledged / took
  const p99 = percentile(times, 0.99)
  return {
    row: '§5',
    what: `consultas sin pausa, ${rig.store.name}`,
    tries: `${seconds} s`,
    losses: differences.lost.length,
    figures: `${number(acknowledged)} confirmadas, ${number(perSecond)}/s; p99 ${number(p99)} ms`,
    faults: [
      ...differenceFaults(differences),
      ...unless(refused.size === 0, `hubo rechazos: ${refusalsOf(refused)}`),
      ...unless(perSecond >= LEAST_PER_SECOND, `menos de ${LEAST_PER_SECOND} por segundo`),
      ...unless(p99 < MOST_P99_MS, `p99 de ${MOST_P99_MS} ms o más`),
    ],
  }
}
