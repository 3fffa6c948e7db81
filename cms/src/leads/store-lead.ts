import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { createUniqueIndex, tableOf } from '../database/tables'
import { rowStamps } from '../documents/document-id'
import { isUniqueViolation } from '../documents/unique'
import { LEAD_FIELDS, type Lead } from '../rules/lead-form'

const LEAD = 'api::lead.lead'
const INDEX = 'guia_leads_submission_key'

/** Two tries of one submission can arrive at the same moment: a real index lets one through. */
export async function createSubmissionIndex(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, INDEX, LEAD, ['submission_key'])
}

/**
 * Stores a lead with one INSERT that commits by itself: when it returns, the row is on disk. A
 * second try of the same submission (same key, same texts) changes nothing and gives false. Throws an
 * error that holds nothing of the lead, for it goes to the log.
 */
export async function storeLead(
  strapi: Core.Strapi,
  lead: Lead,
  idempotencyKey: string,
): Promise<boolean> {
  const insert = strapi.db.connection(tableOf(strapi, LEAD)).insert(rowOf(lead, idempotencyKey))
  const failure: unknown = await insert.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure === null) return true
  if (isUniqueViolation(failure)) return false
  // The database's own message repeats the row: only its code goes on.
  const { code = 'no code' } = failure as { code?: string }
  throw new Error(`A lead could not be stored: ${code}`)
}

/** A row as Strapi itself writes it. */
function rowOf(lead: Lead, idempotencyKey: string) {
  const submission_key = submissionKey(lead, idempotencyKey)
  return { ...lead, state: 'nuevo', submission_key, ...rowStamps(new Date()) }
}

/** Staff may correct the texts later: what was sent is known by its hash. */
function submissionKey(lead: Lead, idempotencyKey: string): string {
  const parts = JSON.stringify([idempotencyKey, ...LEAD_FIELDS.map((field) => lead[field])])
  return createHash('sha256').update(parts).digest('hex')
}
