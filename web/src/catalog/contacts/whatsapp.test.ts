import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invitationText, reportLink, shareByWhatsAppLink, waLinkWithText } from './whatsapp.ts'

test('the invitation names the store and the site', () => {
  expect(invitationText('La Espiga', 'Goya a un clic')).toBe('Mirá La Espiga en Goya a un clic')
  expect(invitationText('La Espiga', '')).toBe('Mirá La Espiga')
})

test('a report goes to the product with store, field and link', () => {
  const link = reportLink('5493777555000', {
    name: 'Pan & Cía #1',
    field: 'Horarios',
    url: 'https://goya.example/store/pan-cia-1',
  })
  const url = new URL(link ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/5493777555000')
  expect(url.searchParams.get('text')).toBe(
    'Hola! Quiero informar un error en Pan & Cía #1.\nQué está mal: Horarios\nhttps://goya.example/store/pan-cia-1',
  )
})

test.each(['Pan & Cía.', 'Pan & Cía. ', '¡Qué Pan!', 'Pan y más…'])(
  'a report on %j gets no second stop',
  (name) => {
    const report = { name, field: 'Horarios', url: 'https://goya.example/store/pan' } as const
    const text = new URL(reportLink('5493777555000', report) ?? '').searchParams.get('text')
    expect(text?.split('\n')[0]).toBe(`Hola! Quiero informar un error en ${name.trim()}`)
  },
)

test('without a number there is no chat', () => {
  expect(waLinkWithText('', 'Hola!')).toBeNull()
})

test('whatever number and name are written, a chat is one address of WhatsApp with one text', () => {
  const piece = fc.constantFrom(
    ...[
      '?text=',
      '&',
      '#',
      '%0a',
      '%',
      '/',
      '//evil.example',
      ';ext=1',
      '@',
      ':',
      '\\',
      '\r\n',
      '+',
    ],
    ...['3777', '55-5101', '🐟', '\ud83d', '٣', ' '],
  )
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (number, name) => {
      const link = waLinkWithText(number, name)
      if (link === null) {
        expect(number).not.toMatch(/[0-9]/)
        return
      }
      expect(link).toMatch(/^https:\/\/wa\.me\/[0-9]+\?text=[\w.!~*'()%-]*$/)
      const { searchParams } = new URL(link)
      expect([...searchParams.keys()]).toEqual(['text'])
      expect(searchParams.get('text')).toBe(name.replaceAll(/\p{Cs}/gu, ''))
    }),
    { numRuns: 10_000 },
  )
})

test('a link sent by WhatsApp has no addressee', () => {
  expect(shareByWhatsAppLink('Mirá: https://a.example/?x=1&y=2')).toBe(
    'https://wa.me/?text=Mir%C3%A1%3A%20https%3A%2F%2Fa.example%2F%3Fx%3D1%26y%3D2',
  )
})

test('half a character in a name breaks no link', () => {
  expect(shareByWhatsAppLink('Pez \ud83d 🐟')).toBe('https://wa.me/?text=Pez%20%20%F0%9F%90%9F')
})
