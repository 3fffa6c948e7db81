import { describe, expect, test } from 'vitest'
import { readRange } from './ranges'
import { readClosing, readTime } from './times'

describe('a time of day', () => {
  test.each([
    ['8', '08:00'],
    ['20', '20:00'],
    ['830', '08:30'],
    ['2030', '20:30'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['7;30', '07:30'],
    [' 08:30 ', '08:30'],
    ['8h', '08:00'],
    ['8h30', '08:30'],
    ['20 hs', '20:00'],
    ['12 hs.', '12:00'],
    ['8am', '08:00'],
    ['5 p.m.', '17:00'],
    ['12 am', '00:00'],
    ['5 de la tarde', '17:00'],
    ['mediodía', '12:00'],
    ['Medio dia', '12:00'],
    ['medianoche', '00:00'],
    ['12 de la noche', '00:00'],
    ['8 y media', '08:30'],
    ['8 y 30', '08:30'],
    ['nueve menos cuarto', '08:45'],
    ['a las 8', '08:00'],
    // What is no time stays as it is.
    ['25:00', '25:00'],
    ['8:75', '8:75'],
    ['13 am', '13 am'],
    ['mañana', 'mañana'],
    ['8 a 12', '8 a 12'],
    ['', ''],
  ])('typed as %j is %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  test('closes at midnight by any name, and opens by one', () => {
    const names = ['24', '24:00', '2400', '24 hs', '0', '00:00', 'medianoche', '12 de la noche']
    expect(names.map((name) => readClosing(name, '08:00'))).toEqual(Array(8).fill('00:00'))
    expect(readClosing('2030', '08:00')).toBe('20:30')
    expect(readClosing('mañana', '08:00')).toBe('mañana')
    expect(readTime('24:00')).toBe('24:00')
  })

  test('that ends a whole day is its last minute', () => {
    expect(readClosing('24', '00:00')).toBe('23:59')
    expect(readClosing('medianoche', '00:00')).toBe('23:59')
    expect(readClosing('20', '00:00')).toBe('20:00')
  })
})

describe('a range', () => {
  test.each([
    ['8:00-12:30', { opens: '08:00', closes: '12:30' }],
    ['de 8 a 12', { opens: '08:00', closes: '12:00' }],
    ['20 a 24 hs.', { opens: '20:00', closes: '00:00' }],
    ['00:00 - 24:00', { opens: '00:00', closes: '23:59' }],
    ['10:00 - 6:00', { opens: '10:00', closes: '06:00' }],
    ['8:00 - 8:00', 'impossible'],
    ['24:00 - 8:00', 'impossible'],
    ['25:00 - 8:00', null],
    ['8:00 -', null],
    ['8 a 12 y 16 a 20', null],
    ['', null],
  ])('%j at its face value is %j', (text, range) => {
    expect(readRange(text)).toEqual(range)
  })
})
