import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionsLink } from './maps.ts'
import { calls, telLink, waLink } from './phone.ts'

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
})

test('every number of a text can be called', () => {
  expect(calls('107 / 3777 42-1234, int. 5')).toEqual([
    { text: '107', href: 'tel:107' },
    { text: '3777 42-1234', href: 'tel:3777421234' },
    { text: 'int. 5', href: 'tel:5' },
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
