import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileText } from '../../../tests/support/hostile-text.ts'
import { answerLink, greetingOf, storeDraftOf, unreadText } from './lead-answer.ts'

const ana = {
  nombre: 'Ana Sosa',
  email: 'ana@correo.example',
  telefono: '03777 15-55-5101',
  createdAt: '2026-11-26T13:14:00.000Z',
}

describe('the answer by WhatsApp', () => {
  test('names the person and the site', () => {
    expect(greetingOf(ana, 'Goya a un click')).toMatch(
      /^Hola, Ana Sosa! Te escribimos de Goya a un click: /,
    )
    expect(greetingOf({ nombre: ' ' }, '')).toMatch(/^Hola! Te escribimos de la guía: /)
  })

  test.each([
    ['03777 15-55-5101', '5493777555101'],
    ['+54 9 3777 55-5101', '5493777555101'],
    ['55-5101', '5493777555101'],
  ])('goes to %s as %s', (telefono, digits) => {
    expect(answerLink({ ...ana, telefono }, '')).toContain(`https://wa.me/${digits}?text=Hola`)
  })

  test.each(['no tengo', '107', '3777-12', '', null])('goes nowhere for %j', (telefono) => {
    expect(answerLink({ ...ana, telefono }, 'Guía')).toBeNull()
  })

  test('leads to no other address, whatever a visitor wrote', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (nombre, telefono, site) => {
        const link = answerLink({ nombre, telefono }, site)
        if (link === null) return
        const { origin, pathname, searchParams, hash } = new URL(link)
        expect([origin, hash]).toEqual(['https://wa.me', ''])
        expect(pathname).toMatch(/^\/\d+$/)
        expect([...searchParams.keys()]).toEqual(['text'])
      }),
    )
    const hostile = { ...ana, nombre: 'x&phone=1#y?z' }
    expect(new URL(answerLink(hostile, '') ?? '').searchParams.get('text')).toContain('x&phone=1#y')
  })
})

describe('a store made of a lead', () => {
  test('has the number for WhatsApp, and the rest in its note: who wrote is no store', () => {
    expect(storeDraftOf(ana)).toEqual({
      phone: '',
      whatsapp: '5493777555101',
      internalNote:
        'Interesado del 2026-11-26 10:14: Ana Sosa, email ana@correo.example, teléfono 03777 15-55-5101',
    })
  })

  test('has a number without area code as it was written, for the form to ask', () => {
    expect(storeDraftOf({ ...ana, telefono: '55-5101' })).toMatchObject({ whatsapp: '55-5101' })
  })

  test('has what is no number as its phone', () => {
    expect(storeDraftOf({ ...ana, telefono: '0800 555 1234' })).toMatchObject({
      phone: '0800 555 1234',
      whatsapp: '',
    })
  })

  test('of nothing is nothing', () => {
    expect(storeDraftOf({})).toEqual({
      phone: '',
      whatsapp: '',
      internalNote: 'Interesado: ',
    })
  })
})

test('new leads are counted in words', () => {
  expect([null, 0, 1, 3].map(unreadText)).toEqual(['', '', '1 nuevo', '3 nuevos'])
})
