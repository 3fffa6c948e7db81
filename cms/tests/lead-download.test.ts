import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, signIn, type AdminClient } from './support/admin-client.ts'
import { addLead, lead } from './support/leads.ts'
import { makeRole, signInAs } from './support/staff.ts'
import { startCms, type Cms } from './support/start-cms.ts'

const HEADING = [
  'Recibido',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Estado',
  'Notas',
  'Modificado',
]
const READ = 'plugin::content-manager.explorer.read'
const LEAD = 'api::lead.lead'
const ALL_FIELDS = ['nombre', 'email', 'telefono', 'state', 'note', 'submissionKey']

/** Adds leads 'Copia 1' … 'Copia n', as the form would have. */
const addCopies = (cms: Cms, count: number, note = '') =>
  cms.database.change(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO leads
      (document_id, nombre, email, telefono, state, note, created_at, updated_at, published_at)
    SELECT 'copia' || n, 'Copia ' || n, email, telefono, state, '${note}',
      created_at, updated_at, published_at
    FROM leads CROSS JOIN numbers WHERE nombre = 'Modelo' ORDER BY n`)

const removeCopies = (cms: Cms) =>
  cms.database.change(`DELETE FROM leads WHERE document_id LIKE 'copia%'`)

const read = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' })
const namesOf = (rows: string[][]) => rows.slice(1).map(([, nombre]) => nombre)

describe('leads as CSV', () => {
  let cms: Cms
  let admin: AdminClient
  const download = (token?: string) => send(`${cms.url}/leads/csv`, token ? { token } : {})
  const rowsFor = async (staff: AdminClient) => read((await download(staff.token)).text)

  beforeAll(async () => {
    cms = await startCms()
    admin = await signIn(cms)
  })
  afterAll(() => cms.stop())

  test('without any there is a heading', async () => {
    expect(await rowsFor(admin)).toEqual([HEADING])
  })

  test('are a file for spreadsheets that no cache keeps', async () => {
    const before = new Date()
    const response = await fetch(`${cms.url}/leads/csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const days = [before, new Date()].map((time) =>
      time.toLocaleDateString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' }),
    )
    expect(days.map((day) => `attachment; filename="interesados-${day}.csv"`)).toContain(
      response.headers.get('content-disposition'),
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.toString().endsWith('\r\n')).toBe(true)
  })

  test('hold what the panel shows of each, the newest first', async () => {
    const made = await addLead(cms, { ...lead, nombre: 'Modelo' })
    await addLead(cms, {
      nombre: '=HYPERLINK("https://ajeno.example")',
      email: '"ana;b"@correo.example',
      telefono: '+54 9 3777 55-5102',
    })
    await admin.update('lead', made, { state: 'contactado', note: 'Pidió que la llamen.' })
    const [heading, ...rows] = await rowsFor(admin)
    expect(heading).toEqual(HEADING)
    expect(rows.map((cells) => cells.slice(1, -1))).toEqual([
      [
        '\'=HYPERLINK("https://ajeno.example")',
        '"ana;b"@correo.example',
        "'+54 9 3777 55-5102",
        'Nuevo',
        '',
      ],
      ['Modelo', 'ana@correo.example', '3777 55-5101', 'Contactado', 'Pidió que la llamen.'],
    ])
    const { createdAt, updatedAt } = await admin.read('lead', made)
    const inGoya = (time: unknown) =>
      new Date(Date.parse(String(time)) - 3 * 3_600_000)
        .toISOString()
        .slice(0, 16)
        .replace('T', ' ')
    expect([rows[1]?.[0], rows[1]?.[6]]).toEqual([inGoya(createdAt), inGoya(updatedAt)])
  })

  test('come all of them, each once and in order, however many there are', async () => {
    await addCopies(cms, 1_700)
    const names = namesOf(await rowsFor(admin))
    const copies = Array.from({ length: 1_700 }, (_, index) => `Copia ${1_700 - index}`)
    expect(names.slice(0, -2)).toEqual(copies)
    expect(names.at(-1)).toBe('Modelo')
    await removeCopies(cms)
  })

  test('come to a role that may read leads, and to none that may not', async () => {
    const reader = await makeRole(cms, admin, 'Lectura', [
      { action: READ, subject: LEAD, fields: ALL_FIELDS },
    ])
    const other = await makeRole(cms, admin, 'Comercios', [
      { action: READ, subject: 'api::store.store', fields: ['name'] },
    ])
    expect((await download()).status).toBe(401)
    expect((await download('una-clave-inventada')).status).toBe(401)
    const refused = await download((await signInAs(cms, admin, other)).token)
    expect(refused.status).toBe(403)
    expect(refused.text).not.toContain('Modelo')
    const allowed = await signInAs(cms, admin, reader)
    expect(await rowsFor(allowed)).toEqual(await rowsFor(admin))
  })

  test('a role gets those fields only that it may read', async () => {
    const code = await makeRole(cms, admin, 'Nombres', [
      { action: READ, subject: LEAD, fields: ['nombre', 'state'] },
    ])
    const [, ...rows] = await rowsFor(await signInAs(cms, admin, code))
    expect(rows.at(-1)?.slice(1, -1)).toEqual(['Modelo', '', '', 'Contactado', ''])
  })

  test('a role that reads what is its own gets that', async () => {
    const code = await makeRole(cms, admin, 'Propios', [
      { action: READ, subject: LEAD, fields: ALL_FIELDS, conditions: ['admin::is-creator'] },
    ])
    const owner = await signInAs(cms, admin, code)
    expect(namesOf(await rowsFor(owner))).toEqual([])
    expect((await owner.get('/leads/unread')).body).toEqual({ count: 0 })
    await addLead(cms, { ...lead, nombre: 'De la dueña' })
    await cms.database.change(
      `UPDATE leads SET created_by_id = (SELECT MAX(id) FROM admin_users)
       WHERE nombre = 'De la dueña'`,
    )
    const [, ...rows] = await rowsFor(owner)
    expect(rows.map((cells) => cells.slice(1, -1))).toEqual([
      ['De la dueña', 'ana@correo.example', '3777 55-5101', 'Nuevo', ''],
    ])
    expect((await owner.get('/leads/unread')).body).toEqual({ count: 1 })
    expect((await admin.get('/leads/unread')).body).toEqual({ count: 2 })
    expect(namesOf(await rowsFor(admin))).toHaveLength(3)
  })

  test('that break off are cut, which is no whole file; the CMS goes on', async () => {
    // More than the connection takes on its own while nobody reads.
    await addCopies(cms, 6_000, 'x'.repeat(5_000))
    const response = await fetch(`${cms.url}/leads/csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.status).toBe(200)
    await cms.database.change('ALTER TABLE leads RENAME TO leads_away')
    await expect(response.text()).rejects.toThrow()
    await cms.database.change('ALTER TABLE leads_away RENAME TO leads')
    expect(namesOf(await rowsFor(admin))).toHaveLength(6_003)
    await removeCopies(cms)
  })

  test('leave who took them in the log, and nothing of a lead', () => {
    expect(cms.log()).toMatch(/Leads downloaded by administrator \d+/)
    for (const text of ['Modelo', 'Copia', 'correo.example', '55-510', 'HYPERLINK']) {
      expect(cms.log()).not.toContain(text)
    }
  })
})
