import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursProblem, hoursRecord } from './hours'
import { WEEKDAY_KEYS } from './weekdays'

const open = (opens: unknown, closes: unknown) => ({ mode: 'ranges', ranges: [{ opens, closes }] })

const ranges = (...all: [string, string][]) => ({
  mode: 'ranges',
  ranges: all.map(([opens, closes]) => ({ opens, closes })),
})

describe('hours', () => {
  test.each([
    [null],
    [undefined],
    [{}],
    [{ monday: { mode: 'closed' } }],
    [{ monday: open('08:00', '12:00') }],
    [{ friday: open('20:00', '01:00') }],
    [{ sunday: { mode: 'text', text: 'Contactar y coordinar' } }],
    [{ monday: ranges(['16:00', '20:00'], ['08:00', '12:00']) }],
    [{ monday: ranges(['08:00', '12:00'], ['12:00', '16:00']) }],
    [{ saturday: ranges(['00:00', '02:00'], ['20:00', '02:00']) }],
  ])('%j are right', (value) => {
    expect(hoursProblem(value)).toBeNull()
  })

  test.each([
    [{ saturday: open('25:00', '26:00') }, /^El sábado tiene una hora que no existe \("25:00"\)/],
    [{ wednesday: open('08:00', '24:00') }, /^El miércoles .*"24:00"/],
    [{ monday: open('8:00', '12:00') }, /^El lunes .*"8:00".*08:30\.$/],
    [{ monday: open('08:00', '') }, /^El lunes tiene una hora que no existe \(""\)/],
    [{ monday: open('08:00', undefined) }, /^El lunes tiene una hora que no existe \(""\)/],
    [{ tuesday: open('08:00', '08:00') }, 'El martes abre y cierra a la misma hora.'],
    [{ thursday: { mode: 'ranges', ranges: [] } }, /^El jueves está abierto pero no tiene/],
    [{ friday: { mode: 'text', text: '  ' } }, 'El viernes tiene un texto vacío.'],
    [{ sunday: { mode: 'nunca' } }, 'El domingo tiene un horario ilegible.'],
    [{ sunday: 'cerrado' }, 'El domingo tiene un horario ilegible.'],
    [{ lunes: { mode: 'closed' } }, 'Los horarios nombran un día que no existe (lunes).'],
    ['08:00 - 12:00', 'Los horarios son ilegibles.'],
    [[], 'Los horarios son ilegibles.'],
  ])('%j are refused', (value, message) => {
    expect(hoursProblem(value)).toMatch(message)
  })

  test.each([
    [ranges(['10:00', '14:00'], ['13:00', '18:00']), '10:00 a 14:00 y 13:00 a 18:00'],
    [ranges(['13:00', '18:00'], ['10:00', '14:00']), '10:00 a 14:00 y 13:00 a 18:00'],
    [ranges(['08:00', '12:00'], ['08:00', '12:00']), '08:00 a 12:00 y 08:00 a 12:00'],
    [ranges(['08:00', '20:00'], ['09:00', '10:00']), '08:00 a 20:00 y 09:00 a 10:00'],
    [ranges(['20:00', '02:00'], ['21:00', '22:00']), '20:00 a 02:00 y 21:00 a 22:00'],
    [ranges(['08:00', '00:00'], ['20:00', '23:00']), '08:00 a 00:00 y 20:00 a 23:00'],
  ])('%j overlap', (day, both) => {
    const sentence = `tiene horarios que se superponen (${both}).`
    expect(hoursProblem({ tuesday: day })).toBe(`El martes ${sentence}`)
    expect(hoursProblem({ friday: day, monday: day })).toBe(
      `El lunes ${sentence} El viernes ${sentence}`,
    )
  })

  test('with several wrong days name them all, in the order of the week', () => {
    const wrong = { friday: open('08:00', '08:00'), monday: { mode: 'text', text: '' } }
    expect(hoursProblem({ ...wrong, tuesday: open('08:00', '12:00') })).toBe(
      'El lunes tiene un texto vacío. El viernes abre y cierra a la misma hora.',
    )
  })

  test('of an inherited name are refused', () => {
    expect(hoursProblem({ constructor: { mode: 'closed' } })).toMatch('un día que no existe')
    expect(hoursProblem(JSON.parse('{"__proto__": {"mode": "closed"}}'))).toMatch('no existe')
  })

  test('of any shape give a sentence or nothing, and never throw', () => {
    const day = fc.oneof(fc.anything(), fc.record({ mode: fc.string(), ranges: fc.anything() }))
    const value = fc.dictionary(fc.constantFrom(...WEEKDAY_KEYS), day)
    fc.assert(
      fc.property(fc.oneof(fc.anything(), value), (hours) => {
        const problem = hoursProblem(hours)
        if (problem !== null) expect(problem).toMatch(/^(El|Los) .+\.$/s)
      }),
    )
  })

  test('are right exactly when both times exist and differ', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 69 }))
      .map(([hour, minute]) => ({
        text: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
        isReal: hour < 24 && minute < 60,
      }))
    fc.assert(
      fc.property(time, time, (from, to) => {
        const isRight = from.isReal && to.isReal && from.text !== to.text
        expect(hoursProblem({ monday: open(from.text, to.text) }) === null).toBe(isRight)
      }),
    )
  })
})

describe('hours of the public files', () => {
  test('have a form for each way of filling in a day, under its Spanish name', () => {
    const hours = hoursRecord({
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

  test('name the seven days from domingo to sábado, whatever their order in the CMS', () => {
    const days = ['saturday', 'wednesday', 'friday', 'monday', 'sunday', 'tuesday', 'thursday']
    const hours = hoursRecord(Object.fromEntries(days.map((day) => [day, { mode: 'closed' }])))
    expect(Object.keys(hours).join(' ')).toBe(
      'domingo lunes martes miércoles jueves viernes sábado',
    )
  })

  test.each([null, undefined, {}])('know nothing of any day when they are %j', (hours) => {
    expect(hoursRecord(hours)).toEqual({})
  })
})
