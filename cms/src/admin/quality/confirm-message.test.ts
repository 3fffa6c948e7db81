import { expect, test } from 'vitest'
import type { ShownData } from '../../quality/quality-pages'
import { confirmMessage, hoursLines, waysToAsk } from './confirm-message'

const MORNING = { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:30' }] } as const
const SHOWN: ShownData = {
  phone: '03777-555101',
  whatsapp: '5493777555201',
  address: 'Colón 845',
  city: 'Goya',
  hours: {
    monday: { mode: 'ranges', ranges: [...MORNING.ranges] },
    tuesday: { mode: 'ranges', ranges: [...MORNING.ranges] },
    wednesday: { mode: 'ranges', ranges: [...MORNING.ranges] },
    sunday: { mode: 'closed' },
  },
}
const NOTHING: ShownData = { phone: null, whatsapp: '', address: ' ', city: 'Goya', hours: null }

test('the message says what the guide has, and asks', () => {
  expect(confirmMessage('La\n Espiga', SHOWN, 'Goya a un Clic')).toBe(
    [
      'Hola! Te escribimos de Goya a un Clic. Queremos tener al día los datos de La Espiga. Hoy figura así:',
      '',
      '• Dirección: Colón 845, Goya',
      '• Teléfono: 3777 55-5101',
      '• WhatsApp: 3777 55-5201',
      '• Horarios:',
      '   Lunes a miércoles: 8:00 a 12:30',
      '   Domingo: Cerrado',
      '',
      '¿Está todo bien? Si algo cambió, contanos qué y lo corregimos. Gracias!',
    ].join('\n'),
  )
})

test('what is not there is told of as well: the merchant may give it', () => {
  const message = confirmMessage('Kiosco', NOTHING, '')
  expect(message).toContain('Te escribimos de la guía de Goya.')
  for (const label of ['Dirección', 'Teléfono', 'WhatsApp', 'Horarios']) {
    expect(message).toContain(`• ${label}: no figura\n`)
  }
  expect(hoursLines({})).toEqual([])
})

test('a store is asked on its own WhatsApp, else called, else neither', () => {
  const ask = waysToAsk('Pan & «Sal»', SHOWN, 'Guía')
  expect(ask).toMatchObject({ kind: 'whatsapp' })
  const { origin, pathname, searchParams } = new URL(ask?.href ?? '')
  expect(origin + pathname).toBe('https://wa.me/5493777555201')
  expect(searchParams.get('text')).toBe(confirmMessage('Pan & «Sal»', SHOWN, 'Guía'))
  expect(waysToAsk('Bar', { ...SHOWN, whatsapp: null }, '')).toEqual({
    kind: 'call',
    href: 'tel:+5493777555101',
    number: '3777 55-5101',
  })
  expect(waysToAsk('Bar', NOTHING, '')).toBeNull()
  expect(waysToAsk('Bar', { ...NOTHING, phone: 'preguntar' }, '')).toBeNull()
})

test('a broken letter in a name breaks no link', () => {
  expect(waysToAsk('Bar \ud83d', SHOWN, '')?.href).toContain('wa.me')
})
