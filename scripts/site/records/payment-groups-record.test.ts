import { expect, test } from 'vitest'
import { buildMedia, buildPaymentMethod } from '../testing/documents.ts'
import { toPaymentGroups } from './payment-groups-record.ts'

const groupNames = (methods: Parameters<typeof toPaymentGroups>[0]) =>
  toPaymentGroups(methods, () => '').map(({ name }) => name)

test('the groups have the names and the order of the store page; one has no name', () => {
  const methods = (['cuenta', 'financiacion', 'otros', 'credito', 'debito'] as const).map((group) =>
    buildPaymentMethod(group, group),
  )
  expect(groupNames(methods)).toEqual([
    'Tarjeta de débito',
    'Tarjeta de crédito',
    'Otros medios',
    'Financiación',
    '',
  ])
})

test('a group without methods is left out', () => {
  expect(groupNames([buildPaymentMethod('Efectivo', 'otros')])).toEqual(['Otros medios'])
  expect(groupNames([])).toEqual([])
})

test('a method without logo is named, but adds no image', () => {
  const methods = [
    buildPaymentMethod('Visa', 'credito', { logo: buildMedia('visa.png') }),
    buildPaymentMethod('Cabal', 'credito'),
  ]
  expect(toPaymentGroups(methods, (media) => (media ? '/media/visa.webp' : ''))).toEqual([
    {
      name: 'Tarjeta de crédito',
      images: ['/media/visa.webp'],
      methods: [
        { name: 'Cabal', image: '' },
        { name: 'Visa', image: '/media/visa.webp' },
      ],
    },
  ])
})
