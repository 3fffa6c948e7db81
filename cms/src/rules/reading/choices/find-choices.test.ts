import { expect, test } from 'vitest'
import { findChoices } from './find-choices'
import { SAMPLE_CHOICES } from './testing/sample-choices'

const namesFor = (text: string) =>
  findChoices(text, SAMPLE_CHOICES).map(({ option }) => option.choice.name)

test.each([
  ['panadería', ['Panaderias']],
  ['PANADERIAS', ['Panaderias']],
  ['pan', ['Panaderias']],
  ['farma', ['Farmacias']],
  ['carnic', ['Carnicerías']],
  ['kiosko', []],
  ['quiosco', ['Kioscos y Almacenes']],
  ['almacén', ['Kioscos y Almacenes']],
  ['remis', ['Transportes y Logística']],
  ['tattoo', ['Centro de Tatuajes']],
  ['accesorios', ['Celulares y Accesorios', 'Ropa y Accesorios']],
  ['otros', ['Otros', 'Quesos Fiambres y Otros']],
  ['MP', ['Billetera virtual', 'QR']],
  ['mercado pago', ['Billetera virtual', 'QR']],
  ['tarjetas', ['Crédito', 'Débito']],
  ['débito', ['Débito', 'Débito sin contacto']],
  ['transf', ['Transferencia']],
  ['vivero', ['Viveros']],
  ['tarjeta sube', []],
])('«%s» finds %j', (text, names) => {
  expect(namesFor(text)).toEqual(names)
})

test('what a word means comes before what it only begins', () => {
  expect(namesFor('crédito')[0]).toBe('Crédito')
  expect(namesFor('cred')).toEqual(['Crédito', 'Crédito en un pago', 'Crédito personal'])
})

test('a choice that was found by another word says by which', () => {
  const [virtual] = findChoices('merc', SAMPLE_CHOICES)
  expect(virtual).toMatchObject({ word: 'mercado pago', option: { kind: 'paymentMethod' } })
  expect(findChoices('efectivo', SAMPLE_CHOICES)[0]).not.toHaveProperty('word')
})

test('a subcategory comes with its category, where it has one', () => {
  const [bakery] = findChoices('panaderia', SAMPLE_CHOICES)
  expect(bakery?.option).toMatchObject({ kind: 'subcategory', category: { name: 'Alimentos' } })
  expect(findChoices('viveros', SAMPLE_CHOICES)[0]?.option).toMatchObject({ category: null })
})

test.each(['', '   ', '¿?', '😀', '​'])('of a text without words, %j, nothing is found', (text) => {
  expect(namesFor(text)).toEqual([])
})
