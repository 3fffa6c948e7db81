import { expect, test } from 'vitest'
import { choicesIn } from './choices-in'
import { SAMPLE_CHOICES } from './testing/sample-choices'

const namesIn = (text: string) =>
  choicesIn(text, SAMPLE_CHOICES).map(({ option }) => option.choice.name)

test.each([
  [
    'efectivo, tarjetas, mercado pago y transferencia',
    ['Efectivo', 'Débito', 'Crédito', 'Billetera virtual', 'QR', 'Transferencia'],
  ],
  ['Panadería y confitería', ['Panaderias']],
  ['Tarjeta de crédito y débito', ['Crédito', 'Débito']],
  ['Aceptamos tarjetas de débito.', ['Débito']],
  ['DEBITO SIN CONTACTO', ['Débito sin contacto']],
  ['Crédito personal y qr', ['Crédito personal', 'QR']],
  ['Farmacias', ['Farmacias']],
  ['Kiosco Pepe', ['Kioscos y Almacenes']],
])('«%s» names %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each([
  'Recargamos tarjeta SUBE y crédito de celular',
  'panaderos y farmacéuticos',
  'Accesorios',
  'Todos los servicios, entre otros',
  'cuenta corriente',
  'el mercado del pago',
  'efectivamente',
  '',
])('«%s» names nothing for certain', (text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  ['No aceptamos tarjetas. Efectivo', ['Efectivo']],
  ['no aceptamos tarjeta, mercado pago ni transferencia', []],
  ['Sin tarjetas, efectivo', ['Efectivo']],
  ['No tarjetas, solo efectivo', ['Efectivo']],
  ['Efectivo (tarjeta no)', ['Efectivo']],
  ['Tarjeta: no', []],
  ['Efectivo. No tarjeta', ['Efectivo']],
])('what is denied is not taken: «%s» names %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test('each tells by which words, and how sure they are', () => {
  const text = '🥖 Panadería: pan, Mercado  Pago; kioscos'
  const told = choicesIn(text, SAMPLE_CHOICES).map(({ option, by, from, to }) => [
    option.choice.name,
    by,
    text.slice(from, to),
  ])
  expect(told).toEqual([
    ['Panaderias', 'name', 'Panadería'],
    ['Billetera virtual', 'synonym', 'Mercado  Pago'],
    ['QR', 'synonym', 'Mercado  Pago'],
    ['Kioscos y Almacenes', 'part', 'kioscos'],
  ])
})

test('a name that two have is nobody’s', () => {
  const [first, ...others] = SAMPLE_CHOICES.categories
  const twin = { ...first!, id: 900, documentId: 'twin', name: 'Farmacia', subcategories: [] }
  const choices = { ...SAMPLE_CHOICES, categories: [twin, first!, ...others] }
  expect(choicesIn('farmacia', choices)).toEqual([])
})

test('a long message takes no long time', () => {
  const text = 'no mercado pago sin crédito en un '.repeat(3_000)
  const start = performance.now()
  expect(choicesIn(text, SAMPLE_CHOICES)).toEqual([])
  expect(performance.now() - start).toBeLessThan(2_000)
})
