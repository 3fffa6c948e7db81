import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  doubtfulLines,
  namesIn,
  readCalendar,
  readDayHours,
  readDays,
  readSpecialHours,
} from './calendar.ts'

const daysOf = (text: string) => readCalendar(text).days
const whyOf = (text: string) => readCalendar(text).wrong.map(({ why }) => why)

describe('dated lines', () => {
  test.each([
    ['25/12/2026 = Navidad', '2026-12-25', 'Navidad'],
    ['25/12/26: Navidad', '2026-12-25', 'Navidad'],
    ['25-12-2026 Navidad', '2026-12-25', 'Navidad'],
    ['25/12 = Navidad', '12-25', 'Navidad'],
    ['29/2 = Día raro', '02-29', 'Día raro'],
    ['24/12/2026 = 9 a 13', '2026-12-24', '9 a 13'],
    ['24/12 9 a 13', '12-24', '9 a 13'],
    ['jueves 24/12/2026 = 9 a 13', '2026-12-24', '9 a 13'],
    ['3/12/2026 = Farmacia 9 de Julio', '2026-12-03', 'Farmacia 9 de Julio'],
    ['3/12/2026 = 9 de Julio', '2026-12-03', '9 de Julio'],
    ['8 de diciembre de 2026 = Inmaculada', '2026-12-08', 'Inmaculada'],
    ['8 de diciembre = Inmaculada', '12-08', 'Inmaculada'],
    ['31 dic. 2026 Farmacia Ceibo', '2026-12-31', 'Farmacia Ceibo'],
    ['el 4 de setiembre: Asueto', '09-04', 'Asueto'],
    ['Lun 7/12/2026 Ceibo', '2026-12-07', 'Ceibo'],
    ['24/12 de 9 a 13', '12-24', 'de 9 a 13'],
  ])('%s', (line, day, text) => {
    expect(readCalendar(line)).toEqual({
      days: [{ day, text, line }],
      rotations: [],
      wrong: [],
    })
  })

  test('a list as a college of pharmacists sends it: a month, and its days', () => {
    const text = 'Diciembre de 2026\n1 Ceibo\nMiércoles 2: Del Puente\n\n3 al 5 = Ceibo, Madrugada'
    expect(daysOf(text).map(({ day, text: names }) => ({ day, text: names }))).toEqual([
      { day: '2026-12-01', text: 'Ceibo' },
      { day: '2026-12-02', text: 'Del Puente' },
      { day: '2026-12-03', text: 'Ceibo, Madrugada' },
      { day: '2026-12-04', text: 'Ceibo, Madrugada' },
      { day: '2026-12-05', text: 'Ceibo, Madrugada' },
    ])
    expect(daysOf('Setiembre 2026:\r\n9/9 = A').map(({ day }) => day)).toEqual(['2026-09-09'])
  })

  const spanOf = (text: string) => {
    const days = daysOf(text)
    return [days[0]?.day, days.at(-1)?.day, days.length, days[0]?.text]
  }

  test.each([
    ['7/12/2026 al 9/12/2026 = A', '2026-12-07', '2026-12-09', 3],
    ['del 1/1/2027 al 15/1/2027 = A', '2027-01-01', '2027-01-15', 15],
    ['desde el 1/1/2027 hasta el 15/1/2027 = A', '2027-01-01', '2027-01-15', 15],
    ['1/1/2027 al 15 = A', '2027-01-01', '2027-01-15', 15],
    ['1 al 15/1/2027 = A', '2027-01-01', '2027-01-15', 15],
    ['1 al 15 de enero de 2027 = A', '2027-01-01', '2027-01-15', 15],
    ['24/12 al 26/12 = A', '12-24', '12-26', 3],
    ['28/12 al 10/1 = A', '12-28', '01-10', 14],
    ['28/12/2026 al 10/1/2027 = A', '2026-12-28', '2027-01-10', 14],
    ['28/12/2026 al 10/1 = A', '2026-12-28', '2027-01-10', 14],
    ['28/12 al 10/1/2027 = A', '2026-12-28', '2027-01-10', 14],
    ['24/12 y 31/12 = A', '12-24', '12-31', 2],
    ['28/12 y 3/1/2027 = A', '2026-12-28', '2027-01-03', 2],
    ['1/12 al 3/12 y 5/12/2026 = A', '2026-12-01', '2026-12-05', 4],
    ['4, 5 y 6/12/2026 = A', '2026-12-04', '2026-12-06', 3],
    ['Diciembre 2026\n4, 5 y 6 A', '2026-12-04', '2026-12-06', 3],
    ['Diciembre 2026\n4 y 5: A', '2026-12-04', '2026-12-05', 2],
    ['Diciembre 2026\n1 al 3 y 5 al 7 = A', '2026-12-01', '2026-12-07', 6],
    ['Diciembre 2026\n4-12-20: A', '2026-12-04', '2026-12-20', 3],
    ['Diciembre 2026\n6 - 14 - 22 A', '2026-12-06', '2026-12-22', 3],
    ['Diciembre 2026\n5 – 12 – 19 – 26 = A', '2026-12-05', '2026-12-26', 4],
    ['Diciembre 2026\n04-12-26: A', '2026-12-04', '2026-12-04', 1],
    ['Diciembre 2026\n28 lun / 29 mar: A', '2026-12-28', '2026-12-29', 2],
    ['Diciembre 2026\n28 lun al 30 mié: A', '2026-12-28', '2026-12-30', 3],
    ['Diciembre 2026\nSemana del 1 al 7: A', '2026-12-01', '2026-12-07', 7],
    ['Diciembre 2026\n4 – 12 – 20 – A', '2026-12-04', '2026-12-20', 3],
    ['Diciembre 2026\nDías 4, 12 y 20: A', '2026-12-04', '2026-12-20', 3],
    ['Diciembre 2026\nDía 4: A', '2026-12-04', '2026-12-04', 1],
    ['Diciembre 2026\n1º y 2º: A', '2026-12-01', '2026-12-02', 2],
    ['Diciembre 2026\ndel 7 al 9: A', '2026-12-07', '2026-12-09', 3],
    ['Diciembre 2026\n7/12 al 9/12 = A', '2026-12-07', '2026-12-09', 3],
    ['Diciembre 2026\nLun 7 A', '2026-12-07', '2026-12-07', 1],
    ['Turnos de farmacias DICIEMBRE 2026\n1 A', '2026-12-01', '2026-12-01', 1],
    ['Mes: Diciembre 2026\n1 A', '2026-12-01', '2026-12-01', 1],
  ])('%j: from %s to %s', (text, first, last, count) => {
    expect(readCalendar(text).wrong).toEqual([])
    expect(spanOf(text)).toEqual([first, last, count, 'A'])
  })

  test.each([
    '*Diciembre 2026*',
    '_Turnos diciembre 2026_',
    'Dic-26',
    'DIC. 2026',
    'mes de diciembre/26',
    "Diciembre '26",
    '📅 *FARMACIAS DE TURNO EN GOYA - DICIEMBRE 2026*',
  ])('«%s» is the month of the days below it', (heading) => {
    expect(readCalendar(`${heading}\n1 = A`)).toMatchObject({
      days: [{ day: '2026-12-01', text: 'A' }],
      wrong: [],
    })
  })

  test.each([
    '• 1: Ceibo',
    '- 1: Ceibo',
    '> 1: Ceibo',
    '💊 1: Ceibo',
    '1️⃣ Ceibo',
    '*1:* Ceibo',
    '*Martes 1* - _Ceibo_',
    '1) Ceibo',
    '1.- Ceibo',
    '1. Ceibo',
    '1-Ceibo',
    '1º Ceibo',
    '1.º) Ceibo',
    '1ro. Ceibo',
    'Mar. 1°: Ceibo',
    '1-dic: Ceibo',
    '01-dic-26: Ceibo',
  ])('of the marks in «%s» nothing is left but the line itself', (line) => {
    const { days, wrong } = readCalendar(`Diciembre 2026\n${line}`)
    expect(wrong).toEqual([])
    expect(days).toEqual([{ day: '2026-12-01', text: 'Ceibo', line }])
  })

  test('below a month without a year nothing is of the month before it', () => {
    const text = 'Noviembre 2026\n1 = A\nDiciembre\n2 = B'
    expect(daysOf(text).map(({ day }) => day)).toEqual(['2026-11-01'])
    expect(whyOf(text)).toHaveLength(2)
  })

  test('a name that begins as a month or a number is a name', () => {
    const text = 'Diciembre 2026\n4 Julio Roca\n5 25 de Mayo\n6 Martínez'
    expect(daysOf(text).map(({ text: name }) => name)).toEqual([
      'Julio Roca',
      '25 de Mayo',
      'Martínez',
    ])
  })

  test.each([
    ['Diciembre 2026\n4-5 = A', 'de dos maneras'],
    ['Diciembre 2026\n6 - 14 Ceibo', 'de dos maneras'],
    ['Diciembre 2026\nSemana 1: Ceibo', 'no se entiende'],
    ['Diciembre', 'no dice el año'],
    ['Mes: Diciembre', 'no dice el año'],
    ['Turnos mes de diciembre:', 'no dice el año'],
    ['Farmacia Ceibo en diciembre 2026', 'no se entiende'],
    ['25/12/2026 al mediodía 26/12 = A', 'no se entiende'],
    ['25/12/2026 al 3 de la tarde = A', 'no se entiende'],
    ['25/12/2026 y 3 = ', 'no se entiende'],
    ['1/1/2027 al 1/1/2028 = A', 'más de 100 días'],
    ['30/2 al 2/3 = A', 'no existe'],
    ['9/1/2027 al 3/1/2027 = A', 'termina antes'],
    ['Farmacia Ceibo', 'no se entiende'],
    ['1/12/2026 =', 'no se entiende'],
    ['3 = Farmacia Ceibo', 'no dice el mes'],
    ['desde 1/12/2026 = ,', 'quiénes se turnan'],
    ['31/2/2026 = A', 'no existe'],
    ['0/2/2026 = A', 'no existe'],
    ['1/13 = A', 'no existe'],
    ['Febrero 2026\n28 al 30 = A', 'no existe'],
    ['Febrero 2026\n9 al 3 = A', 'termina antes'],
    ['1/2/2026 = A\n1/2/2026 = B', 'repite'],
    ['desde 1/12 = A, B', 'no dice el año'],
    ['desde 31/11/2026 = A, B', 'no existe'],
    [`1/2/2026 = ${'a'.repeat(300)}`, 'demasiado larga'],
  ])('%j is wrong: %s', (text, why) => {
    expect(whyOf(text)).toEqual([expect.stringContaining(why)])
  })

  test.each([
    ['03/12/2026 Jueves Farmacia A', 'Farmacia A'],
    ['3/12/2026 (jueves): A', 'A'],
    ['3/12/2026 - Jueves - A', 'A'],
    ['3/12/2026 jue.: A', 'A'],
    ['3/12/2026 Domingo Savio', 'Domingo Savio'],
    ['3/12/2026 Farmacia Domingo', 'Farmacia Domingo'],
    ['3/12/2026 Mar del Plata - Ruta 12', 'Mar del Plata - Ruta 12'],
  ])('of the day of the week behind the date in «%s» nothing stays in the name', (line, text) => {
    expect(daysOf(line).map((day) => day.text)).toEqual([text])
  })

  test.each([
    ['Diciembre 2026\nMartes 1: Farmacia A - Miércoles 2: Farmacia B', 'Farmacia A', 'Farmacia B'],
    ['Diciembre 2026\n1: Farmacia A, 2: Farmacia B', 'Farmacia A', 'Farmacia B'],
    ['Diciembre 2026\n1 = A; 2 = B', 'A', 'B'],
    ['Diciembre 2026\nMartes 1 A y miércoles 2 B', 'A', 'B'],
    ['Diciembre 2026\n1: A\t2: B', 'A', 'B'],
    ['Diciembre 2026\n1/12 Fcia. A y 2/12 Fcia B', 'Fcia. A', 'Fcia B'],
    ['1/12/2026;A;2/12/2026;B', 'A', 'B'],
    ['1 de diciembre de 2026: A - 2 de diciembre de 2026: B', 'A', 'B'],
    ['Diciembre 2026\n1: A - 25 de Mayo 520, 2: B y Hnos', 'A - 25 de Mayo 520', 'B y Hnos'],
  ])('%j is of two days, each with its own text', (text, first, second) => {
    const { days, wrong } = readCalendar(text)
    expect(wrong).toEqual([])
    expect(days.map((one) => [one.day, one.text])).toEqual([
      ['2026-12-01', first],
      ['2026-12-02', second],
    ])
    expect(days.map(({ line }) => line)).toEqual(Array(2).fill(text.split('\n').at(-1)))
  })

  test.each([
    'Diciembre 2026\nmartes 1\tFarmacia A\tmiércoles 2\tFarmacia B',
    '1/12/2026,Farmacia A,2/12/2026,Farmacia B',
  ])('%j is a row with two dates', (row) => {
    expect(daysOf(row).map(({ day, text }) => [day, text])).toEqual([
      ['2026-12-01', 'Farmacia A'],
      ['2026-12-02', 'Farmacia B'],
    ])
  })

  test('several days of the week may have one text', () => {
    const days = daysOf('Diciembre 2026\nSábado 5, domingo 6: A\nlunes 7, 8 y 9 = B')
    expect(days.map(({ text }) => text)).toEqual(['A', 'A', 'B', 'B', 'B'])
  })

  test.each([
    'Del Puente y Hnos',
    'Farmacia 9 de Julio',
    'Farmacia Ceibo y 9 de Julio',
    'Ceibo - 25 de Mayo',
    '9 de Julio',
    'Ceibo, 25 de Mayo: Tel 421234',
    'Ceibo - Colón 520 - Tel 3777-421234',
    'Ceibo, 24/7 y domingos',
    'Ceibo y Farmacia 24: Norte',
    'Ceibo, lunes 8 a 20 hs',
    'Ceibo, lunes 8 hs',
    'Ceibo, 8 a 20, Norte',
    'Ceibo, Colón, 10, Tel 421234',
  ])('«%s» is of one day', (name) => {
    expect(daysOf(`Diciembre 2026\n1 = ${name}`)).toMatchObject([{ text: name }])
  })

  test.each([
    ['Diciembre 2026\n4 - 5: A', 'tiene dos fechas'],
    ['Diciembre 2026\n1: A - martes 2: = B', 'tiene dos fechas'],
    ['Diciembre 2026\n1: A - miércoles 32: B', 'no existe'],
    ['Diciembre 2026\n1: A, 1: B', 'repite'],
  ])('%j is wrong as a whole: %s', (text, why) => {
    expect(whyOf(text)).toEqual([expect.stringContaining(why)])
    expect(daysOf(text)).toEqual([])
  })

  const doubtsOf = (text: string) => doubtfulLines(daysOf(text)).map(({ why }) => why)

  test.each([
    ['Diciembre 2026\nLunes 4: A', ['dice lunes y el 4/12/2026 es viernes']],
    ['03/12/2026\tViernes\tA', ['dice viernes y el 3/12/2026 es jueves']],
    ['03/12/2026 Viernes Farmacia A', ['dice viernes y el 3/12/2026 es jueves']],
    ['Viernes 3/12/2026;A', ['dice viernes y el 3/12/2026 es jueves']],
    [
      'Diciembre 2026\nDomingo 1: A\nLun. 2: B',
      ['dice domingo y el 1/12/2026 es martes', 'dice lunes y el 2/12/2026 es miércoles'],
    ],
    ['lunes 7/12/2026 al martes 9/12/2026 = A', ['dice martes y el 9/12/2026 es miércoles']],
    ['Diciembre 2026\nMiercoles 2: A\nSÁBADO 5: B\nmar 8 C', []],
    ['martes 8/12 = A', []],
  ])('%j is taken, and of a wrong day of the week it is told: %j', (text, doubts) => {
    expect(readCalendar(text).wrong).toEqual([])
    expect(doubtsOf(text)).toEqual(doubts)
  })

  test('a rotation names who takes turns, and from when on', () => {
    const line = 'desde 1/12/2026 = A, B; C'
    expect(readCalendar(line).rotations).toEqual([
      { since: '2026-12-01', names: ['A', 'B', 'C'], line },
    ])
    expect(readDays(line)).toEqual({
      days: [],
      wrong: [{ line, why: expect.stringContaining('«desde»') as string }],
    })
  })

  test('a line that is there twice is one; another text of the same day is wrong', () => {
    expect(readCalendar('1/2/2026 = A\n1/2/2026 = A')).toMatchObject({ days: [{}], wrong: [] })
    expect(whyOf('1/2/2026 = A\n1/2/2026 = B')).toEqual([expect.stringContaining('repite')])
  })

  test('no text makes it fail, and what is taken has a day of the calendar', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.nat(40), fc.nat(20), fc.nat(3000), fc.string())
        .map(([d, m, y, text]) => `${d}/${m}/${y} = ${text}`),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        for (const { day } of daysOf(lines.join('\n'))) {
          const iso = day.length === 5 ? `2000-${day}` : day
          expect(new Date(`${iso.padStart(10, '0')}T00:00Z`).toISOString()).toContain(day)
        }
      }),
    )
  })
})

