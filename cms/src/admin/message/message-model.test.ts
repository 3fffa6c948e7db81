import { expect, test } from 'vitest'
import type { Piece } from '../../rules/reading/message/read-message'
import { isShortName, isTyped, labelOf, pathOf, pieceText, withLine } from './message-model'

const choice = (name: string) => ({ id: 1, documentId: name, name, isPublished: true })
const food = { ...choice('Alimentos'), subcategories: [] }

const piece = (value: unknown) => ({ words: [], ...(value as object) }) as unknown as Piece

test.each([
  [{ field: 'name', value: 'La Espiga' }, 'La Espiga'],
  [{ field: 'whatsapp', value: '5493777456789' }, '3777 45-6789'],
  [{ field: 'location', value: { lat: -29.14, lng: -59.26 } }, '-29.14, -59.26'],
  [
    {
      field: 'hours',
      value: {
        monday: { mode: 'ranges', ranges: [{ opens: '07:30', closes: '13:00' }] },
        tuesday: { mode: 'ranges', ranges: [{ opens: '07:30', closes: '13:00' }] },
        thursday: { mode: 'closed' },
      },
    },
    'Lunes a martes: 7:30 a 13:00 · Jueves: Cerrado',
  ],
  [
    {
      field: 'categories',
      value: [
        { kind: 'subcategory', choice: choice('Panaderías'), category: food },
        { kind: 'category', choice: food },
      ],
    },
    'Alimentos › Panaderías, Alimentos',
  ],
])('%j is shown as %j', (value, text) => {
  expect(pieceText(piece(value))).toBe(text)
})

test('the parts of a group stand in it', () => {
  expect(pathOf(piece({ field: 'instagram', value: 'x' }))).toEqual(['social', 'instagram'])
  expect(pathOf(piece({ field: 'address', value: 'x' }))).toEqual(['address'])
  expect(labelOf('instagram')).toBe('Instagram')
  expect(labelOf('paymentMethods')).toBe('Medios de pago')
})

test('what somebody typed is not typed over; what is empty or the same is', () => {
  const name = piece({ field: 'name', value: 'La Espiga' })
  expect(isTyped({ name: '' }, name)).toBe(false)
  expect(isTyped({}, name)).toBe(false)
  expect(isTyped({ name: 'La Espiga' }, name)).toBe(false)
  expect(isTyped({ name: 'El Trigal' }, name)).toBe(true)
  const account = piece({ field: 'instagram', value: 'https://www.instagram.com/espiga' })
  expect(isTyped({ social: null }, account)).toBe(false)
  expect(isTyped({ social: { instagram: 'https://www.instagram.com/otra' } }, account)).toBe(true)
  const trades = piece({ field: 'categories', value: [{ kind: 'category', choice: food }] })
  expect(isTyped({ categories: { connect: [], disconnect: [] } }, trades)).toBe(false)
  expect(isTyped({ categories: { connect: [{ id: 3 }] } }, trades)).toBe(true)
})

test('who is known by his whole name need not be asked about a part of it', () => {
  const name = piece({ field: 'name', value: 'La Espiga' })
  expect(isShortName({ name: 'Panadería La Espiga de Oro' }, name)).toBe(true)
  expect(isShortName({ name: 'La Espigadora' }, name)).toBe(false)
  expect(isShortName({ name: null }, name)).toBe(false)
  expect(isShortName({ name: 'La Espiga' }, piece({ field: 'address', value: 'x' }))).toBe(false)
})

test('a line goes below the description', () => {
  expect(withLine('', 'Tortas.')).toBe('Tortas.')
  expect(withLine(null, 'Tortas.')).toBe('Tortas.')
  expect(withLine('Pan. ', 'Tortas.')).toBe('Pan.\nTortas.')
})
