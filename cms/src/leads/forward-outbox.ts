import type { Core } from '@strapi/strapi'
import { makeLead } from '../rules/lead-form'
import type { Outbox, WaitingLead } from './forward-loop'

const LEAD = 'api::lead.lead'
const FORWARDING = 'api::lead.lead-forwarding'
const INDEX = 'guia_lead_forwardings_lead'

const tableOf = (strapi: Core.Strapi, type: string) => strapi.db.metadata.get(type).tableName

/** One note for each lead, found by its document id; nothing is kept of leads that are gone. */
export async function prepareOutbox(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const table = tableOf(strapi, FORWARDING)
  await connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${INDEX} ON ${table} (lead_document)`)
  const leads = connection(tableOf(strapi, LEAD)).select('document_id')
  await connection(table).whereNotIn('lead_document', leads).delete()
}

interface Note {
  attempts: number
  nextAttemptAt: Date | null
  forwardedAt: Date | null
}

async function writeNote(strapi: Core.Strapi, leadDocument: string, note: Note): Promise<void> {
  const notes = strapi.db.query(FORWARDING)
  if (await notes.update({ where: { leadDocument }, data: note })) return
  await notes.create({ data: { leadDocument, ...note } })
}

/**
 * What was sent to the script and what is due, beside the leads in a table of its own: a lead is
 * stored with nothing but its own INSERT, and staff who save an old form undo no note. A lead
 * without a note was never sent; one that staff discarded is not.
 */
export function createOutbox(strapi: Core.Strapi): Outbox {
  return {
    async next(now) {
      const row: Record<string, unknown> | undefined = await strapi.db
        .connection(`${tableOf(strapi, LEAD)} as lead`)
        .leftJoin(
          `${tableOf(strapi, FORWARDING)} as note`,
          'note.lead_document',
          'lead.document_id',
        )
        .whereNull('note.forwarded_at')
        .whereNot('lead.state', 'descartado')
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
      writeNote(strapi, id, { attempts, nextAttemptAt: null, forwardedAt: new Date(at) }),
    markFailed: (id, attempts, retryAt) =>
      writeNote(strapi, id, { attempts, nextAttemptAt: new Date(retryAt), forwardedAt: null }),
  }
}

/** A lead without a note has no number of attempts. */
const toWaitingLead = (row: Record<string, unknown>): WaitingLead => ({
  // One that was stored before the form had the field has nothing in it.
  ...makeLead((field) => String(row[field] ?? '')),
  id: String(row.id),
  attempts: Number(row.attempts ?? 0),
})
