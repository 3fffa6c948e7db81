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
])('«%s»: %s', (text, advice) => {
  expect(adviceFor(readWeek(text).unread)).toMatch(new RegExp(`^${advice}`))
})