describe('the hours of a day', () => {
  test.each([
    ['9 a 13', ['09:00 - 13:00']],
    ['9:30 a 13 y 17 a 21.30 hs', ['09:30 - 13:00', '17:00 - 21:30']],
    ['09:00 - 13:00 | 17:00 - 21:00', ['09:00 - 13:00', '17:00 - 21:00']],
    ['de 20 a 24', ['20:00 - 00:00']],
    ['20 hasta las 2', ['20:00 - 02:00']],
    ['24 hs', ['00:00 - 23:59']],
    ['Cerrado', 'cerrado'],
    ['Solo con turno', 'Solo con turno'],
    ['hasta las 13', 'hasta las 13'],
    ['Hasta las 13:30 hs.', 'Hasta las 13:30 hs.'],
    ['hasta 13 personas', null],
    ['9 a 25', null],
    ['9 a 9', null],
    ['a las 9', null],
  ])('%s', (text, hours) => {
    expect(readDayHours(text)).toEqual(hours)
  })

  test.each([
    ['1/1/2027 al 31/1/2027 = 20 a 1', '4/1/2027, 11/1/2027 = cerrado'],
    ['4/1/2027, 11/1/2027 = cerrado', '1/1/2027 al 31/1/2027 = 20 a 1'],
  ])('of a day of its own count more than those of a span: «%s», then «%s»', (...lines) => {
    const { hours, wrong } = readSpecialHours(lines.join('\n'))
    expect(wrong).toEqual([])
    expect(Object.keys(hours)).toHaveLength(31)
    const closed = Object.keys(hours).filter((day) => hours[day] === 'cerrado')
    expect(closed).toEqual(['2027-01-04', '2027-01-11'])
  })

  test.each([
    ['1/1/2027 al 9/1/2027 = 20 a 1', '8/1/2027 al 15/1/2027 = cerrado'],
    ['8/1/2027 = 20 a 1', '8/1/2027 = cerrado'],
  ])('of two spans, or of two days, are wrong: «%s», then «%s»', (...lines) => {
    expect(readSpecialHours(lines.join('\n')).wrong).toMatchObject([{ line: lines[1] }])
  })

  test('in a list of duties a day inside of a span is wrong: it may be a slip', () => {
    expect(whyOf('Diciembre 2026\n1 al 9 = A\n4 = B')).toEqual([expect.stringContaining('repite')])
  })

  test('may stand in one line with others', () => {
    const text = '24/12/2026 = 9 a 13 y 17 a 21; 25/12/2026 = cerrado'
    expect(readSpecialHours(text)).toMatchObject({
      hours: { '2026-12-24': ['09:00 - 13:00', '17:00 - 21:00'], '2026-12-25': 'cerrado' },
      wrong: [],
    })
  })

  test('are told of with the day of the week as well', () => {
    const { hours, doubtful } = readSpecialHours('El lunes 24/12/2026 abrimos de 9 a 13')
    expect(Object.keys(hours)).toEqual(['2026-12-24'])
    expect(doubtful).toMatchObject([{ why: 'dice lunes y el 24/12/2026 es jueves' }])
  })

  test('of certain dates are read by day; each line that says none is told once', () => {
    const text = '24/12/2026 = 9 a 13 y 17 a 20\n25/12 = cerrado\n26/12 = 9 a 33\nlunes'
    const { hours, wrong } = readSpecialHours(text)
    expect(hours).toEqual({ '2026-12-24': ['09:00 - 13:00', '17:00 - 20:00'], '12-25': 'cerrado' })
    expect(wrong.map(({ line }) => line)).toEqual(['lunes', '26/12 = 9 a 33'])
    expect(wrong[0]?.why).toContain('«4/12/2026 al 18/12/2026 = cerrado»')
    const away = readSpecialHours('del 28/12/2026 al 10/1/2027 = cerrado')
    expect(Object.keys(away.hours)).toHaveLength(14)
    expect(away).toMatchObject({ hours: { '2027-01-10': 'cerrado' }, wrong: [] })
    const below = readSpecialHours('Diciembre 2026\n24 al 26 = 9 a 33')
    expect(below.wrong.map(({ line }) => line)).toEqual(['24 al 26 = 9 a 33'])
  })
})

