import { waitFor } from '../../../run/start/wait-for.ts'
import { inSeconds, number, percentile, refusalsOf, type Row } from '../table.ts'
import { compare, differenceFaults } from './ledger.ts'
import type { LeadRig } from './rig.ts'
import { SENDERS, startSending, type Sending } from './send-leads.ts'

export interface Disturbing extends Pick<Row, 'row' | 'what'> {
  times: number
  /** Makes one disturbance; resolves when it is over. */
  act(sending: Sending): Promise<void>
  onDone(done: number): void
}

/** So many leads are acknowledged before each disturbance: 10,000 in a hundred of them. */
const BETWEEN = 100
/** A server of a database may have to read all its log, on a busy machine. */
const BACK_WITHIN_MS = 150_000

/** Waits for so many more acknowledgements. */
function waitForMore({ ledger }: Sending, more: number): Promise<boolean> {
  const wanted = ledger.acknowledged.size + more
  return waitFor(() => ledger.acknowledged.size >= wanted, BACK_WITHIN_MS)
}

/** Milliseconds from each disturbance until leads were taken again. */
async function disturbAll(sending: Sending, disturbing: Disturbing) {
  const back: number[] = []
  for (let done = 0; done < disturbing.times; done += 1) {
    if (!(await waitForMore(sending, BETWEEN))) return back
    await disturbing.act(sending)
    const start = performance.now()
    // One more than may have been under way.
    if (!(await waitForMore(sending, SENDERS + 1))) return back
    back.push(performance.now() - start)
    disturbing.onDone(done + 1)
  }
  return back
}

/**
 * Disturbs a CMS again and again while visitors send leads; then holds what is stored against what
 * was acknowledged.
 */
export async function disturb(rig: LeadRig, disturbing: Disturbing): Promise<Row> {
  const sending = startSending(rig.panel.url, { twiceOf: 10 })
  const { row, what, times } = disturbing
  const { ledger, refused } = sending
  const faults: string[] = []
  const back = await disturbAll(sending, disturbing).finally(() => sending.stop())
  if (back.length < times) {
    faults.push(`no volvió solo después de la vez ${back.length + 1}:\n${rig.panel.tail()}`)
  }
  const damage = rig.store.findDamage()
  if (damage !== '') faults.push(`la base quedó dañada: ${damage}`)
  const differences = compare(ledger, await rig.store.readLeads())
  const [median, p95] = [percentile(back, 0.5), percentile(back, 0.95)].map(inSeconds)
  return {
    row,
    what,
    tries: number(times),
    losses: differences.lost.length,
    figures:
      `${number(ledger.acknowledged.size)} confirmadas; ${refusalsOf(refused)}; ` +
      `vuelve en ${median} (mediana), ${p95} (p95)`,
    faults: [...faults, ...differenceFaults(differences)],
  }
}
