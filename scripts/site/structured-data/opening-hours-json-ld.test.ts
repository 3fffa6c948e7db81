import type { HoursRecord } from '@guia/contract'
import { expect, test } from 'vitest'
import { openingHoursJsonLd, specialHoursJsonLd } from './opening-hours-json-ld.ts'

const spec = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

const SPLIT = ['8:00 - 12:00', '16:30 - 20:00']

test.each<[string, HoursRecord, ReturnType<typeof spec>[]]>([
  ['an unknown week', {}, []],
  ['a closed day', { domingo: 'cerrado' }, []],
  ['free text', { lunes: 'Contactar y coordinar', martes: ['Reparto a la mañana'] }, []],
  ['an impossible time', { lunes: ['25:00 - 26:00', '08:70 - 09:00'] }, []],
  [
    'hours in two parts',
    { martes: SPLIT, lunes: SPLIT, domingo: ['09:00 - 12:00'], sábado: 'cerrado' },
    [
      spec(['Monday', 'Tuesday'], '08:00', '12:00'),
      spec(['Monday', 'Tuesday'], '16:30', '20:00'),
      spec(['Sunday'], '09:00', '12:00'),
    ],
  ],
  ['past midnight', { viernes: ['20:00 - 01:30'] }, [spec(['Friday'], '20:00', '01:30')]],
  ['until midnight', { viernes: ['20:00 - 24:00'] }, [spec(['Friday'], '20:00', '00:00')]],
  ['a whole day', { lunes: ['00:00 - 24:00'] }, [spec(['Monday'], '00:00', '23:59')]],
  ['round the clock', { lunes: ['08:00 - 08:00'] }, [spec(['Monday'], '08:00', '07:59')]],
  [
    'the same range twice',
    { lunes: ['08:00 - 9:00', '8:00 - 09:00'] },
    [spec(['Monday'], '08:00', '09:00')],
  ],
  [
    'two ranges in one text',
    { lunes: '08:00 - 12:00 | 16:00 - 20:00' },
    [spec(['Monday'], '08:00', '12:00'), spec(['Monday'], '16:00', '20:00')],
  ],
])('%s', (_, hours, expected) => {
  expect(openingHoursJsonLd(hours)).toEqual(expected)
})

test('hours of certain dates are those of a day; days of every year and texts are left out', () => {
  const hours = {
    '2026-12-24': ['09:00 - 13:00', '20:00 - 01:00'],
    '2026-12-25': 'cerrado',
    '2026-12-31': 'Solo con turno',
    '01-01': 'cerrado',
  }
  const day = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  expect(specialHoursJsonLd(hours)).toEqual([
    day('2026-12-24', '09:00', '13:00'),
    day('2026-12-24', '20:00', '01:00'),
    day('2026-12-25', '00:00', '00:00'),
  ])
  expect(specialHoursJsonLd()).toEqual([])
})
