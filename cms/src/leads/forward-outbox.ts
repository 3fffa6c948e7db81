import type { Core } from '@strapi/strapi'
import { createUniqueIndex, tableOf } from '../database/tables'
import { rowStamps } from '../documents/document-id'
import { makeLead } from '../rules/lead-form'
import type { LeadState } from '../rules/lead-states'
import type { Outbox, WaitingLead } from './forward-loop'

const LEAD = 'api::lead.lead'
const FORWARDING = 'api::lead.lead-forwarding'
const INDEX = 'guia_lead_forwardings_receiver'
/** Of before there were several receivers: it allowed one note of each lead. */
const FORMER_INDEX = 'guia_lead_forwardings_lead'

/** Who is told of leads: an outside script of everyone, people by e-mail of those who wait for a word. */
export type Receiver = 'script' | 'mail'

const SKIPPED_STATES: Record<Receiver, LeadState[]> = {
  script: ['descartado'],
  mail: ['contactado', 'sumado', 'descartado'],
}

/**
 * One note for each lead and receiver, found by the lead's document id; nothing is kept of leads that
 * are gone.
 */
export async function prepareOutbox(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const table = tableOf(strapi, FORWARDING)
  await connection.raw(`DROP INDEX IF EXISTS ${FORMER_INDEX}`)
  const script: Receiver = 'script'
  await connection(table).whereNull('receiver').update({ receiver: script })
  await createUniqueIndex(strapi, INDEX, FORWARDING, ['lead_document', 'receiver'])
  const leads = connection(tableOf(strapi, LEAD)).select('document_id')
  await connection(table).whereNotIn('lead_document', leads).delete()
}

interface Note {
  attempts: number
  nextAttemptAt: Date | null
  forwardedAt: Date | null
}

/** Forgets whom these leads were told to. */
export async function forgetForwardings(
  strapi: Core.Strapi,
  leadDocuments: readonly string[],
): Promise<void> {
  const those = { where: { leadDocument: { $in: leadDocuments } } }
  await strapi.db.query(FORWARDING).deleteMany(those as never)
}

/** Whom a note is about. */
interface Told {
  leadDocument: string
  receiver: Receiver
}

/** SQL and its values: neither an attempt has to be waited for, nor is one being made. */
function isDue(note: string, now: number): [string, Date[]] {
  const isPast = (column: string) => `(${note}.${column} IS NULL OR ${note}.${column} <= ?)`
  const moment = new Date(now)
  return [`${isPast('next_attempt_at')} AND ${isPast('claimed_until')}`, [moment, moment]]
}

/** Longer than an attempt takes; a panel that was killed in the middle leaves the lead to others then. */
const CLAIMED_MS = 60_000

/**
 * Claims a lead for one attempt. False when another process was quicker. In one statement that
 * commits by itself: nobody waits for anybody while a lead is sent.
 */
async function claim(strapi: Core.Strapi, told: Told, now: number): Promise<boolean> {
  const table = tableOf(strapi, FORWARDING)
  const claimed_until = new Date(now + CLAIMED_MS)
  const claimed = (await strapi.db
    .connection(table)
    .insert({
      lead_document: told.leadDocument,
      receiver: told.receiver,
      attempts: 0,
      claimed_until,
      ...rowStamps(new Date(now)),
    })
    .onConflict(['lead_document', 'receiver'])
    .merge({ claimed_until })
    .whereNull(`${table}.forwarded_at`)
    .whereRaw(...isDue(table, now))
    .returning('id')) as unknown[]
  return claimed.length > 0
}

/**
 * What one receiver was told of and what is due, beside the leads in a table of its own: a lead is
 * stored with nothing but its own INSERT, and staff who save an old form undo no note. A lead
 * without a note was never sent; one that staff discarded is not.
 */
export function createOutbox(strapi: Core.Strapi, receiver: Receiver): Outbox {
  const told = (leadDocument: string): Told => ({ leadDocument, receiver })
  const note = async (id: string, data: Partial<Note>) => {
    const noted = { where: told(id), data: { ...data, claimedUntil: null } }
    await strapi.db.query(FORWARDING).update(noted)
  }

  /** The oldest that is due at this moment, which others may be about to send. */
  async function find(now: number): Promise<WaitingLead | null> {
    const row: Record<string, unknown> | undefined = await strapi.db
      .connection(`${tableOf(strapi, LEAD)} as lead`)
      .leftJoin(`${tableOf(strapi, FORWARDING)} as note`, (note) =>
        note.on('note.lead_document', 'lead.document_id').andOnVal('note.receiver', '=', receiver),
      )
      .whereNull('note.forwarded_at')
      .whereNotIn('lead.state', SKIPPED_STATES[receiver])
      .whereRaw(...isDue('note', now))
      .orderBy('lead.id')
      .first({
        ...makeLead((field) => `lead.${field}`),
        id: 'lead.document_id',
        attempts: 'note.attempts',
      })
    return row ? toWaitingLead(row) : null
  }

  return {
    async next(now) {
      for (;;) {
        const lead = await find(now)
        if (!lead || (await claim(strapi, told(lead.id), now))) return lead
      }
    },
    release: (id) => note(id, {}),
    markTaken: (id, attempts, at) =>
      note(id, { attempts, nextAttemptAt: null, forwardedAt: new Date(at) }),
    markFailed: (id, attempts, retryAt) =>
      note(id, { attempts, nextAttemptAt: new Date(retryAt), forwardedAt: null }),
  }
}

/** A lead without a note has no number of attempts. */
const toWaitingLead = (row: Record<string, unknown>): WaitingLead => ({
  // One that was stored before the form had the field has nothing in it.
  ...makeLead((field) => String(row[field] ?? '')),
  id: String(row.id),
  attempts: Number(row.attempts ?? 0),
})

/**
 * How many leads a receiver has refused so far, of those that staff have not discarded, and the most
 * attempts at one of them.
 */
export async function countRefused(
  strapi: Core.Strapi,
): Promise<{ refused: number; attempts: number }> {
  const [row] = (await strapi.db
    .connection(`${tableOf(strapi, FORWARDING)} as note`)
    .join(`${tableOf(strapi, LEAD)} as lead`, 'lead.document_id', 'note.lead_document')
    .whereNull('note.forwarded_at')
    // One that is being sent for the first time has a note as well.
    .where('note.attempts', '>', 0)
    .whereNot('lead.state', 'descartado')
    .countDistinct({ refused: 'note.lead_document' })
    .max({ attempts: 'note.attempts' })) as { refused: unknown; attempts: unknown }[]
  return { refused: Number(row?.refused ?? 0), attempts: Number(row?.attempts ?? 0) }
}
