import { expect, test } from 'vitest'
import { checkWhatsapp } from '../../rules/phone'
import { isSameNumber, phoneState, whatsappState } from './phone-model'

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['03777 15-45-6789', { kind: 'number', shown: '3777 45-6789', digits: '5493777456789' }],
  ['+54 9 3777 45-6789', { kind: 'number', shown: '3777 45-6789', digits: '5493777456789' }],
  ['011 4321-5678', { kind: 'number', shown: '5491143215678', digits: '5491143215678' }],
  ['45-6789', { kind: 'withoutArea', shown: '3777 45-6789' }],
  ['107', { kind: 'asItStands' }],
  ['0800-555-1234', { kind: 'asItStands' }],
  ['3777 42-1234 / 3777 45-6789', { kind: 'asItStands' }],
  ['3777 42-1234 y 45-6789', { kind: 'asItStands' }],
  ['3777 ABC', { kind: 'unreadable' }],
  ['12', { kind: 'unreadable' }],
])('%j is %j', (text, state) => {
  expect(phoneState(text)).toEqual(state)
})

const GOYA = { kind: 'number', shown: '3777 45-6789', digits: '5493777456789' }

test.each([
  ['', { kind: 'empty' }],
  ['03777 15-45-6789', GOYA],
  ['https://wa.me/5493777456789', GOYA],
  ['https://api.whatsapp.com/send?phone=5493777456789&text=Hola', GOYA],
  ['45-6789', { kind: 'withoutArea', shown: '3777 45-6789' }],
  ['3777 42-1234 / 3777 45-6789', { kind: 'several' }],
  ['3777 42-1234 y 45-6789', { kind: 'several' }],
  ['107', { kind: 'unreadable' }],
  ['0800-555-1234', { kind: 'unreadable' }],
  ['https://wa.me/message/ABC', { kind: 'unreadable' }],
  ['3777 ABC', { kind: 'unreadable' }],
])('%j typed for WhatsApp is %j, as saving it will say', (text, state) => {
  expect(whatsappState(text)).toEqual(state)
  expect(checkWhatsapp(text).ok).toBe(state.kind === 'number')
})

test('a number is the same however it is written', () => {
  expect(isSameNumber('03777 15-456789', '5493777456789')).toBe(true)
  expect(isSameNumber('3777 45-6789', '3777 45-6780')).toBe(false)
  expect(isSameNumber('no sé', ' no sé ')).toBe(true)
  expect(isSameNumber('', '5493777456789')).toBe(false)
})
