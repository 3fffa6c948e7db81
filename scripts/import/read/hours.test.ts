import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from './hours.ts'

const rangesOf = (...texts: string[]) => {
  const { day } = parseDay(texts)
  return day?.mode === 'ranges' ? day.ranges.map(({ opens, closes }) => `${opens}-${closes}`) : day
}

describe('parseDay', () => {
  it.each([
    [
      ['08:00 - 12:00', '16:00 - 20:00'],
      ['08:00-12:00', '16:00-20:00'],
    ],
    [['08:00 - 12:00 | 16:00 - 20:00'], ['08:00-12:00', '16:00-20:00']],
    [['8:00-12:30'], ['08:00-12:30']],
    [['8.00 a 12.30 hs'], ['08:00-12:30']],
    [['08:00 – 12:00'], ['08:00-12:00']],
    [['08:00 | 12:00'], ['08:00-12:00']],
    [['20:00 - 01:00'], ['20:00-01:00']],
    [['20:00 - 24:00'], ['20:00-00:00']],
    [['00:00 - 24:00'], ['00:00-23:59']],
  ])('reads %j', (texts, ranges) => {
    expect(rangesOf(...texts)).toEqual(ranges)
  })

  it.each(['cerrado', 'Cerrado', ' CERRADO. ', 'Cerrada'])('reads «%s» as closed', (text) => {
    expect(parseDay([text])).toMatchObject({ day: { mode: 'closed' }, unread: [], hadPipe: false })
  })

  it.each([[[]], [['']], [['  ', ' | ']]])('knows nothing from %j', (texts) => {
    expect(parseDay(texts).day).toBeNull()
  })

  it('keeps free text as it stands', () => {
    expect(parseDay(['Contactar y coordinar'])).toMatchObject({
      day: { mode: 'text', text: 'Contactar y coordinar' },
      unread: [{ kind: 'free-text-hours', text: 'Contactar y coordinar' }],
      hadPipe: false,
    })
  })

  it.each([
    '25:00 - 12:00',
    '08:75 - 12:00',
    '08:00 - 08:00',
    '8:00 -',
    '0800 - 1200',
    '24:00 - 08:00',
  ])('calls %s an impossible time', (text) => {
    expect(parseDay([text])).toMatchObject({
      day: { mode: 'text', text },
      unread: [{ kind: 'invalid-time', text }],
    })
  })

  it('keeps the readable ranges of a day and tells the others apart', () => {
    expect(parseDay(['08:00 - 12:00 | 25:00 - 26:00', 'a la tarde, llamar'])).toMatchObject({
      day: { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] },
      unread: [
        { kind: 'invalid-time', text: '25:00 - 26:00' },
        { kind: 'free-text-hours', text: 'a la tarde, llamar' },
      ],
      hadPipe: true,
    })
  })

  it.each([
    [['08:00 - 12:00', '11:00 - 13:00'], ['08:00-13:00']],
    [
      ['16:00 - 20:00', '08:00 - 12:00', '09:00 - 12:30'],
      ['08:00-12:30', '16:00-20:00'],
    ],
    [['08:00 - 12:00', '08:00 - 12:00'], ['08:00-12:00']],
    [['20:00 - 02:00', '21:00 - 23:00'], ['20:00-02:00']],
    [['20:00 - 23:00', '22:00 - 02:00'], ['20:00-02:00']],
    [['08:00 - 07:00', '09:00 - 08:30'], ['08:00-07:59']],
  ])('joins the ranges of %j that overlap', (texts, ranges) => {
    expect(rangesOf(...texts)).toEqual(ranges)
    expect(parseDay(texts).hadOverlap).toBe(true)
  })

  it.each([
    [['16:00 - 20:00', '08:00 - 12:00']],
    [['08:00 - 12:00', '12:00 - 16:00']],
    [['00:00 - 02:00', '20:00 - 02:00']],
  ])('leaves %j as they are', (texts) => {
    expect(parseDay(texts)).toMatchObject({ day: { ranges: [{}, {}] }, hadOverlap: false })
    expect(rangesOf(...texts)).toEqual(texts.map((text) => text.replaceAll(' ', '')))
  })

  it('lets a range go before «cerrado» and reports the word', () => {
    expect(parseDay(['cerrado', '08:00 - 12:00'])).toMatchObject({
      day: { mode: 'ranges' },
      unread: [{ kind: 'free-text-hours', text: 'cerrado' }],
    })
  })

  it('reads every pair of different times, with or without a leading zero', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    const two = (number: number) => String(number).padStart(2, '0')
    fc.assert(
      fc.property(time, time, fc.boolean(), ([oh, om], [ch, cm], short) => {
        fc.pre(oh !== ch || om !== cm)
        const text = `${short ? oh : two(oh)}:${two(om)} - ${short ? ch : two(ch)}:${two(cm)}`
        expect(rangesOf(text)).toEqual([`${two(oh)}:${two(om)}-${two(ch)}:${two(cm)}`])
      }),
    )
  })

  it('never throws, loses no text, and gives only hours that the CMS takes', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9:|. a-]{0,24}$/),
      fc.constantFrom('cerrado', '08:00 - 12:00', '8:00|9:00', '|'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (texts) => {
        const { day, unread } = parseDay(texts)
        if (day?.mode === 'ranges') {
          expect(day.ranges.length).toBeGreaterThan(0)
          for (const { opens, closes } of day.ranges) {
            expect(opens).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)
            expect(closes).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/u)
            expect(opens).not.toBe(closes)
          }
        }
        if (day?.mode === 'text') expect(day.text.trim()).not.toBe('')
        if (day === null) expect(texts.join('').replace(/[|\s]/gu, '')).toBe('')
        if (day?.mode === 'closed') expect(unread).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('answers at once to a very long text', () => {
    const start = performance.now()
    parseDay([`08:00 ${' '.repeat(200_000)}x`, '1'.repeat(200_000), '| '.repeat(50_000)])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
