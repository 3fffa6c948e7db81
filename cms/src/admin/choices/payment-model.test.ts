import { expect, test } from 'vitest'
import type { Choices } from '../../rules/reading/choices/choices'
import { SAMPLE_CHOICES } from '../../rules/reading/choices/testing/sample-choices'
import { paymentGroups, readPayments } from './payment-model'

const methodNamed = (name: string) => {
  const method = SAMPLE_CHOICES.paymentMethods.find((one) => one.name === name)
  if (!method) throw new Error(`No method ${name}`)
  return method
}

test('methods stand in the groups of the site, with what else they are called', () => {
  const groups = paymentGroups(SAMPLE_CHOICES, [methodNamed('QR')])
  expect(groups.map(({ group }) => group)).toEqual([
    'debito',
    'credito',
    'otros',
    'financiacion',
    'cuenta',
  ])
  const others = groups[2]?.boxes.map(({ method, isChosen, words }) => [
    method.name,
    isChosen,
    words,
  ])
  expect(others).toEqual([
    ['Efectivo', false, ''],
    ['Billetera virtual', false, 'mercado pago, mp'],
    ['QR', true, 'mercado pago, mp'],
    ['Transferencia', false, ''],
  ])
  expect(groups[0]?.boxes[0]).toMatchObject({ method: { name: 'Débito' }, words: 'tarjeta' })
})

test('a group without methods is not shown', () => {
  const choices = { ...SAMPLE_CHOICES, paymentMethods: [methodNamed('QR')] }
  expect(paymentGroups(choices, []).map(({ group }) => group)).toEqual(['otros'])
})

const read = (text: string, choices: Choices = SAMPLE_CHOICES) => {
  const { methods, drafts, others } = readPayments(text, choices)
  return [methods, drafts].map((list) => list.map(({ name }) => name)).concat([others])
}

test.each([
  [
    'tarjetas, mercado pago y efectivo',
    ['Débito', 'Crédito', 'Billetera virtual', 'QR', 'Efectivo'],
    [],
  ],
  ['Aceptamos todos los medios de pago', [], []],
  ['Efectivo y bitcoin', ['Efectivo'], ['bitcoin']],
  ['Panadería', [], ['Panadería']],
  ['no aceptamos tarjetas', [], ['no', 'tarjetas']],
])('of «%s» it ticks %j and does not understand %j', (text, methods, others) => {
  expect(read(text)).toEqual([methods, [], others])
})

test('what is not published yet is not ticked, and told of', () => {
  const paymentMethods = SAMPLE_CHOICES.paymentMethods.map((method) =>
    method.name === 'QR' ? { ...method, isPublished: false } : method,
  )
  const choices = { ...SAMPLE_CHOICES, paymentMethods }
  expect(read('mercado pago', choices)).toEqual([['Billetera virtual'], ['QR'], []])
})
