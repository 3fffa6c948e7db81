import { expect, test } from 'vitest'
import { isContactPhone } from './contact-phone'

test.each([
  '107',
  '911',
  '147',
  '0800-999-0091',
  '0800-999-0091 (24 hs)',
  '42-1234',
  '42-1234 int. 4',
  '3777 42-1234, interno 12',
  '(03777) 15-555162',
  '+54 9 3777 55-5543',
  'Tel. 3777.55.5123',
  '55-5123 y 55-5124',
  '3777 55-5123 / 3777 55-5124 / 0800-999-0091',
  'Guardia: 3777 42-1234',
  '147, opción 2',
  '107 / WhatsApp 3777 55-5123',
])('«%s» can be dialled', (text) => {
  expect(isContactPhone(text)).toBe(true)
})

test.each([
  '107x abc',
  '107x',
  'Bomberos',
  '-',
  '12',
  'l07',
  '<b>107</b>',
  '3777 555123 4567890123',
])('«%s» cannot', (text) => {
  expect(isContactPhone(text)).toBe(false)
})
