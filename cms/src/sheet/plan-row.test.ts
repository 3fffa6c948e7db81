import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../tests/support/hostile-text.ts'
import { SAMPLE_CHOICES } from '../rules/reading/choices/testing/sample-choices.ts'
import { SHEET_COLUMNS, type Cells } from '../rules/sheet/columns.ts'
import { choiceReader } from './choice-cells.ts'
import { planRow } from './plan-row.ts'
import type { Named, SheetStore } from './sheet-store.ts'
import { writeCells } from './write-cells.ts'

const reader = choiceReader(SAMPLE_CHOICES)
const named = (list: readonly Named[], ...names: string[]): Named[] =>
  names.map((name) => list.find((one) => one.name === name) ?? { documentId: 'gone', name })
const subcategories = SAMPLE_CHOICES.categories.flatMap((one) => one.subcategories)

const store: SheetStore = {
  documentId: 's1',
  numero: 7,
  name: 'La Espiga',
  isActive: true,
  categories: named(SAMPLE_CHOICES.categories, 'Kioscos y Almacenes', 'Alimentos'),
  subcategories: named(subcategories, 'Panaderias'),
  paymentMethods: named(SAMPLE_CHOICES.paymentMethods, 'Efectivo', 'QR'),
  phone: '03777421234',
  whatsapp: '5493777555123',
  wholesaleWhatsapp: '5491144445555',
  address: 'Colón 123',
  city: 'Goya',
  location: { lat: -29.1405, lng: -59.2631 },
  hours: { monday: { mode: 'text', text: 'A coordinar' }, sunday: { mode: 'closed' } },
  social: { id: 3, instagram: 'https://www.instagram.com/espiga', facebook: null },
  description: 'Pan.\nY facturas.',
  website: 'https://espiga.example/',
  tags: 'pan, facturas',
  specialHours: '25/12 = cerrado',
  internalNote: 'Atiende Marta.',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const cellsOf = (one: SheetStore) => writeCells(one, reader)
const plan = (cells: Cells, current: SheetStore | null = store, emptyClears = false) =>
  planRow(cells, current, { reader, emptyClears })

describe('a store as it was written', () => {
  test('is what a person reads', () => {
    expect(cellsOf(store)).toEqual({
      numero: '7',
      name: 'La Espiga',
      categories: 'Alimentos, Kioscos y Almacenes',
      subcategories: 'Panaderias',
      phone: '3777 42-1234',
      whatsapp: '3777 55-5123',
      wholesaleWhatsapp: '+54 9 1144445555',
      address: 'Colón 123',
      city: 'Goya',
      location: '-29.1405, -59.2631',
      hours: 'Lunes: «A coordinar»; Domingo: cerrado',
      paymentMethods: 'Efectivo, QR',
      'social.instagram': 'https://www.instagram.com/espiga',
      'social.facebook': '',
      'social.x': '',
      'social.tiktok': '',
      'social.youtube': '',
      description: 'Pan.\nY facturas.',
      isActive: 'sí',
      website: 'https://espiga.example/',
      shopUrl: '',
      menuUrl: '',
      specialHours: '25/12 = cerrado',
      tags: 'pan, facturas',
      promotionText: '',
      internalNote: 'Atiende Marta.',
    })
  })

  test.each([false, true])('changes nothing; empties clear: %s', (emptyClears) => {
    expect(plan(cellsOf(store), store, emptyClears)).toEqual({
      changes: [],
      problems: [],
      notes: [],
      data: {},
    })
  })

  test('makes the same store again', () => {
    const { data, problems } = plan(cellsOf(store), null)
    expect(problems).toEqual([])
    const { documentId: _, numero: __, updatedAt: ___, ...content } = store
    const ids = (list: Named[] = []) => ({
      set: expect.arrayContaining(list.map((one) => one.documentId)),
    })
    expect(data).toEqual({
      ...content,
      phone: '3777 42-1234',
      social: { instagram: 'https://www.instagram.com/espiga' },
      categories: ids(store.categories),
      subcategories: ids(store.subcategories),
      paymentMethods: ids(store.paymentMethods),
    })
  })
})

describe('a changed cell', () => {
  test('changes its field alone, and of a group its part', () => {
    expect(plan({ 'social.facebook': 'facebook.com/espiga', name: 'La Espiga' })).toEqual({
      changes: [
        { key: 'social.facebook', header: 'Facebook', from: '', to: 'https://facebook.com/espiga' },
      ],
      problems: [],
      notes: [],
      data: { social: { ...store.social, facebook: 'https://facebook.com/espiga' } },
    })
  })

  test.each([
    ['whatsapp', '+54 9 3777 15 55-5123'],
    ['whatsapp', "'3777555123"],
    ['location', '29°08\'25.8"S 59°15\'47.16"W'],
    ['categories', 'kioscos y almacenes; ALIMENTOS'],
    ['isActive', 'SI'],
    ['social.instagram', '@espiga'],
    ['hours', 'lunes: «A coordinar»; domingo: cerrado'],
  ])('%s as %s is the same', (key, cell) => {
    const { changes, problems } = plan({ [key]: cell })
    expect({ changes, problems }).toEqual({ changes: [], problems: [] })
  })

  test('may use the words of staff', () => {
    const { changes } = plan({ paymentMethods: 'Efectivo, mercado pago, tarjeta' })
    expect(changes[0]?.to).toBe('Billetera virtual, Crédito, Débito, Efectivo, QR')
  })

  test.each([
    ['categories', 'Alimentos, Panificados raros', '«Panificados raros» no está entre'],
    ['categories', 'Alimmentos', '¿Quisiste decir «Alimentos»?'],
    ['paymentMethods', 'Efectvo', '¿Quisiste decir «Efectivo»?'],
    ['subcategories', 'Panad', '¿Quisiste decir «Panaderias»?'],
    ['whatsapp', '5,49378E+12', 'Excel redondeó el número (5,49378E+12)'],
    ['phone', '5.49378E+12', 'Excel redondeó el número'],
    ['whatsapp', '555123', 'Falta la característica'],
    ['location', 'https://maps.app.goo.gl/abc', 'Ese enlace corto no dice el lugar'],
    ['location', '29.1405, 59.2631', '¿Quisiste decir -29.1405, -59.2631?'],
    ['isActive', 'quizás', 'no es ni «sí» ni «no»'],
    ['website', '=HYPERLINK("x")', 'no es una dirección web'],
    ['social.instagram', 'https://facebook.com/x', 'no es una cuenta de Instagram'],
    ['hours', 'abre cuando quiere los lunes', 'no se entiende'],
  ])('%s as %s is refused with a word', (key, cell, words) => {
    const { problems, changes } = plan({ [key]: cell })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain(words)
    expect(changes).toEqual([])
  })
})

describe('an empty cell', () => {
  const empty = Object.fromEntries(SHEET_COLUMNS.map(({ key }) => [key, '']))

  test('leaves everything alone', () => {
    expect(plan(empty).changes).toEqual([])
  })

  test('empties when it is asked to, but never the name, the note, and whether it is active', () => {
    const { changes, problems } = plan(empty, store, true)
    const keys = changes.map(({ key }) => key)
    expect(keys).toContain('whatsapp')
    expect(keys).toContain('categories')
    for (const key of ['internalNote', 'isActive', 'name']) expect(keys).not.toContain(key)
    expect(problems).toEqual([{ header: 'Nombre', message: 'no puede quedar vacío.' }])
  })
})

describe('the internal note', () => {
  test('is never replaced', () => {
    const { changes, notes } = plan({ internalNote: 'Otra cosa' }, store, true)
    expect(changes).toEqual([])
    expect(notes).toHaveLength(1)
  })
  test('is written where there is none, and goes on', () => {
    expect(plan({ internalNote: 'Nueva' }, { ...store, internalNote: null }).changes).toHaveLength(
      1,
    )
    expect(plan({ internalNote: 'Atiende Marta. Y Juan.' }).changes).toHaveLength(1)
  })
})

test('a name that several categories have is told with its category', () => {
  const others = (id: string) => ({ id: 1, documentId: id, name: 'Otros', isPublished: true })
  const [food, phones] = SAMPLE_CHOICES.categories
  const two = choiceReader({
    ...SAMPLE_CHOICES,
    categories: [
      { ...food!, subcategories: [others('o1')] },
      { ...phones!, subcategories: [others('o2')] },
    ],
  })
  const of = (id: string): SheetStore => ({
    ...store,
    categories: [food!],
    subcategories: [{ documentId: id, name: 'Otros' }],
  })
  expect(writeCells(of('o2'), two).subcategories).toBe('Otros (Celulares y Accesorios)')
  const options = { reader: two, emptyClears: false }
  expect(planRow({ subcategories: 'Otros' }, of('o1'), options).changes).toEqual([])
  const unclear = planRow({ subcategories: 'Otros' }, { ...of('o1'), categories: [] }, options)
  expect(unclear.problems[0]?.message).toContain('hay en varias categorías')
})

const anyCells = fc.dictionary(fc.constantFrom(...SHEET_COLUMNS.map(({ key }) => key)), hostileText)

test('any cells are planned or refused; what they write is written once', () => {
  fc.assert(
    fc.property(anyCells, fc.boolean(), (cells, emptyClears) => {
      const { problems, changes } = plan(cells, store, emptyClears)
      for (const { message } of problems) expect(message).not.toBe('')
      for (const { from, to } of changes) expect(to).not.toBe(from)
    }),
    { numRuns: 150 },
  )
})

test('any texts of a store come back unchanged', () => {
  const texts = fc.record({
    name: hostileText,
    phone: hostileText,
    description: hostileText,
    website: hostileText,
    address: hostileText,
  })
  fc.assert(
    fc.property(texts, fc.boolean(), (dirty, emptyClears) => {
      const current = { ...store, ...dirty }
      expect(plan(cellsOf(current), current, emptyClears)).toMatchObject({
        changes: [],
        problems: [],
      })
    }),
    { numRuns: 150 },
  )
})
