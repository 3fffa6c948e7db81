import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionsLink } from '../stores/directions.ts'
import { readablePhone } from '@guia/contract'
import { calls, digits, phonePieces, readablePieces, telLink } from './phone.ts'
import { waLink } from './whatsapp.ts'

test('a WhatsApp link holds digits only', () => {
  expect(waLink('+54 9 3777 55-5123')).toBe('https://wa.me/5493777555123')
  expect(waLink('sin número')).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(waLink(text) ?? 'https://wa.me/0').toMatch(/^https:\/\/wa\.me\/\d+$/)
    }),
  )
})

test('a call link keeps the international sign and takes the first of several numbers', () => {
  expect(telLink('3777 55-5123')).toBe('tel:3777555123')
  expect(telLink('+54 3777 55-5123')).toBe('tel:+543777555123')
  expect(telLink('55-5123 / 55-5124')).toBe('tel:555123')
  expect(telLink('107')).toBe('tel:107')
  expect(telLink('-')).toBeNull()
  // A letter in the place of a nought: what is left of it would call somebody else.
  expect(telLink('3777 61-23O5 llamar tarde')).toBeNull()
  expect(telLink('3777 61-23O5 / 55-5124')).toBe('tel:555124')
})

test.each([
  ['42-1234 int. 4', 'tel:421234'],
  ['3777 42-1234, interno 12', 'tel:3777421234'],
  ['0800-999-0091 (24 hs)', 'tel:08009990091'],
  ['0800-999-0091 (24)', 'tel:08009990091'],
  ['24 hs: 42-1234', 'tel:421234'],
  ['Fijo (03777) 42-1234', 'tel:03777421234'],
  ['03777 (15) 55-5123', 'tel:0377715555123'],
  ['Tel. +54 9 (3777) 55-5123', 'tel:+5493777555123'],
  ['3777.55.5123', 'tel:3777555123'],
  ['55-5123 y 55-5124', 'tel:555123'],
  ['55-5123 O 55-5124', 'tel:555123'],
  ['sin número / 55-5124', 'tel:555124'],
  ['int. 5', null],
  ['12', null],
  ['llamar a marta 37b7', null],
])('what is called of «%s» is a number, without what is said of it', (phone, href) => {
  expect(telLink(phone)).toBe(href)
})

test('whatever is written, a call link holds a number and nothing else', () => {
  const words = fc.constantFrom(
    '+',
    '(',
    ')',
    ' ',
    '-',
    'int. ',
    ' y ',
    '/',
    ',',
    'hs',
    '3777',
    '5',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join('')),
      ),
      (phone) => {
        expect(telLink(phone) ?? 'tel:0').toMatch(/^tel:\+?\d+$/)
        for (const { text, href } of calls(phone)) {
          expect(digits(text)).toContain(digits(href))
          expect(text).toBe(text.trim())
        }
        expect(calls(phone)[0]?.href ?? null).toBe(telLink(phone))
        const pieces = phonePieces(phone).map(({ text }) => text)
        expect(pieces.join('')).toBe(phone)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('every number of a text can be called', () => {
  expect(calls('107 / 3777 42-1234, int. 5 y 42-1235')).toEqual([
    { text: '107', href: 'tel:107' },
    { text: '3777 42-1234, int. 5', href: 'tel:3777421234' },
    { text: '42-1235', href: 'tel:421235' },
  ])
  expect(calls('sin teléfono')).toEqual([])
})

const place = { location: { lat: -29.14, lng: -59.26 }, address: 'Colón 1', city: 'Goya' }

test('directions go to the point', () => {
  expect(directionsLink(place)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-29.14,-59.26',
  )
})

test('without a point the address is searched', () => {
  expect(directionsLink({ ...place, location: null })).toBe(
    'https://www.google.com/maps/search/?api=1&query=Col%C3%B3n%201%2C%20Goya',
  )
})

test('without point and address there is no link', () => {
  expect(directionsLink({ location: null, address: '', city: 'Goya' })).toBeNull()
})

test.each([
  ['03777-555123', '3777 55-5123'],
  ['3777555123', '3777 55-5123'],
  ['+54 9 (3777) 55-5123', '3777 55-5123'],
  ['03777 15 555123', '3777 55-5123'],
  ['3777 55-5123', '3777 55-5123'],
  ['0800-999-0091', '0800-999-0091'],
  ['55-5123', '55-5123'],
  ['011 4000-1234', '011 4000-1234'],
  ['3777 42-1234 int. 4', '3777 42-1234 int. 4'],
  ['107', '107'],
])('«%s» is shown as «%s»', (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown)
})

test('each number of a text is shown one way, and called as it was written', () => {
  expect(readablePieces('03777-555123 / 3777555124')).toEqual([
    { text: '3777 55-5123', href: 'tel:03777555123' },
    { text: ' ', href: null },
    { text: '/', href: null },
    { text: ' ', href: null },
    { text: '3777 55-5124', href: 'tel:3777555124' },
  ])
})
