import { expect, it } from 'vitest'
import { addressQuestion, boxProblem, degreesProblem } from './place-words'

it('a place is no problem', () => {
  expect(boxProblem('-29.1405, -59.2631')).toBeNull()
  expect(degreesProblem({ lat: '-29,1405', lng: '' }, 'lat')).toBeNull()
})

it('of a short link staff are told what to do, and can open it', () => {
  const problem = boxProblem('maps.app.goo.gl/AbC1')
  expect(problem?.message).toContain('enlace corto')
  expect(problem?.link).toBe('https://maps.app.goo.gl/AbC1')
})

it('of any other text, what is taken', () => {
  expect(boxProblem('Colón 850')).toEqual({
    message: expect.stringContaining('Pegá el enlace de Google Maps'),
    link: null,
  })
})

it.each([
  ['lat', 'x', 'No es un número'],
  ['lat', '', 'Falta la latitud.'],
  ['lng', ' ', 'Falta la longitud.'],
  ['lat', '-291', 'Va de -90 a 90.'],
  ['lng', '-591', 'Va de -180 a 180.'],
] as const)('of %s %j: %s', (axis, text, message) => {
  expect(degreesProblem({ lat: '1', lng: '1', [axis]: text }, axis)).toContain(message)
})

it('who moved to another street is asked whether the marker still stands right', () => {
  expect(addressQuestion('Colón 845', 'Mitre 120')).toBe(
    'Cambió la dirección: ¿el marcador sigue en su lugar?',
  )
  expect(addressQuestion(null, 'Mitre 120')).not.toBeNull()
  expect(addressQuestion('Colón 845', ' Colón 845 ')).toBeNull()
  expect(addressQuestion(null, '')).toBeNull()
})
