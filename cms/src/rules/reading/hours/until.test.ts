import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hours } from '../../hours'
import { readWeek } from './hours-text'
import { untilWithUsualOpening } from './until'

/** Of a text as a merchant sends it, what its Saturday would be. */
const saturdayOf = (text: string) => untilWithUsualOpening(readWeek(text).hours, 'saturday')

describe('a day that only says when it ends', () => {
  test.each([
    [
      'L a V 7:30 a 13hs y de 17 a 21, sáb hasta las 13, dom cerrado',
      { opens: '07:30', closes: '13:00' },
    ],
    ['L a V 8 a 20. Sábados hasta las 13:30hs', { opens: '08:00', closes: '13:30' }],
    [
      'Lunes a viernes 8 a 12 y 16 a 20\nSábado cierra a las 12',
      { opens: '08:00', closes: '12:00' },
    ],
    ['L a V 20:00 a 23:00. Sáb hasta las 2 am', { opens: '20:00', closes: '02:00' }],
    [
      'Todas las noches de 8 a 1 menos los lunes. Viernes y sábados hasta las 2',
      { opens: '20:00', closes: '02:00' },
    ],
  ])('may open when the others do: %s', (text, range) => {
    expect(readWeek(text).hours.saturday?.mode).toBe('text')
    expect(saturdayOf(text)).toEqual(range)
  })

  test.each([
    ['others open at two times', 'L a J 8 a 20. Viernes 9 a 20', 'Hasta las 13'],
    ['no other is told of', '', 'Hasta las 13'],
    ['its end is in their second half', 'L a V 8 a 12 y 16 a 20', 'Hasta las 20'],
    ['it ends before they open', 'L a V 16 a 20', 'Hasta las 13'],
    ['it could end by day or at night', 'L a J 8 a 20', 'Hasta las 2'],
    ['only its beginning is told', 'L a V 8 a 20', 'Desde las 9'],
    ['it says more', 'L a V 8 a 20', 'Con turno previo'],
  ])('stays as it is when %s', (_, others, text) => {
    const hours: Hours = { ...readWeek(others).hours, saturday: { mode: 'text', text } }
    expect(untilWithUsualOpening(hours, 'saturday')).toBeNull()
  })

  test.each([
    ['L a J 8 a 20.', 'Viernes y sábados hasta las 2'],
    ['L a J 11 a 15 y 20 a 1.', 'Viernes y sábados hasta las 2'],
    ['L a J 8 a 20. Viernes 9 a 20.', 'Sábado hasta las 13'],
    ['L a V 8 a 12 y 16 a 20.', 'Sábado hasta las 20'],
  ])('is left over where the others give nothing to ask: %s %s', (others, until) => {
    const { hours, unread } = readWeek(`${others} ${until}`)
    expect(hours).toEqual(readWeek(others).hours)
    expect(unread).toEqual([until])
  })

  test.each([
    'Sábado hasta las 13',
    'Sábado hasta las 13, domingo cerrado',
    'L a V 8 a 20. Sábado desde las 9',
  ])('is a text where no other opens, or where it does not end: %s', (text) => {
    const { hours, unread } = readWeek(text)
    expect(hours.saturday?.mode).toBe('text')
    expect(unread).toEqual([])
  })

  test('is not what has words beside it, nor what is no text', () => {
    const monday: Hours = {
      monday: { mode: 'ranges', ranges: [{ opens: '08:00', closes: '20:00' }] },
    }
    const saturday = (text: string) =>
      untilWithUsualOpening({ ...monday, saturday: { mode: 'text', text } }, 'saturday')
    expect(saturday('Hasta las 13')).not.toBeNull()
    expect(saturday('Hasta las 13, con turno')).toBeNull()
    expect(saturday('Hasta agotar stock')).toBeNull()
    expect(saturday('Hasta las 13 o hasta las 14')).toBeNull()
    expect(saturday('')).toBeNull()
    expect(untilWithUsualOpening(monday, 'monday')).toBeNull()
    expect(untilWithUsualOpening(monday, 'saturday')).toBeNull()
  })

  test('never throws', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `hasta las ${rest}`),
    )
    fc.assert(
      fc.property(text, text, (opens, words) => {
        const hours: Hours = {
          monday: { mode: 'ranges', ranges: [{ opens, closes: '20:00' }] },
          saturday: { mode: 'text', text: words },
        }
        untilWithUsualOpening(hours, 'saturday')
      }),
    )
  })
})
