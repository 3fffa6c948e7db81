import { eachParallel } from '../../../publish/parallel.ts'
import { number, type Row } from '../table.ts'
import { compare, differenceFaults, type Ledger } from './ledger.ts'
import type { LeadRig } from './rig.ts'
import { SENDERS } from './send-leads.ts'
import { newSubmission, openSender, TAKEN, textOf } from './submission.ts'

/** Sends each of so many leads three times: twice at the same moment, and once more. */
export async function repeatLeads({ panel, store }: LeadRig, leads: number): Promise<Row> {
  const sender = openSender(panel.url)
  const ledger: Ledger = { sent: new Set(), acknowledged: new Set() }
  const refused: string[] = []
  const submissions = Array.from({ length: leads }, (_, index) => newSubmission(`tres ${index}`))
  await eachParallel(submissions, SENDERS, async (submission) => {
    ledger.sent.add(textOf(submission.lead))
    const statuses = await Promise.all([sender.post(submission), sender.post(submission)])
    statuses.push(await sender.post(submission))
    if (statuses.includes(TAKEN)) ledger.acknowledged.add(textOf(submission.lead))
    const others = statuses.filter((status) => status !== TAKEN)
    refused.push(...others.map((status) => `respondió: ${status}`))
  })
  sender.close()
  const differences = compare(ledger, await store.readLeads())
  const { lost, doubled } = differences
  return {
    row: 'E2',
    what: `cada consulta tres veces, ${store.name}`,
    tries: `3 × ${number(leads)}`,
    losses: lost.length,
    figures: `${number(leads - lost.length)} filas, ${number(doubled.length)} repetidas`,
    faults: [...refused, ...differenceFaults(differences)],
  }
}
