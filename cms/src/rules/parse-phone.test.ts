import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePhone } from './phone'

const GOYA = '5493777555123'

/** Area codes of Corrientes and beyond, each with the length of the number behind it. */
const area = fc.constantFrom(
  ['3777', 6],
  ['379', 7],
  ['11', 8],
  ['3772', 6],
) satisfies fc.Arbitrary<(string | number)[]>

const areaAndNumber = area.chain(([code, length]) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), {
      minLength: Number(length) - 1,
      maxLength: Number(length) - 1,
    })
    .map((digits) => [String(code), `4${digits.join('')}`] as const),
)

describe('parsePhone', () => {
  it.each([
    '3777 55-5123',
    '(03777) 55 5123',
    '03777 15-555123',
    '3777 15555123',
    '+54 9 3777 55-5123',
    '+54 3777 15 555123',
    '543777555123',
    '5493777555123',
    '0054 9 3777 555123',
    '9 3777 555123',
    'Tel.: 3777 55-5123',
    '3777 55-5123 int. 4',
  ])('reads %s as a number of Goya', (text) => {
    expect(parsePhone(text)).toEqual({ kind: 'number', digits: GOYA, areaAdded: false })
  })

  it.each([
    '+54 9 3777 15 55-5123',
    '+54 9 3777 15-555123',
    '+54 9 (03777) 15 55-5123',
    '54 9 3777 15 555123',
    '549377715555123',
    '9 3777 15 55-5123',
    '0054 9 3777 15 555123',
    '+54 03777 15 555123',
  ])('reads %s, with more prefixes than are dialled', (text) => {
    expect(parsePhone(text)).toEqual({ kind: 'number', digits: GOYA, areaAdded: false })
  })

  it.each([
    ['+54 9 11 15 4444-5555', '5491144445555'],
    ['+54 9 379 15 444-5555', '5493794445555'],
  ])('finds the 15 of %s behind its area code', (text, digits) => {
    expect(parsePhone(text)).toEqual({ kind: 'number', digits, areaAdded: false })
  })

  it.each(['555123', '55-5123', '15 55-5123'])('adds the area code to %s', (text) => {
    expect(parsePhone(text)).toEqual({ kind: 'number', digits: GOYA, areaAdded: true })
  })

  it.each([
    ['107', '107'],
    ['911', '911'],
    ['0800-999-0091', '08009990091'],
    ['0810 222 3333', '08102223333'],
  ])('leaves the service number %s as it stands', (text, digits) => {
    expect(parsePhone(text)).toEqual({ kind: 'service', digits })
  })

  it('reads a number of another country', () => {
    expect(parsePhone('+595 981 123456')).toEqual({
      kind: 'number',
      digits: '595981123456',
      areaAdded: false,
    })
  })

  it.each(['', 'consultar', '4321234', '0000000000', '3777', '37775551234567', '0'.repeat(60)])(
    'cannot read «%s»',
    (text) => {
      // Four digits are a service number by their length.
      const kind = text === '3777' ? 'service' : 'unreadable'
      expect(parsePhone(text).kind).toBe(kind)
    },
  )

  it('gives 549, area code and number however an Argentine number is written', () => {
    fc.assert(
      fc.property(areaAndNumber, ([code, number]) => {
        const expected = parsePhone(`${code}${number}`)
        const writings = [`0${code} ${number}`, `0${code} 15 ${number}`, `${code}-15-${number}`]
        const abroad = [`+54 ${code} ${number}`, `+549${code}${number}`, `549${code}${number}`]
        expect(expected).toEqual({
          kind: 'number',
          digits: `549${code}${number}`,
          areaAdded: false,
        })
        for (const text of [...writings, ...abroad]) expect(parsePhone(text)).toEqual(expected)
      }),
    )
  })

  it('reads its own digits of an Argentine number as the same number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 +()-]{0,20}$/), (text) => {
        const phone = parsePhone(text)
        if (phone.kind !== 'number' || !phone.digits.startsWith('549')) return
        expect(parsePhone(phone.digits)).toEqual({ ...phone, areaAdded: false })
      }),
      { numRuns: 1000 },
    )
  })

  it('never throws, and gives digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const phone = parsePhone(text)
        if (phone.kind !== 'unreadable') expect(phone.digits).toMatch(/^\d{3,15}$/u)
      }),
    )
  })
})
