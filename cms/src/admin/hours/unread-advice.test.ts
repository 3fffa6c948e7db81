import { expect, test } from 'vitest'
import { readWeek } from '../../rules/reading/hours/hours-text.ts'
import { adviceFor } from './unread-advice.ts'

test.each([
  ['de 9 a 13 y de 17 a 21', 'No dice qué días'],
  ['a la mañana', 'No dice a qué hora'],
  ['L a V 8 a 12 y 4 a 8', 'Puede leerse de dos maneras'],
  ['cuando puedo, si hay sol, tipo 25:90', 'Tiene una hora que no existe'],
  ['lunes 8 a 12.75', 'Tiene una hora que no existe'],
  ['lunes a viernes de 9 a 13\nFeriados 9 a 12', 'Los feriados no son un día'],
  ['', 'No es un horario'],
  ['8 a 12 y 16 a 20 hs (lunes cerrado)', 'No dice qué días'],
  ['Lunes a sábado de 20 a cierre', 'Falta a qué hora cierra'],
  ['L a S desde las 9 hasta el cierre', 'Falta a qué hora cierra'],
  [
    'lun a sab 7hs a 01hs',
    'Si abre a la mañana y cierra de madrugada, escribí «07:00 a 01:00»; si abre a la noche, «19:00 a 01:00»\\.',
  ],
  [
    'L a V 8:30 a 3',
    'Si abre a la mañana y cierra de madrugada, escribí «08:30 a 03:00»; si abre a la noche, «20:30 a 03:00»; si cierra a la tarde, «08:30 a 15:00»\\.',
  ],
  [
    'Viernes 12 a 2',
    'Si cierra de madrugada, escribí «12:00 a 02:00»; si cierra a la tarde, «12:00 a 14:00»\\.',
  ],
  ['L a V 4 a 1', 'Puede leerse de dos maneras'],
  ['L a S 7 a 1; D 9 a 1', 'Puede leerse de dos maneras.*«07:00 a 01:00»'],
  ['urgencias las 24 hs', 'No queda claro que atienda las 24 horas: .*«todos los días 24 hs»'],
  ['guardia 24 hs', 'No queda claro'],
  ['lunes 8 a 12, urgencias las 24 hs', 'No queda claro'],
  ['L a V 8 a 1 y 5 a 9', 'Puede leerse de dos maneras'],
])('«%s»: %s', (text, advice) => {
  expect(adviceFor(readWeek(text).unread)).toMatch(new RegExp(`^${advice}`))
})

test.each([
  ['lun a sab 7hs a 01hs', /7hs a 01hs/],
  ['Sábados 9 a 1', /9 a 1/],
  ['8 a 2', /8 a 2/],
])('all hours that the advice for «%s» tells to write are read in their place', (text, hours) => {
  const told = [...adviceFor([text]).matchAll(/«(\d\d:\d\d a \d\d:\d\d)»/g)].map(([, one]) => one)
  expect(told.length).toBeGreaterThan(1)
  for (const one of told) {
    const days = /\p{L}{3}/u.test(text) ? '' : 'lunes '
    expect(readWeek(days + text.replace(hours, one ?? '')).unread).toEqual([])
  }
})

test.each(['20 a cierre', '9 hasta el cierre', '8 a 12 y 16 al cierre'])(
  'once the end of «%s» stands in the place of the word, it is read',
  (text) => {
    expect(adviceFor(readWeek(`lunes ${text}`).unread)).toContain('en lugar de «cierre»')
    expect(readWeek(`lunes ${text.replace('cierre', '24')}`).unread).toEqual([])
  },
)

test('the hours that the advice names for all day long are read', () => {
  expect(readWeek('todos los días 24 hs').unread).toEqual([])
  expect(readWeek('las 24 hs')).toEqual(readWeek('todos los días 24 hs'))
})

test('the days that the advice names are what was missing', () => {
  const text = '8 a 12 y 16 a 20 hs (lunes cerrado)'
  expect(adviceFor([text])).toContain('«lunes a viernes»')
  expect(readWeek(`lunes a viernes ${text}`).unread).toEqual([])
})
