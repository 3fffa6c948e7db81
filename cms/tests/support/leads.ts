import { send } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

export const FORM = 'application/x-www-form-urlencoded'

export const lead = { nombre: 'Ana Sosa', email: 'ana@correo.example', telefono: '3777 55-5101' }

/** What the form of the site sends. */
export function submitLead(
  cms: Cms,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  body: BodyInit = new URLSearchParams(fields).toString(),
) {
  return send(`${cms.url}/api/leads`, {
    method: 'POST',
    body,
    headers: { 'content-type': FORM, ...headers },
  })
}

/** Sends a lead that is taken; its document. */
export async function addLead(cms: Cms, fields: Record<string, string>): Promise<string> {
  const { status, text } = await submitLead(cms, fields)
  if (status !== 201) throw new Error(`The lead was answered with ${status}: ${text}`)
  const [row] = await cms.database.read<{ document_id: string }>(
    'SELECT document_id FROM leads ORDER BY id DESC LIMIT 1',
  )
  return row?.document_id ?? ''
}

export const countLeads = async (cms: Cms): Promise<number> =>
  (await cms.database.read('SELECT id FROM leads')).length
