import { eachParallel } from '../../../publish/parallel.ts'
import { compare, type Differences, type Ledger } from './ledger.ts'
import type { LeadRig } from './rig.ts'
import { SENDERS } from './send-leads.ts'
import { newSubmission, openSender, textOf } from './submission.ts'

export interface RepeatReport extends Differences {
  leads: number
  /** Answers other than 201. */
  refused: number[]
}

const TAKEN = 201

/** Sends each of so many leads three times: twice at the same moment, and once more. */
export async function repeatLeads({ panel, store }: LeadRig, leads: number): Promise<RepeatReport> {
  const sender = openSender(panel.url)
  const ledger: Ledger = { sent: new Set(), acknowledged: new Set() }
  const refused: number[] = []
  const submissions = Array.from({ length: leads }, (_, index) => newSubmission(`tres ${index}`))
  await eachParallel(submissions, SENDERS, async (submission) => {
    ledger.sent.add(textOf(submission.lead))
    const statuses = await Promise.all([sender.post(submission), sender.post(submission)])
    statuses.push(await sender.post(submission))
    if (statuses.includes(TAKEN)) ledger.acknowledged.add(textOf(submission.lead))
    refused.push(...statuses.filter((status) => status !== TAKEN))
  })
  sender.close()
  return { leads, refused, ...compare(ledger, await store.readLeads()) }
}
