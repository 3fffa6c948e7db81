import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHoursText } from './is-hours-text'

describe('a line of a message', () => {
  test.each([
    'L a V 8 a 12',
    'Lunes a viernes',
    'Sábados:',
    'domingos cerrado',
    'Cerrado',
    'de 17 a 21 hs',
    'de 8 a 12 y de 17 a 21',
    '8:30 a 12:30',
    'corrido de 8 a 20',
    'Horario: 8 a 20',
    '24 hs',
    'Abierto las 24 horas',
    'feriados cerrado',
    'sábados a coordinar',
    'con turno previo',
    'Horario a coordinar',
    'primer sábado del mes 9 a 13',
    'Hola, abrimos de lunes a viernes de 8 a 12',
  ])('%j tells of hours', (line) => {
    expect(isHoursText(line)).toBe(true)
  })

  test.each([
    '',
    'Colón 1234',
    'Alvear 850 a 900',
    '9 de Julio 850',
    'San Martín 1230, e/ Lavalle y Mitre',
    '3777 456789',
    '15-4321',
    '03777 15-432100',
    '24 cuotas',
    '12 a 18 cuotas sin interés',
    '2 a 4 personas',
    'de 10 a 15 min',
    '10 a 15 días',
    '15 a 20',
    'martes de promo 2x1',
    'Martes: 20% off',
    'Domingo Sosa',
    'Domingo F. Sarmiento 123',
    'Viernes 13 de marzo show',
    'todos los días promo',
    'Envíos en 24 hs',
    'Precio a coordinar',
    'consultar precio',
    'mi local',
    'feriado',
    '-29.14, -59.26',
    'CBU 1234 5678',
    'efectivo y tarjetas',
    '@laespigadeoro',
    'https://maps.app.goo.gl/8a12',
  ])('%j does not', (line) => {
    expect(isHoursText(line)).toBe(false)
  })

  test('of any letters gets an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        expect(isHoursText(line)).toBeTypeOf('boolean')
      }),
    )
  })
})
