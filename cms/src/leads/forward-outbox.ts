import type { Core } from '@strapi/strapi'
import { makeLead } from '../rules/lead-form'
import type { LeadState } from '../rules/lead-states'
import type { Outbox, WaitingLead } from './forward-loop'

const LEAD = 'api::lead.lead'
const FORWARDING = 'api::lead.lead-forwarding'
const INDEX = 'guia_lead_forwardings_receiver'
/** Of before there were several receivers: it allowed one note of each lead. */
const FORMER_INDEX = 'guia_lead_forwardings_lead'

const tableOf = (strapi: Core.Strapi, type: string) => strapi.db.metadata.get(type).tableName

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
  await connection.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS ${INDEX} ON ${table} (lead_document, receiver)`,
  )
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

async function writeNote(strapi: Core.Strapi, told: Told, note: Note): Promise<void> {
  const notes = strapi.db.query(FORWARDING)
  if (await notes.update({ where: told, data: note })) return
  await notes.create({ data: { ...told, ...note } })
}

/**
 * What one receiver was told of and what is due, beside the leads in a table of its own: a lead is
 * stored with nothing but its own INSERT, and staff who save an old form undo no note. A lead
 * without a note was never sent; one that staff discarded is not.
 */
export function createOutbox(strapi: Core.Strapi, receiver: Receiver): Outbox {
  const told = (leadDocument: string): Told => ({ leadDocument, receiver })
  return {
    async next(now) {
      const row: Record<string, unknown> | undefined = await strapi.db
        .connection(`${tableOf(strapi, LEAD)} as lead`)
        .leftJoin(`${tableOf(strapi, FORWARDING)} as note`, (note) =>
          note
            .on('note.lead_document', 'lead.document_id')
            .andOnVal('note.receiver', '=', receiver),
        )
        .whereNull('note.forwarded_at')
        .whereNotIn('lead.state', SKIPPED_STATES[receiver])
        .where((due) =>
          due
            .whereNull('note.next_attempt_at')
            .orWhere('note.next_attempt_at', '<=', new Date(now)),
        )
        .orderBy('lead.id')
        .first({
          ...makeLead((field) => `lead.${field}`),
          id: 'lead.document_id',
          attempts: 'note.attempts',
        })
      return row ? toWaitingLead(row) : null
    },
    markTaken: (id, attempts, at) =>
      writeNote(strapi, told(id), { attempts, nextAttemptAt: null, forwardedAt: new Date(at) }),
    markFailed: (id, attempts, retryAt) =>
      writeNote(strapi, told(id), {
        attempts,
        nextAttemptAt: new Date(retryAt),
        forwardedAt: null,
      }),
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
    .whereNot('lead.state', 'descartado')
    .countDistinct({ refused: 'note.lead_document' })
    .max({ attempts: 'note.attempts' })) as { refused: unknown; attempts: unknown }[]
  return { refused: Number(row?.refused ?? 0), attempts: Number(row?.attempts ?? 0) }
}
