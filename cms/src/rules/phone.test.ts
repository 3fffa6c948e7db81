import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWhatsapp } from './phone'

describe('a WhatsApp number', () => {
  test.each([
    ['3777 15-555123', '5493777555123'],
    ['03777 15-555123', '5493777555123'],
    ['03777-555123', '5493777555123'],
    ['3777555123', '5493777555123'],
    ['+54 3777 555123', '5493777555123'],
    ['+54 9 3777 555123', '5493777555123'],
    ['5493777555123', '5493777555123'],
    ['549 3777 55-5123', '5493777555123'],
    ['+54 9 3777 15 55-5123', '5493777555123'],
    ['+54 9 (03777) 15 55-5123', '5493777555123'],
    ['549377715555123', '5493777555123'],
    ['9 3777 15-555123', '5493777555123'],
    ['+54 9 11 15 4444-5555', '5491144445555'],
    ['11 4444-5555', '5491144445555'],
    ['011 15 4444 5555', '5491144445555'],
    ['+595 981 123456', '595981123456'],
    ['595981123456', '595981123456'],
    ['+55 51 99999-8888', '5551999998888'],
    ['+598 99 123 456', '59899123456'],
    ['+34 612 34 56 78', '34612345678'],
    ['+1 415 555 2671', '14155552671'],
  ])('%s becomes %s', (text, digits) => {
    expect(checkWhatsapp(text)).toEqual({ ok: true, digits })
  })

  test.each([
    'https://wa.me/5493777555123',
    'wa.me/+5493777555123',
    'http://wa.me/5493777555123?text=Hola%20123456789',
    'https://api.whatsapp.com/send?phone=5493777555123',
    'https://api.whatsapp.com/send/?text=Hola&phone=%2B5493777555123&app_absent=0',
    ' https://web.whatsapp.com/send?phone=5493777555123 ',
    'https://wa.me/3777555123',
  ])('of a link is the number that it opens: %s', (link) => {
    expect(checkWhatsapp(link)).toEqual({ ok: true, digits: '5493777555123' })
  })

  test.each([
    'https://wa.me/message/ABCDEFGH1',
    'https://wa.me/12345678901234567890',
    'https://chat.whatsapp.com/5493777555123',
    'https://example.com/wa.me/5493777555123',
  ])('stands in no such link: %s', (link) => {
    expect(checkWhatsapp(link)).toMatchObject({ ok: false })
  })

  test.each(['555123', '15-555123', '15 55-5123'])('%s lacks the area code', (text) => {
    const message = 'Falta la característica. Si es de Goya, escribí 3777 555123.'
    expect(checkWhatsapp(text)).toEqual({ ok: false, message })
  })

  test.each(['107', 'no tiene', '', '12345', '3777', '3777-12', '123456789012345678'])(
    '%j is none',
    (text) => {
      expect(checkWhatsapp(text)).toMatchObject({ ok: false })
      expect(checkWhatsapp(text)).not.toMatchObject({
        message: expect.stringContaining('Si es de Goya'),
      })
    },
  )

  test('is digits, or is refused with a reason', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const check = checkWhatsapp(text)
        if (!check.ok) {
          expect(check.message).not.toBe('')
          return
        }
        expect(check.digits).toMatch(/^\d{8,15}$/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is still the same when the panel sends it back', () => {
    const country = fc.constantFrom(
      '+595 981 ',
      '+55 51 99',
      '+598 99 ',
      '+56 9 6',
      '3777 4',
      '11 5',
    )
    const rest = fc.integer({ min: 1_000_000, max: 9_999_999 }).map(String)
    fc.assert(
      fc.property(country, rest, (start, end) => {
        const first = checkWhatsapp(start + end)
        if (first.ok) expect(checkWhatsapp(first.digits)).toEqual(first)
      }),
      { numRuns: 1_000 },
    )
  })

  test('of Argentina, however it is written, is one number', () => {
    const local = fc.integer({ min: 400_000, max: 599_999 }).map(String)
    const shapes = fc.constantFrom(
      (n: string) => `3777 ${n}`,
      (n: string) => `03777 15 ${n}`,
      (n: string) => `+54 9 3777 ${n}`,
      (n: string) => `+54-3777-${n.slice(0, 2)}-${n.slice(2)}`,
      (n: string) => `(03777) 15-${n}`,
      (n: string) => `5493777${n}`,
    )
    fc.assert(
      fc.property(local, shapes, (number, write) => {
        const check = checkWhatsapp(write(number))
        expect(check).toEqual({ ok: true, digits: `5493777${number}` })
      }),
    )
  })
})
