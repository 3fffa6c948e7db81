import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import {
  newSubmission,
  openSender,
  TAKEN,
  textOf,
  type Sender,
  type Submission,
} from './submission.ts'

/** Visitors who send at the same moment. */
export const SENDERS = 10
/** A visitor whose form failed sends it again: here, without thinking long. */
const AGAIN_AFTER_MS = 100

export interface Sending {
  ledger: Ledger
  /** Milliseconds of each try that was acknowledged. */
  times: number[]
  /** Tries with another answer than 201, by status; 0: without an answer. */
  refused: Map<number, number>
  /** Why the last of them had no answer, see `Sender`. */
  unanswered: readonly string[]
  /** Lets what is under way end. */
  stop(): Promise<void>
}

export interface SendingOptions {
  /** One of so many is sent twice at the same moment; 0 for none. */
  twiceOf: number
}

/** Whether one of so many tries at the same moment was taken. */
async function trySending(
  { ledger, times, refused }: Sending,
  sender: Sender,
  submission: Submission,
  tries: number,
): Promise<boolean> {
  ledger.sent.add(textOf(submission.lead))
  const statuses = await Promise.all(
    Array.from({ length: tries }, async () => {
      const start = performance.now()
      const status = await sender.post(submission)
      if (status === TAKEN) times.push(performance.now() - start)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
      return status
    }),
  )
  if (!statuses.includes(TAKEN)) return false
  ledger.acknowledged.add(textOf(submission.lead))
  return true
}

/** Ten visitors post one lead after the other, each again until it is taken, until told to stop. */
export function startSending(url: string, { twiceOf }: SendingOptions): Sending {
  const sender = openSender(url)
  let isStopped = false
  const send = async (visitor: number) => {
    for (let count = 1; !isStopped; count += 1) {
      const submission = newSubmission(`${visitor}-${count}`)
      const tries = twiceOf > 0 && count % twiceOf === 0 ? 2 : 1
      while (!(await trySending(sending, sender, submission, tries)) && !isStopped) {
        await sleep(AGAIN_AFTER_MS)
      }
    }
  }
  const sending: Sending = {
    ledger: { sent: new Set(), acknowledged: new Set() },
    times: [],
    refused: new Map(),
    unanswered: sender.unanswered,
    async stop() {
      isStopped = true
      await all
      sender.close()
    },
  }
  const all = Promise.all(Array.from({ length: SENDERS }, (_, visitor) => send(visitor)))
  return sending
}
