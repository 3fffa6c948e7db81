import { expect, test } from 'vitest'
import { toHoursRecord } from './hours-record.ts'

test('each way of filling in a day has its form, under the Spanish name of the day', () => {
  const hours = toHoursRecord({
    monday: {
      mode: 'ranges',
      ranges: [
        { opens: '08:00', closes: '12:00' },
        { opens: '20:00', closes: '01:00' },
      ],
    },
    tuesday: { mode: 'text', text: ' Contactar y coordinar ' },
    sunday: { mode: 'closed' },
  })
  expect(hours).toEqual({
    domingo: 'cerrado',
    lunes: ['08:00 - 12:00', '20:00 - 01:00'],
    martes: 'Contactar y coordinar',
  })
})

test('the seven days come from domingo to sábado, whatever their order in the CMS', () => {
  const closed = { mode: 'closed' } as const
  const hours = toHoursRecord({
    saturday: closed,
    wednesday: closed,
    friday: closed,
    monday: closed,
    sunday: closed,
    tuesday: closed,
    thursday: closed,
  })
  expect(Object.keys(hours)).toEqual([
    'domingo',
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
  ])
})

test.each([null, undefined, {}])('hours that are %j know nothing of any day', (hours) => {
  expect(toHoursRecord(hours)).toEqual({})
})
