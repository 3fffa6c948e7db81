import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from './calendar'
import {
  dutiesOfMonth,
  linesFarBack,
  monthToShow,
  namesOn,
  withDuty,
  withNameChanged,
  withoutName,
  withYears,
  yearlessMonths,
} from './duties'

const MONTH = `Diciembre 2026
1 = Ceibo
2 al 4 = Farmacia del Puente
5 = Ceibo, Los Naranjos`

describe('a month of duty', () => {
  test('says who it is on each day, and where nobody is', () => {
    const days = dutiesOfMonth(MONTH, '2026-12')
    expect(days).toHaveLength(31)
    expect(days.slice(0, 6).map(({ names }) => names)).toEqual([
      ['Ceibo'],
      ['Farmacia del Puente'],
      ['Farmacia del Puente'],
      ['Farmacia del Puente'],
      ['Ceibo', 'Los Naranjos'],
      [],
    ])
    expect(dutiesOfMonth('', '2028-02')).toHaveLength(29)
  })

  test('is shown that was written last, and never one that is over', () => {
    expect(monthToShow(MONTH, '2026-11-26')).toBe('2026-12')
    expect(monthToShow(MONTH, '2027-02-01')).toBe('2027-02')
    expect(monthToShow('desde 1/1/2026 = A, B', '2026-11-26')).toBe('2026-11')
    expect(monthToShow('desde 1/1/2026 = A, B\n25/12 = A', '2026-11-26')).toBe('2026-11')
  })

  test('is that of a list without a year as well, of which more days are told than of feasts', () => {
    const list = '1 de dic: A\n2 de dic: B\n3 de dic: A'
    expect(monthToShow(`30/11/2026 = A\n${list}`, '2026-11-26')).toBe('2026-12')
    expect(monthToShow('2 de ene al 9 de ene: A', '2026-11-26')).toBe('2027-01')
    const feasts = '24/12 = A\n25/12 = A\n1/1 = A'
    expect(monthToShow(`30/11/2026 = A\n${feasts}`, '2026-11-26')).toBe('2026-11')
    expect(yearlessMonths(readCalendar(`${list}\n25/5 = A`))).toEqual([12])
    expect(yearlessMonths(readCalendar(MONTH))).toEqual([])
  })
})

test('a text of days without a year alone is such a list, however short', () => {
  const text = 'Mar 01-12 Farmacia A\n02-12 Farmacia B'
  expect(yearlessMonths(readCalendar(text))).toEqual([12])
  expect(monthToShow(text, '2026-11-26')).toBe('2026-12')
})

describe('a line of a day that lies far back is told', () => {
  const farBack = (text: string) =>
    linesFarBack(text, '2026-11-30').map(({ line, why }) => `${line} ${why}`)
  const told = (line: string, date: string) =>
    `${line} se lee como el ${date}, que quedó muy atrás: corregí la fecha`

  test.each([
    ['Diciembre 2026\n4/12/20: A\n5: B', '4/12/20: A', '4/12/2020'],
    ['Diciembre 2026\n4/5: A\n5: B', '4/5: A', '4/5/2026'],
    ['30/12/2026 = A\n5/1/26 = B\n6/1/2027 = A', '5/1/26 = B', '5/1/2026'],
    ['4-12-20: A', '4-12-20: A', '4/12/2020'],
  ])('in %j', (text, line, date) => expect(farBack(text)).toEqual([told(line, date)]))

  test.each([
    MONTH,
    '1/9/2024 = A\n1/12/2026 = B',
    'Diciembre 2026\n31 = A\nNoviembre 2026\n1 = B\n30/10/2026 = A',
    '25/12 = A',
    '',
  ])('and none is in %j', (text) => expect(farBack(text)).toEqual([]))
})

describe('a month that stands above days without its year', () => {
  test.each([
    ['Diciembre', '2026-11-30', 'Diciembre 2026'],
    ['Noviembre:', '2026-11-30', 'Noviembre 2026'],
    ['Mes: Enero', '2026-11-30', 'Mes: Enero 2027'],
    ['Turnos mes de diciembre', '2027-01-01', 'Turnos mes de diciembre 2027'],
    ['Diciembre;;', '2026-11-30', 'Diciembre 2026'],
    ['*Diciembre*', '2026-11-30', 'Diciembre 2026'],
  ])('«%s» on %s may be «%s»', (line, today, heading) => {
    const text = `5/10/2026 = A\n ${line}\n1 = B`
    const proposed = withYears(text, today)
    expect(proposed).toEqual({ text: `5/10/2026 = A\n${heading}\n1 = B`, headings: [heading] })
    expect(readCalendar(proposed?.text ?? '').wrong).toEqual([])
  })

  test('is none that has one, nor a day', () => {
    expect(withYears(`${MONTH}\n8 de diciembre = A`, '2026-11-30')).toBeNull()
  })
})

