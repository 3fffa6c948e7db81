import { describe, expect, it } from 'vitest'
import { legacyStore } from '../testing/legacy.ts'
import { fieldsOf, kinds, mapped } from '../testing/mapped.ts'
import { imageRef } from '../testing/source.ts'

describe('offers', () => {
  const ofertas = [
    {
      id: 1,
      tiendaId: 1,
      imagen: 'img/foto.png',
      nombre: 'Pan',
      descripcion: 'Todo',
      descuento: '2X1',
    },
  ]

  it('are documents of their own that name their store', () => {
    const found = mapped({ stores: { 1: legacyStore(1, { ofertas, recomendados: ofertas }) } })
    expect(fieldsOf(found, 'offer')).toEqual([
      {
        numero: 1,
        kind: 'oferta',
        store: 'busquedas.json#1',
        name: 'Pan',
        description: 'Todo',
        discount: '2X1',
        image: imageRef('img/foto.png'),
        startsOn: null,
        endsOn: null,
        internalNote: null,
      },
      expect.objectContaining({
        numero: 2,
        kind: 'recomendado',
        internalNote: 'Importado: campo «recomendados.0.id» decía «1»',
      }),
    ])
    expect(kinds(found)).toEqual([])
  })

  it('report an id that stands twice in one series', () => {
    const stores = {
      1: legacyStore(1, { ofertas }),
      2: legacyStore(2, { ofertas: [{ ...ofertas[0], tiendaId: 2 }] }),
    }
    const found = mapped({ stores })
    expect(fieldsOf(found, 'offer').map(({ numero }) => numero)).toEqual([1, 2])
    expect(kinds(found)).toEqual(['duplicate-id busquedas.json #2 «Panadería 2» ofertas.0.id'])
  })

  it('stay with the store that holds them when they name another one', () => {
    const strange = [{ ...ofertas[0], tiendaId: 44, nombre: '', extra: 'x' }]
    const found = mapped({ stores: { 1: legacyStore(1, { ofertas: strange }) } })
    expect(fieldsOf(found, 'offer')).toMatchObject([
      {
        store: 'busquedas.json#1',
        name: 'Oferta 1',
        internalNote:
          'Importado: campo «ofertas.0.tiendaId» decía «44»\nImportado: campo «ofertas.0.extra» decía «x»',
      },
    ])
    expect(kinds(found)).toEqual([
      'id-differs-from-key busquedas.json #1 «Panadería 1» ofertas.0.tiendaId',
      'empty-field busquedas.json #1 «Panadería 1» ofertas.0.nombre',
      'unknown-field busquedas.json #1 «Panadería 1» ofertas.0.extra',
    ])
  })

  it('may name their store by the number of the source', () => {
    const stores = {
      63: legacyStore(63),
      64: legacyStore(63, { ofertas: [{ ...ofertas[0], tiendaId: 63 }] }),
    }
    const found = mapped({ stores })
    expect(fieldsOf(found, 'offer')[0]?.store).toBe('busquedas.json#64')
    expect(kinds(found).filter((line) => line.includes('tiendaId'))).toEqual([])
  })
})
