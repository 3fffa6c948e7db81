import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '../../rules/calendar'
import { suggestionFor, suggestionText, unknownNames, withSuggestion } from './unknown-names'

const PLACES = [
  { name: 'Bar Ceibo', isPharmacy: false },
  { name: 'Farmacia Ceibo', isPharmacy: true },
  { name: 'Farmacia del Lapacho', isPharmacy: true },
  { name: 'Farmacia del Puente', isPharmacy: true },
  { name: 'Farmacia San José Norte', isPharmacy: true },
  { name: 'Farmacia San José Sur', isPharmacy: true },
  { name: 'Farmacia Sarmiento y Belgrano', isPharmacy: true },
]

describe('a name that the guide does not have', () => {
  test.each([
    ['Ceibo', 'Farmacia Ceibo'],
    ['FARM. DEL PUENTE', 'Farmacia del Puente'],
    ['Fcia. Lapacho', 'Farmacia del Lapacho'],
    ['San Jose', null],
    ['Farmacia', null],
    ['Los Naranjos', null],
  ])('%s may be %s', (name, suggestion) => expect(suggestionFor(name, PLACES)).toBe(suggestion))

  test('is told of once, one that it has never', () => {
    const text =
      '1/12/2026 = Ceibo, farmacia CEIBO\n2/12/2026 = Ceibo\ndesde 3/12/2026 = Naranjos, Ceibo'
    expect(unknownNames(text, PLACES)).toEqual([
      { name: 'Ceibo', suggestion: 'Farmacia Ceibo' },
      { name: 'Naranjos', suggestion: null },
    ])
  })
})

describe('a name in short', () => {
  const places = [
    ...PLACES,
    ...['Farmacia Santa Rosa del Río', 'Farmacia Buen Alivio', 'Farmacia 24 Horas'].map((name) => ({
      name,
      isPharmacy: true,
    })),
  ]
  test.each([
    ['Fcia. del Lapacho (24 hs)', 'Farmacia del Lapacho'],
    ['Fcia. Lapacho - 24 hs.', 'Farmacia del Lapacho'],
    ['Fcia. Ceibo FERIADO', 'Farmacia Ceibo'],
    ['Fcia. Sta. Rosa del Rio', 'Farmacia Santa Rosa del Río'],
    ['STA ROSA', 'Farmacia Santa Rosa del Río'],
    ['F. Ceibo', 'Farmacia Ceibo'],
    ['Far. Ceibo', 'Farmacia Ceibo'],
    ['B. Alivio', 'Farmacia Buen Alivio'],
    ['Ceibo (centro)', 'Farmacia Ceibo'],
    ['Ceibo Tel 555001', 'Farmacia Ceibo'],
    ['Fcia Ceibo 3777-555001', 'Farmacia Ceibo'],
    ['Fcia 24 hs', null],
    ['Fcia. 24 horas', 'Farmacia 24 Horas'],
    ['S. José', null],
    ['B.', null],
    ['Ceibo (Farmacia Nueva)', null],
    ['Ceibo (centro) Los Naranjos', null],
  ])('%s may be %s', (name, suggestion) => expect(suggestionFor(name, places)).toBe(suggestion))
})

describe('a name with a slip', () => {
  test.each([
    ['Farmasia Lapacho', 'Farmacia del Lapacho'],
    ['FARMACIAS CEIBO', 'Farmacia Ceibo'],
    ['Farmacia Seibo', 'Farmacia Ceibo'],
    ['Lapahco', 'Farmacia del Lapacho'],
    ['Farmasia', null],
    ['Farmacia Norma', null],
    ['San Jsoé', null],
    ['Farmacia Ceiro Lapcho', null],
  ])('%s may be %s', (name, suggestion) => expect(suggestionFor(name, PLACES)).toBe(suggestion))
})

