import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheetBytes } from '../src/admin/sheet/files/read-file.ts'
import { writeCsv } from '../src/admin/sheet/files/write-csv.ts'
import { writeXlsx } from '../src/admin/sheet/files/write-xlsx.ts'
import { columnOf, type Cells } from '../src/rules/sheet/columns.ts'
import type { CellChange } from '../src/sheet/plan-row.ts'
import { send, signIn, type AdminClient, type Fields } from './support/admin-client.ts'
import { signInAs } from './support/staff.ts'
import { startCms, type Cms } from './support/start-cms.ts'

interface Page {
  keys: string[]
  rows: { cells: Cells; state: string }[]
  next: number | null
}

interface Row {
  row: number
  outcome: string
  numero: number | null
  changes: CellChange[]
  problems: { header: string; message: string }[]
  fingerprint: string
  isPublished?: boolean
}

interface Options {
  emptyClears?: boolean
  publish?: boolean
}

let cms: Cms
let owner: AdminClient
let publisher: AdminClient
let clerk: AdminClient
beforeAll(async () => {
  cms = await startCms()
  owner = await signIn(cms)
  clerk = await signInAs(cms, owner, 'guia-carga')
  publisher = await signInAs(cms, owner, 'strapi-editor')
  await fill()
})
afterAll(() => cms.stop())

const ids: Record<string, string> = {}

/** A catalogue with every field filled, and with what spreadsheets and readers take for something else. */
async function fill() {
  const make = async (type: Parameters<AdminClient['create']>[0], fields: Fields) =>
    (await owner.createAndPublish(type, fields)).documentId
  ids.food = await make('category', { name: 'Pan, facturas y más' })
  ids.hats = await make('category', { name: 'Sombreros' })
  ids.others1 = await make('subcategory', { name: 'Otros', category: connect(ids.food) })
  ids.others2 = await make('subcategory', {
    name: 'Otros',
    slug: 'otros-sombreros',
    category: connect(ids.hats),
  })
  ids.cash = await make('paymentMethod', { name: 'Efectivo', group: 'otros' })
  ids.qr = await make('paymentMethod', { name: 'QR; al paso', group: 'otros' })
  ids.full = await make('store', {
    name: 'La "Espiga"; =1+1',
    isActive: false,
    categories: connect(ids.food, ids.hats),
    subcategories: connect(ids.others1, ids.others2),
    paymentMethods: connect(ids.cash, ids.qr),
    description: '=1+1\n\'=2+2; "fin"',
    tags: '+549, -1',
    promotionText: '@todos',
    phone: '03777421234',
    whatsapp: '3777 55-5123',
    wholesaleWhatsapp: '+598 99 123 456',
    website: 'espiga.example',
    shopUrl: 'tienda.espiga.example',
    menuUrl: 'espiga.example/menu?a=1;b=2',
    city: 'Goya',
    address: "'-12 Colón 123",
    hours: {
      monday: { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] },
      tuesday: { mode: 'text', text: 'A coordinar; «con» Marta' },
      sunday: { mode: 'closed' },
    },
    specialHours: '25/12 = cerrado\n24/12/2026 = 9 a 13',
    social: { instagram: '@espiga', x: '@espiga', facebook: 'facebook.com/espiga' },
    location: { lat: -29.140512, lng: -59.2631 },
    internalNote: '=NOTA()',
  })
  ids.bare = (await owner.create('store', { name: '007', city: null, phone: '00107' })).documentId
  ids.modified = await make('store', { name: '+549 3777', address: 'Mitre 1' })
  await owner.update('store', ids.modified, { description: 'Nueva' })
}

const connect = (...documentIds: (string | undefined)[]) => ({
  connect: documentIds.map((documentId) => ({ documentId })),
})

async function download(by: AdminClient) {
  const pages: Page[] = []
  for (let next: number | null = 0; next !== null;) {
    const { body } = await by.get(`/stores/sheet?after=${next}`)
    const page = body as unknown as Page
    pages.push(page)
    next = page.next
  }
  return { keys: pages[0]?.keys ?? [], rows: pages.flatMap(({ rows }) => rows) }
}

/** The file that the page makes of what it downloads. */
async function table(by: AdminClient): Promise<string[][]> {
  const { keys, rows } = await download(by)
  const titles = [...keys.map((key) => columnOf(key)?.header ?? key), 'Estado']
  return [
    titles,
    ...rows.map(({ cells, state }) => [...keys.map((key) => cells[key] ?? ''), state]),
  ]
}

