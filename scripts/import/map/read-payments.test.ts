import { describe, expect, it } from 'vitest'
import { paymentGroup, PaymentRegistry } from './payment-registry.ts'
import { readPaymentMethods } from './read-payments.ts'
import { libraryWith, readerOf, reported } from '../testing/source.ts'

function read(paymentMethods: unknown, payments = new PaymentRegistry()) {
  const reader = readerOf({ paymentMethods })
  const paymentNames = new Map([['pagos/n.png', 'Tarjeta Naranja']])
  const images = libraryWith('pagos/n.png', 'pagos/visa-debito.png')
  const keys = readPaymentMethods(reader, { payments, paymentNames, images })
  return { keys, payments, reader }
}

describe('paymentGroup', () => {
  it.each([
    ['Tarjeta de débito', 'debito'],
    ['TARJETAS DE CREDITO', 'credito'],
    ['Otros medios', 'otros'],
    ['Financiación', 'financiacion'],
    ['', 'cuenta'],
    ['Trueque', null],
  ])('of «%s» is %s', (title, group) => {
    expect(paymentGroup(title)).toBe(group)
  })
})

describe('readPaymentMethods', () => {
  it('takes each logo as one method, named by the site or by its file', () => {
    const { keys, payments, reader } = read([
      { name: 'Tarjeta de crédito', images: ['/pagos/n.png'] },
      { name: 'Tarjeta de débito', images: ['pagos/visa-debito.png'] },
      { images: ['pagos/n.png'] },
    ])
    expect(keys).toEqual([
      'credito-tarjeta-naranja',
      'debito-visa-debito',
      'cuenta-tarjeta-naranja',
    ])
    expect(payments.documents().map(({ fields }) => fields)).toMatchObject([
      { name: 'Tarjeta Naranja', group: 'credito', logo: { path: 'pagos/n.png' } },
      { name: 'Visa debito', group: 'debito' },
      { name: 'Tarjeta Naranja', group: 'cuenta' },
    ])
    expect(reported(reader)).toEqual([])
  })

  it('keeps a method whose logo is missing', () => {
    const { keys, payments, reader } = read([{ name: 'Otros medios', images: ['pagos/qr.png'] }])
    expect(keys).toEqual(['otros-qr'])
    expect(payments.documents()[0]?.fields).toEqual({ name: 'Qr', group: 'otros', logo: null })
    expect(reported(reader)).toEqual(['missing-image paymentMethods.0.images.0'])
  })

  it('puts an unknown group among the others and reports it', () => {
    const { keys, reader } = read([{ name: 'Trueque', images: ['pagos/n.png'] }])
    expect(keys).toEqual(['otros-tarjeta-naranja'])
    expect(reader.internalNote()).toContain('Trueque')
  })

  it('reports groups without methods, empty slots and what is no group', () => {
    const { keys, reader } = read([
      { name: 'Otros medios', images: [] },
      null,
      'efectivo',
      { images: [null] },
    ])
    expect(keys).toEqual([])
    expect(reported(reader).sort()).toEqual([
      'empty-field paymentMethods.0.images',
      'empty-slot paymentMethods.1',
      'empty-slot paymentMethods.3.images.0',
      'wrong-type paymentMethods.2',
    ])
  })

  it('fills in a logo that an earlier store lacked', () => {
    const { payments } = read([{ name: '', images: ['otra/visa-debito.png'] }])
    read([{ name: '', images: ['pagos/visa-debito.png'] }], payments)
    expect(payments.documents().map(({ fields }) => fields.logo?.path)).toEqual([
      'pagos/visa-debito.png',
    ])
  })
})