test.each([
  ['Cerramos por vacaciones del 28/12/2026 al 10/1/2027', '2027-01-10', 'cerrado por vacaciones'],
  [
    'Vacaciones: desde el 4/1/2027 hasta el 18/1/2027 inclusive',
    '2027-01-18',
    'cerrado por vacaciones',
  ],
  ['El jueves 24/12/2026 abrimos de 9 a 13', '2026-12-24', ['09:00 - 13:00']],
  ['Les aviso que no atendemos el 8 de diciembre por duelo', '12-08', 'cerrado por duelo'],
  ['Cerrado los días 25/12/2026 y 1/1/2027', '2027-01-01', 'cerrado'],
])('hours told in a sentence are read as well: «%s»', (sentence, day, record) => {
  const { hours, wrong } = readSpecialHours(sentence)
  expect(hours[day]).toEqual(record)
  expect(wrong).toEqual([])
})

test.each(['Desde el 1/12/2026 abrimos de 8 a 12', 'No cerramos el 25/12/2026', 'Abrimos el 1/12'])(
  'a sentence that tells no hours of a day is none: «%s»',
  (sentence) => {
    expect(readSpecialHours(sentence)).toMatchObject({ hours: {}, wrong: [{ line: sentence }] })
  },
)

test('names are parted by commas', () => {
  expect(namesIn(' Ceibo, ,Del Puente;Madrugada ')).toEqual(['Ceibo', 'Del Puente', 'Madrugada'])
})