describe('a day that is corrected', () => {
  const namesAfter = (text: string, day: string) => namesOn(day, readCalendar(text))

  test('of several in one line leaves the others', () => {
    const text = withDuty(MONTH, '2026-12-03', ['Los Naranjos', 'Ceibo'])
    expect(text.split('\n')).toEqual([
      'Diciembre 2026',
      '1 = Ceibo',
      '2/12/2026 = Farmacia del Puente',
      '3/12/2026 = Los Naranjos, Ceibo',
      '4/12/2026 = Farmacia del Puente',
      '5 = Ceibo, Los Naranjos',
    ])
    expect(readCalendar(text).wrong).toEqual([])
  })

  test('of a line of two dates leaves the other with its own names', () => {
    const text = 'Diciembre 2026\n1: A - 2: B'
    expect(withDuty(text, '2026-12-02', ['C'])).toBe('Diciembre 2026\n1/12/2026 = A\n2/12/2026 = C')
    expect(withNameChanged(text, 'a', 'Farmacia A')).toBe(
      'Diciembre 2026\n1/12/2026 = Farmacia A\n2/12/2026 = B',
    )
    expect(withNameChanged(text, 'C', 'D')).toBe(text)
  })

  test('that had no line gets one, before a rotation or a day of every year', () => {
    const text = 'desde 1/12/2026 = A, B\n25/12 = C'
    for (const day of ['2026-12-02', '2026-12-25']) {
      expect(namesAfter(withDuty(text, day, ['D']), day)).toEqual(['D'])
    }
    expect(namesAfter(withDuty(text, '2026-12-02', ['D']), '2026-12-03')).toEqual(['A'])
    expect(withDuty('', '2026-12-02', ['D'])).toBe('2/12/2026 = D')
  })

  test('that two lines told of is told of once', () => {
    const text = withDuty('1/12/2026 = A\n1/12/2026 = B', '2026-12-01', ['B'])
    expect(text).toBe('1/12/2026 = B')
  })

  test('may be left to the rotation again', () => {
    const text = 'desde 1/12/2026 = A, B\n2/12/2026 = C'
    expect(namesAfter(withDuty(text, '2026-12-02', []), '2026-12-02')).toEqual(['B'])
  })

  test('never changes another day of the month', () => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('A', 'B', 'C, D'),
    )
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (lines, date) => {
          const day = `2026-12-${String(date).padStart(2, '0')}`
          const seen = new Set<number>()
          const fresh = lines.filter(([from, more]) => {
            const days = Array.from({ length: more + 1 }, (_, at) => from + at)
            if (days.some((one) => seen.has(one) || one > 31)) return false
            for (const one of days) seen.add(one)
            return true
          })
          const text = [
            'Diciembre 2026',
            ...fresh.map(([from, more, names]) => `${from} al ${from + more} = ${names}`),
          ].join('\n')
          const after = withDuty(text, day, ['X'])
          const rest = (of: string) => dutiesOfMonth(of, '2026-12').filter((one) => one.day !== day)
          expect(namesAfter(after, day)).toEqual(['X'])
          expect(rest(after)).toEqual(rest(text))
          expect(readCalendar(after).wrong).toEqual([])
        },
      ),
    )
  })
})

test('a pharmacy is called by its name wherever it stands, and another of a longer name is not', () => {
  const text = `${MONTH}\n6 - ceibo\n7 = Farmacia Ceibo\n desde 8/12/2026: Ceibo; Sur\nCeibo llama mañana`
  expect(withNameChanged(text, 'Ceibo', 'Farmacia El Ceibo').split('\n')).toEqual([
    'Diciembre 2026',
    '1 = Farmacia El Ceibo',
    '2 al 4 = Farmacia del Puente',
    '5 = Farmacia El Ceibo, Los Naranjos',
    '6 - Farmacia El Ceibo',
    '7 = Farmacia Ceibo',
    ' desde 8/12/2026: Farmacia El Ceibo; Sur',
    'Ceibo llama mañana',
  ])
})

test('of a line with the marks of a message no more is changed than its names', () => {
  const text =
    '*Diciembre 2026*\n• 1: *Ceibo*\n*2) Ceibo, Sur*\n3º Otra\n_desde 8/12/2026 = Ceibo, Sur_'
  expect(withNameChanged(text, 'Ceibo', 'Farmacia Ceibo').split('\n')).toEqual([
    '*Diciembre 2026*',
    '1: Farmacia Ceibo',
    '2 Farmacia Ceibo, Sur',
    '3º Otra',
    'desde 8/12/2026 = Farmacia Ceibo, Sur',
  ])
  expect(withDuty(text, '2026-12-03', ['A'])).toContain('\n3/12/2026 = A\n')
})

test('a name is taken out wherever it stands behind another one', () => {
  const text =
    'Diciembre 2026\n1 = Ceibo, Colón 52\n2;"Ceibo";Colón 52;\n3 = Ceibo; colon 52 ; Sur\n4 = Colón 52\ndesde 5/12/2026 = Ceibo, Colón 52, Sur\nColón 52, Colón 52'
  expect(withoutName(text, 'Colón 52').split('\n')).toEqual([
    'Diciembre 2026',
    '1 = Ceibo',
    '2/12/2026 = Ceibo',
    '3 = Ceibo; Sur',
    '4 = Colón 52',
    'desde 5/12/2026 = Ceibo, Sur',
    'Colón 52, Colón 52',
  ])
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, name) => {
      withDuty(text, '2026-12-01', [name])
      withNameChanged(text, name, 'A$&')
      withoutName(text, name)
      monthToShow(text, '2026-11-26')
      withYears(text, '2026-11-26')
      linesFarBack(text, '2026-11-26')
    }),
  )
})