const post = async (by: AdminClient, path: string, json: unknown) =>
  send(`${cms.url}/stores/sheet/${path}`, { token: by.token, json })

async function check(by: AdminClient, cells: Cells[], options: Options = {}): Promise<Row[]> {
  const rows = cells.map((one, at) => ({ row: at + 2, cells: one }))
  const { body } = await post(by, 'check', { rows, ...options })
  return body.rows as Row[]
}

async function apply(by: AdminClient, cells: Cells[], options: Options = {}): Promise<Row[]> {
  const checked = await check(by, cells, options)
  const rows = checked.map(({ row, fingerprint }, at) => ({ row, cells: cells[at], fingerprint }))
  const { body } = await post(by, 'apply', { rows, ...options })
  return body.rows as Row[]
}

const numberOf = async (id = '') => String((await owner.read('store', id)).numero)
const statusOf = async (id = '') => {
  const { body } = await owner.get(`/content-manager/collection-types/api::store.store/${id}`)
  return body.data?.status
}

describe('stores as a sheet', () => {
  const files = {
    CSV: (rows: string[][]) => new TextEncoder().encode(writeCsv(rows)),
    XLSX: (rows: string[][]) => writeXlsx(rows),
  }
  const ways = (['CSV', 'XLSX'] as const).flatMap((kind) =>
    [false, true].map((emptyClears) => ({ kind, emptyClears })),
  )

  test.each(ways)(
    'out and in again as $kind change nothing; empties clear: $emptyClears',
    async ({ kind, emptyClears }) => {
      const before = await download(owner)
      const sheet = readSheetBytes(files[kind](await table(owner)))
      expect(sheet.unknown).toEqual([])
      expect(sheet.rows.flatMap(({ problems }) => problems)).toEqual([])
      const cells = sheet.rows.map((row) => row.cells)
      expect(cells).toHaveLength(3)
      const checked = await check(publisher, cells, { emptyClears })
      expect(
        checked.map(({ outcome, changes, problems }) => ({ outcome, changes, problems })),
      ).toEqual(cells.map(() => ({ outcome: 'same', changes: [], problems: [] })))
      const applied = await apply(publisher, cells, { emptyClears, publish: true })
      expect(applied.map(({ outcome }) => outcome)).toEqual(cells.map(() => 'same'))
      expect(await download(owner)).toEqual(before)
      expect(before.rows.map(({ state }) => state)).toEqual([
        'Publicado',
        'Borrador',
        'Con cambios sin publicar',
      ])
    },
  )

  test('say everything that fits into a cell', async () => {
    const { rows } = await download(owner)
    const empty = Object.entries(rows[0]?.cells ?? {}).filter(([, cell]) => cell === '')
    expect(empty.map(([key]) => key)).toEqual(['social.tiktok', 'social.youtube'])
  })
})