describe('a name with address and telephone', () => {
  test.each([
    'FARMACIA CEIBO - Colon 520 - Tel 555001',
    'Farmacia Ceibo (Colón 520)',
    'Ceibo – Colón y Mitre – Tel. (03777) 15-555-001 / 555-002',
    'Farmacia Ceibo - 25 de Mayo 520',
    'Farmacia Ceibo - Colón s/n',
    'Farmacia Ceibo - Colón esq. Mitre',
    'CEIBO-Colon 520',
    'Farmasia Seibo - 3777 555001',
  ])('«%s» may be the pharmacy alone', (name) =>
    expect(suggestionFor(name, PLACES)).toBe('Farmacia Ceibo'),
  )

  test.each([
    'Los Naranjos - Colón 520',
    'Farmacia Ceibo - Los Naranjos',
    'Farmacia Ceibo - 25 de Mayo',
    'Farmacia Ceibo - Farmacia Nueva 24',
    'Farmacia Ceibo y Naranjos 520',
    'Colón 520 - Farmacia Ceibo',
  ])('of «%s» nothing is left out', (name) => expect(suggestionFor(name, PLACES)).toBeNull())

  const daysAfter = (text: string) =>
    readCalendar(
      unknownNames(text, PLACES).reduce(
        (before, { name, suggestion }) =>
          suggestion === null ? before : withSuggestion(before, name, suggestion),
        text,
      ),
    ).days.map(({ text: names }) => names)

  test('is corrected in the whole list', () => {
    const text =
      'Diciembre 2026\nMartes 1: FARMACIA CEIBO - Colon 520 - Tel 555001\n2 Farmacia Ceibo (Colón 520, Tel 555001)'
    expect(daysAfter(text)).toEqual(['Farmacia Ceibo', 'Farmacia Ceibo'])
  })

  test('that stand behind a comma, or in cells of their own, are taken out', () => {
    const text =
      'Diciembre 2026\n1 Farmacia Ceibo, Colon 520, Tel 555001\n2;Del Puente;Colón 10;3777-555002'
    expect(unknownNames(text, PLACES)).toEqual([
      { name: 'Colon 520', suggestion: '' },
      { name: 'Tel 555001', suggestion: '' },
      { name: 'Del Puente', suggestion: 'Farmacia del Puente' },
      { name: 'Colón 10', suggestion: '' },
    ])
    expect(daysAfter(text)).toEqual(['Farmacia Ceibo', 'Farmacia del Puente'])
  })

  test('is left where no pharmacy stands before it, or where it may be one', () => {
    const text =
      '1/12/2026 = Ceibo, Colon 520\n2/12/2026 = Colon 520\n3/12/2026 = Ceibo, 25 de Mayo, Naranjos, Tel 555001'
    expect(unknownNames(text, PLACES).map(({ suggestion }) => suggestion)).toEqual([
      'Farmacia Ceibo',
      ...Array<null>(4).fill(null),
    ])
  })
})

describe('two pharmacies as one name', () => {
  const BOTH = 'Farmacia Ceibo, Farmacia del Puente'

  test.each([
    ['Farmacia Ceibo y Farmacia del Puente', BOTH],
    ['Ceibo/Del Puente', BOTH],
    ['Ceibo - Del Puente', BOTH],
    ['Ceibo (Colón 520) y Del Puente (Tel 555002)', BOTH],
    ['Ceibo y Sarmiento y Belgrano', 'Farmacia Ceibo, Farmacia Sarmiento y Belgrano'],
    ['Sarmiento y Belgrano', 'Farmacia Sarmiento y Belgrano'],
    ['Ceibo y Los Naranjos', null],
    ['Seibo y Puentes', null],
    ['San José / Ceibo', null],
  ])('%s may be %s', (name, suggestion) => expect(suggestionFor(name, PLACES)).toBe(suggestion))

  test('is no guess where the guide has a pharmacy of both words', () => {
    const places = [...PLACES, { name: 'Farmacia Puente y Ceibo', isPharmacy: true }]
    expect(suggestionFor('Farmacia Ceibo y Farmacia Lapacho', places)).not.toBeNull()
    expect(suggestionFor('Farmacia Ceibo y Farmacia del Puente', places)).toBeNull()
  })

  test('become two of that day; of a rotation they would become two days', () => {
    const day = '1/12/2026 = Ceibo/Del Puente'
    expect(withSuggestion(day, 'Ceibo/Del Puente', BOTH)).toBe(`1/12/2026 = ${BOTH}`)
    expect(unknownNames(day, PLACES)).toMatchObject([{ suggestion: BOTH }])
    const turns = 'desde 1/12/2026 = Ceibo/Del Puente, Lapacho'
    expect(unknownNames(turns, PLACES)).toMatchObject([
      { suggestion: null },
      { suggestion: 'Farmacia del Lapacho' },
    ])
  })
})

test('a suggestion is a sentence about the name', () => {
  expect(['A', 'A, B', ''].map(suggestionText)).toEqual([
    'es A',
    'son A y B',
    'no es una farmacia: quitar',
  ])
})

test('no name makes it throw, and what is suggested is of the guide', () => {
  const names = PLACES.map(({ name }) => name)
  const piece = fc.constantFrom('Ceibo', 'y', '/', '-', '(', ')', 'Puente', '520', 'Tel', 'Sur')
  const written = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  )
  fc.assert(
    fc.property(written, (name) => {
      const suggestion = suggestionFor(name, PLACES)
      for (const one of suggestion?.split(', ') ?? []) expect(names).toContain(one)
    }),
  )
})
