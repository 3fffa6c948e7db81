import { describe, expect, test } from 'vitest'
import type { CheckedRow } from '../../api/store/controllers/sheet.ts'
import type { SheetRow } from '../../rules/sheet/sheet-rows.ts'
import {
  checkedRow,
  counted,
  fileName,
  isToApply,
  portionsOf,
  problemText,
  refusedHere,
  rowTitle,
  tableOf,
  writtenRow,
} from './sheet-model.ts'

const sheetRow = (row: number, description = ''): SheetRow => ({
  row,
  cells: { name: 'La Espiga', description },
  problems: [],
  notes: [],
})

const checked = (more: Partial<CheckedRow> = {}): CheckedRow => ({
  row: 2,
  outcome: 'change',
  numero: 7,
  name: 'La Espiga',
  state: 'published',
  changes: [],
  problems: [],
  notes: [],
  fingerprint: 'f',
  ...more,
})

describe('rows are sent in portions', () => {
  const rows = (count: number, text = '') =>
    Array.from({ length: count }, (_, at) => ({ sent: sheetRow(at, text) }))

  test('of so many', () => {
    expect(portionsOf(rows(120)).map(({ length }) => length)).toEqual([50, 50, 20])
    expect(portionsOf(rows(0))).toEqual([])
  })

  test('of so much text, and none is left out or turned round', () => {
    const some = rows(40, 'a'.repeat(10_000))
    const portions = portionsOf(some)
    expect(portions.flat()).toEqual(some)
    for (const portion of portions) expect(JSON.stringify(portion).length).toBeLessThan(200_000)
  })

  test('a row that is too much for a portion goes alone', () => {
    const some = [...rows(1), ...rows(1, 'a'.repeat(300_000)), ...rows(1)]
    expect(portionsOf(some).map(({ length }) => length)).toEqual([1, 1, 1])
  })
})

describe('a row', () => {
  test('tells where it stands and whose it is', () => {
    expect(rowTitle(checkedRow(sheetRow(2), checked()))).toBe('Fila 2 · La Espiga (n.º 7)')
    expect(rowTitle(refusedHere({ ...sheetRow(3), cells: {} }))).toBe('Fila 3 · sin nombre')
  })

  test('of what staff left unpublished says that it stays so', () => {
    const notes = (state: CheckedRow['state'], outcome: CheckedRow['outcome'] = 'change') =>
      checkedRow(sheetRow(2), checked({ state, outcome })).notes
    expect(notes('draft')).toEqual(['Está en borrador: queda en borrador.'])
    expect(notes('modified')).toEqual(['Tiene cambios sin publicar: queda sin publicar.'])
    expect(notes('published')).toEqual([])
    expect(notes('draft', 'same')).toEqual([])
  })

  test('is applied when it is new or changes something, and then shows what became of it', () => {
    const row = checkedRow(sheetRow(2), checked({ outcome: 'new', numero: null }))
    expect(isToApply(row)).toBe(true)
    expect(isToApply(refusedHere(sheetRow(2)))).toBe(false)
    const done = {
      row: 2,
      outcome: 'created',
      numero: 80,
      isPublished: true,
      problems: [],
    } as const
    const shown = writtenRow(row, { ...done, problems: [] })
    expect(shown).toMatchObject({ outcome: 'created', numero: 80, notes: ['Publicado.'] })
    expect(isToApply(shown)).toBe(false)
  })

  test('names the column of what is wrong, where it is one', () => {
    expect(problemText({ header: 'Teléfono', message: 'no.' })).toBe('Teléfono: no.')
    expect(problemText({ header: '', message: 'No.' })).toBe('No.')
  })
})

test('counts are words', () => {
  expect(counted(1, 'fila', 'filas')).toBe('1 fila')
  expect(counted(12_000, 'fila', 'filas')).toBe('12.000 filas')
})

test('a file has the titles of the columns that its reader may see, and the state', () => {
  const page = {
    keys: ['numero', 'name'],
    rows: [{ cells: { numero: '7', name: 'A' }, state: 'Borrador' }],
    next: null,
  }
  expect(tableOf([page, page])).toEqual([
    ['Número', 'Nombre', 'Estado'],
    ['7', 'A', 'Borrador'],
    ['7', 'A', 'Borrador'],
  ])
  expect(fileName('2026-03-01', 'xlsx')).toBe('comercios-2026-03-01.xlsx')
})