describe('a row of a sheet', () => {
  test('without a number makes a draft, once', async () => {
    const cells = {
      numero: '',
      name: 'Nueva',
      address: 'Colón 9',
      categories: 'sombreros',
      whatsapp: '3777 555124',
    }
    const [made] = await apply(publisher, [cells])
    expect(made).toMatchObject({ outcome: 'created', isPublished: false, problems: [] })
    const { rows } = await download(owner)
    expect(rows.at(-1)).toMatchObject({
      state: 'Borrador',
      cells: {
        numero: String(made?.numero),
        name: 'Nueva',
        categories: 'Sombreros',
        city: 'Goya',
        isActive: 'sí',
      },
    })
    const [again] = await check(publisher, [{ ...cells, name: 'NUEVA.' }])
    expect(again?.outcome).toBe('refused')
    expect(again?.problems[0]?.message).toContain(
      `el comercio ${String(made?.numero)} tiene el mismo nombre`,
    )
  })

  test('twice in one go makes one store', async () => {
    const cells = { name: 'Doble', address: 'Belgrano 1' }
    const outcomes = (await apply(publisher, [cells, cells])).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['created', 'refused'])
  })

  test('is published when it is asked for, but never what staff left unpublished', async () => {
    const cells: Cells[] = [
      { name: 'Recién publicada', address: 'Colón 10' },
      { numero: await numberOf(ids.full), promotionText: 'Hoy' },
      { numero: await numberOf(ids.bare), promotionText: 'Hoy' },
      { numero: await numberOf(ids.modified), promotionText: 'Hoy' },
    ]
    const applied = await apply(publisher, cells, { publish: true })
    expect(applied.map(({ outcome, isPublished }) => [outcome, isPublished])).toEqual([
      ['created', true],
      ['changed', true],
      ['changed', false],
      ['changed', false],
    ])
    expect(await statusOf(ids.full)).toBe('published')
    expect(await statusOf(ids.bare)).toBe('draft')
    expect(await statusOf(ids.modified)).toBe('modified')
  })

  test('keeps the other networks, the pictures and the note', async () => {
    const numero = await numberOf(ids.full)
    const cells = { numero, 'social.tiktok': '@espiga', internalNote: '' }
    await apply(publisher, [cells], { emptyClears: true })
    const store = await owner.read('store', ids.full ?? '')
    expect(store.internalNote).toBe('=NOTA()')
    expect(store.social).toMatchObject({
      instagram: 'https://www.instagram.com/espiga',
      tiktok: 'https://www.tiktok.com/@espiga',
    })
  })

  test('is refused when the store was changed after the check', async () => {
    const numero = await numberOf(ids.bare)
    const cells = { numero, description: 'De la planilla' }
    const [checked] = await check(publisher, [cells])
    await owner.update('store', ids.bare ?? '', { tags: 'otra' })
    const rows = [{ row: 2, cells, fingerprint: checked?.fingerprint }]
    const { body } = await post(publisher, 'apply', { rows })
    const [row] = body.rows as Row[]
    expect(row?.outcome).toBe('refused')
    expect(row?.problems[0]?.message).toContain('Cambió después de la revisión')
    expect((await owner.read('store', ids.bare ?? '')).description).not.toBe('De la planilla')
  })

  test('that the CMS refuses leaves the others alone, and says why', async () => {
    const draft = await owner.create('category', { name: 'Sin publicar' })
    expect(draft.documentId).toBeTruthy()
    const cells: Cells[] = [
      { name: 'Con borrador', address: 'A 1', categories: 'Sin publicar' },
      { name: 'Sin ella', address: 'A 2' },
    ]
    const [refused, created] = await apply(publisher, cells, { publish: true })
    expect(refused?.outcome).toBe('refused')
    expect(refused?.problems[0]?.message).toContain('Sin publicar')
    expect(created).toMatchObject({ outcome: 'created', isPublished: true })
    const names = (await download(owner)).rows.map((row) => row.cells.name)
    expect(names).not.toContain('Con borrador')
  })

  test.each([
    [{ numero: '999999' }, 'Número', 'no hay ningún comercio 999999'],
    [{ numero: '12a' }, 'Número', 'no es un número de comercio'],
    [{ name: '' }, 'Nombre', 'sin nombre no hay comercio nuevo'],
    [{ name: 'a'.repeat(256) }, 'Nombre', 'demasiado largo'],
    [{ name: 'X', specialHours: 'mañana' }, 'Horarios especiales', 'mañana'],
    [{ name: 'X', categories: 'Sombreros, Gorras raras' }, 'Categorías', '«Gorras raras» no está'],
  ])('%j is refused with the column', async (cells, header, words) => {
    const [row] = await check(publisher, [cells])
    expect(row?.outcome).toBe('refused')
    const problem = row?.problems.find((one) => one.header === header)
    expect(problem?.message).toContain(words)
  })
})

describe('who may', () => {
  const rows = [{ row: 2, cells: { name: 'Ajena', address: 'Z 1' } }]

  test('«Carga» downloads the sheet and may not bring one in', async () => {
    expect((await download(clerk)).rows.length).toBeGreaterThan(2)
    for (const path of ['check', 'apply']) {
      expect((await post(clerk, path, { rows })).status).toBe(403)
    }
  })

  test('what is no sheet is refused', async () => {
    const bad = [
      null,
      {},
      { rows: [] },
      { rows: [{ row: 1, cells: { slug: 'x' } }] },
      { rows: [{ row: 1, cells: { name: 1 } }] },
    ]
    for (const json of bad) expect((await post(publisher, 'check', json)).status).toBe(400)
  })
})
