import type { Lead } from '../rules/lead-form'
import { retryDelay } from './forward-backoff'

const IDLE_MS = 500

/** A stored lead that the script has not taken yet. */
export interface WaitingLead extends Lead {
  /** Its document id: the same at every attempt, so that the script can drop repeats. */
  id: string
  /** How often it was sent in vain. */
  attempts: number
}

/** What is kept of forwarding; times are milliseconds since 1970. */
export interface Outbox {
  /** The oldest lead that is due, claimed: no other process on the database gets it meanwhile. */
  next(now: number): Promise<WaitingLead | null>
  /** Gives back one that was claimed and not sent. */
  release(id: string): Promise<void>
  markTaken(id: string, attempts: number, at: number): Promise<void>
  markFailed(id: string, attempts: number, retryAt: number): Promise<void>
}

/** Time comes from outside. `sleep` ends early, without an error, at `stop`. */
export interface Clock {
  now(): number
  sleep(ms: number, stop: AbortSignal): Promise<void>
}

export interface ForwardParts {
  outbox: Outbox
  clock: Clock
  /** null when the script took the lead; otherwise the kind of failure, nothing of the lead. */
  post(lead: WaitingLead, stop: AbortSignal): Promise<string | null>
  /** Tells a kind of failure; called once for each. */
  tell(failure: string): void
}

/**
 * What has happened to the last lead, until the database has taken the note of it: without it the
 * same lead would be due again, and sent for as long as the disk is full.
 */
class Note {
  #write: (() => Promise<void>) | null = null

  async keep(write: () => Promise<void>): Promise<void> {
    this.#write = write
    await this.finish()
  }

  /** Rejects as long as the database does. */
  async finish(): Promise<void> {
    await this.#write?.()
    this.#write = null
  }
}

/** Sends one lead that is due; null when it was taken, otherwise why the loop should rest. */
async function forwardOne({ outbox, clock, post }: ForwardParts, note: Note, stop: AbortSignal) {
  await note.finish()
  const lead = await outbox.next(clock.now())
  if (!lead) return 'idle'
  const failure = stop.aborted ? 'the process ends' : await post(lead, stop)
  const attempts = lead.attempts + 1
  if (failure === null) {
    const takenAt = clock.now()
    await note.keep(() => outbox.markTaken(lead.id, attempts, takenAt))
    return null
  }
  if (stop.aborted) {
    // Broken off by the end of the process: not the script's fault, and due again at once.
    await outbox.release(lead.id)
    return 'idle'
  }
  const retryAt = clock.now() + retryDelay(attempts)
  await note.keep(() => outbox.markFailed(lead.id, attempts, retryAt))
  return failure
}

/** A database's message may repeat what it holds: only its code is told. */
function kindOf(error: unknown): string {
  const { code = 'no code' } = (error ?? {}) as { code?: string }
  return `database: ${code}`
}

/**
 * Sends leads one after the other, oldest first, until `stop`. Each is sent until it is taken: at
 * least once, and once more when the process ends between the script's answer and its note of it.
 */
export async function forwardLeads(parts: ForwardParts, stop: AbortSignal): Promise<void> {
  const told = new Set<string>(['idle'])
  const note = new Note()
  while (!stop.aborted) {
    const pause = await forwardOne(parts, note, stop).catch(kindOf)
    if (pause === null) continue
    if (!told.has(pause)) parts.tell(pause)
    told.add(pause)
    await parts.clock.sleep(IDLE_MS, stop)
  }
}
