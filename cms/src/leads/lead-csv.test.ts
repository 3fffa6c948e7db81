import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../tests/support/hostile-text.ts'
import { TYPES } from '../rules/types.ts'
import { LEAD_COLUMNS, leadFileName, streamLeadCsv, type StoredLead } from './lead-csv.ts'

const HEADING = [
  'Recibido',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Estado',
  'Notas',
  'Modificado',
]
const BOM = '\ufeff'

async function write(leads: StoredLead[] | AsyncIterable<StoredLead>) {
  const chunks: Buffer[] = []
  const stream = streamLeadCsv(Readable.from(leads), () => undefined)
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}

const read = (file: Buffer): string[][] =>
  parse(file, { bom: true, delimiter: ';', record_delimiter: '\r\n' })

const ana: StoredLead = {
  createdAt: '2026-03-01T12:05:59.000Z',
  nombre: 'Ana Sosa',
  email: 'ana@correo.example',
  telefono: '3777 55-5101',
  state: 'nuevo',
  note: null,
  updatedAt: new Date('2026-03-02T02:00:00.000Z'),
}

describe('a file of leads', () => {
  test('has a mark of UTF-8, a heading, semicolons, and a line end after each lead', async () => {
    expect((await write([ana])).toString()).toBe(
      `${BOM}"Recibido";"Nombre";"Correo electrónico";"Teléfono";"Estado";"Notas";"Modificado"\r\n` +
        '"2026-03-01 09:05";"Ana Sosa";"ana@correo.example";"3777 55-5101";"Nuevo";;' +
        '"2026-03-01 23:00"\r\n',
    )
  })

  test('without leads is a heading', async () => {
    const file = await write([])
    expect(read(file)).toEqual([HEADING])
    expect(file.toString().startsWith(BOM)).toBe(true)
  })

  test('holds every field that the panel shows of a lead, under the panel’s name', () => {
    const { list, rows } = TYPES.lead
    const keys: string[] = LEAD_COLUMNS.map(({ key }) => key)
    expect(list.length).toBeGreaterThan(0)
    expect([...keys].sort()).toEqual([...new Set([...list, ...rows.flat(), 'updatedAt'])].sort())
    expect(LEAD_COLUMNS.map(({ header }) => header)).toEqual(HEADING)
  })

  test('says states in the panel’s words', async () => {
    const [, ...rows] = read(await write([{ state: 'descartado' }, { state: 'de antes' }]))
    expect(rows.map((cells) => cells[4])).toEqual(['Descartado', 'de antes'])
  })

  test('leaves a cell empty that its reader may not see', async () => {
    const [, cells] = read(await write([{ nombre: 'Ana' }]))
    expect(cells).toEqual(['', 'Ana', '', '', '', '', ''])
  })

  test('is broken off when the leads are', async () => {
    const failure = new Error('the database went away')
    async function* failing() {
      yield ana
      throw failure
    }
    await expect(write(failing())).rejects.toBe(failure)
  })

  test('that nobody waits for any more lets go of the leads', async () => {
    let isLetGo = false
    async function* endless() {
      try {
        for (;;) yield ana
      } finally {
        isLetGo = true
      }
    }
    const error = await new Promise((resolve) => {
      const stream = streamLeadCsv(endless(), resolve)
      stream.once('data', () => stream.destroy())
    })
    expect(error).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    await expect.poll(() => isLetGo).toBe(true)
  })

  test('is named by the day in Goya', () => {
    expect(leadFileName(new Date('2026-03-01T02:59:00Z'))).toBe('interesados-2026-02-28.csv')
    expect(leadFileName(new Date('2026-03-01T03:00:00Z'))).toBe('interesados-2026-03-01.csv')
  })
})

describe('a text that begins as a formula does', () => {
  const inert = [
    ['=1+1', "'=1+1"],
    ['+54 9 3777 55-5101', "'+54 9 3777 55-5101"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1+1', "'\r=1+1"],
    ['a;=1+1', 'a;=1+1'],
    ['"=1+1', '"=1+1'],
  ]

  test.each(inert)('%j is the text %j', async (text, cell) => {
    const [, cells] = read(await write([{ nombre: text, note: text }]))
    expect(cells).toEqual(['', cell, '', '', '', cell, ''])
  })
})

/** The library's documented mark before what begins as a formula, full-width forms included. */
const asCell = (text: string) => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

test('any text in any field is read back unchanged, but for the mark before a formula', async () => {
  const lead = fc.record({
    nombre: hostileText,
    email: hostileText,
    telefono: hostileText,
    state: hostileText,
    note: hostileText,
  })
  let marked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(lead, { minLength: 1, maxLength: 3 }), async (leads) => {
      const [heading, ...rows] = read(await write(leads))
      expect(heading).toEqual(HEADING)
      const texts = leads.map((one) => [one.nombre, one.email, one.telefono, one.state, one.note])
      expect(rows.map((cells) => cells.slice(1, -1))).toEqual(
        texts.map((row) => row.map((text) => asCell(text))),
      )
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      marked += texts.flat().filter((text) => asCell(text) !== text).length
    }),
    { numRuns: 2_000 },
  )
  expect(marked).toBeGreaterThan(2_000)
}, 120_000)
