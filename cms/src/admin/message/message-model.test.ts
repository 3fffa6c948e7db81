import { expect, test } from 'vitest'
import type { Piece } from '../../rules/reading/message/read-message'
import {
  filledValue,
  isShortName,
  isTyped,
  labelOf,
  pathOf,
  pieceText,
  waitingText,
  withLine,
} from './message-model'

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

const CLOSED = { mode: 'closed' }
const OPEN = { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] }

test('hours change the days that the message names, and no other', () => {
  const saturdays = piece({ field: 'hours', value: { saturday: CLOSED } })
  const week = { monday: OPEN, saturday: OPEN, sunday: CLOSED }
  expect(isTyped({ hours: week }, saturdays)).toBe(true)
  expect(filledValue({ hours: week }, saturdays)).toEqual({ ...week, saturday: CLOSED })
  expect(waitingText(saturdays)).toContain('cambia solo los días que nombra')
  expect(isTyped({ hours: { ...week, saturday: CLOSED } }, saturdays)).toBe(false)
  expect(isTyped({ hours: { monday: OPEN } }, saturdays)).toBe(false)
  expect(isTyped({}, saturdays)).toBe(false)
  expect(filledValue({ hours: null }, saturdays)).toEqual({ saturday: CLOSED })
})

test('special hours wait for a word where the form says something else of those days', () => {
  const days = piece({ field: 'specialHours', value: '24/12/2026 = cerrado' })
  expect(isTyped({ specialHours: '25/12/2026 = cerrado' }, days)).toBe(false)
  expect(isTyped({ specialHours: '24/12/2026 = cerrado' }, days)).toBe(false)
  expect(isTyped({ specialHours: '24/12/2026 = 9 a 13' }, days)).toBe(true)
  expect(filledValue({ specialHours: '24/12/2026 = 9 a 13' }, days)).toBe('24/12/2026 = cerrado')
  expect(waitingText(days)).toContain('lo reemplaza')
})

test('a part of a group leaves the others', () => {
  const account = piece({ field: 'instagram', value: 'x' })
  expect(filledValue({ social: { facebook: 'y' } }, account)).toEqual({
    facebook: 'y',
    instagram: 'x',
  })
  expect(filledValue({ social: null }, account)).toEqual({ instagram: 'x' })
  expect(filledValue({}, piece({ field: 'address', value: 'x' }))).toBe('x')
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
