import { describe, expect, it } from 'vitest'
import { knownDocuments } from '../send/known-documents.ts'
import { LEGACY_SITE, legacyProfessional, legacyStore } from '../testing/legacy.ts'
import { fieldsOf, kinds, mapped } from '../testing/mapped.ts'

describe('incomplete records', () => {
  it('imports what a record that is cut off still has', () => {
    const found = mapped({ stores: { 3: { id: 3, name: 'La Cortada', category: ['Otros'] } } })
    expect(fieldsOf(found, 'store')[0]).toMatchObject({
      name: 'La Cortada',
      isActive: false,
      categories: ['otros'],
      hours: {},
      gallery: [],
    })
    expect(kinds(found)).toEqual(['truncated-record busquedas.json #3 «La Cortada»'])
  })

  it('reports the empty fields that a visitor would miss', () => {
    const found = mapped({
      stores: { 3: legacyStore(3, { direccion: '', description: ' ', banner: '' }) },
    })
    expect(kinds(found)).toEqual([
      'empty-field busquedas.json #3 «Panadería 3» direccion',
      'empty-field busquedas.json #3 «Panadería 3» description',
    ])
  })

  it('leaves out the empty slots of the useful contacts', () => {
    const items = [{ name: 'A', address: '-', phone: '' }, null, { phone: '107' }, {}]
    const found = mapped({ contacts: [{ id: 3, title: 'Salud', items }] })
    expect(fieldsOf(found, 'useful-contact-category')[0]?.entries).toEqual([
      { name: 'A', address: '-', phone: null },
      { name: '107', address: null, phone: '107' },
    ])
    expect(kinds(found)).toEqual([
      'empty-slot contactos.json #3 «Salud» items.1',
      'empty-field contactos.json #3 «Salud» items.2.name',
      'empty-field contactos.json #3 «Salud» items.3.name',
    ])
  })

  it('leaves a professional of an unknown category without one', () => {
    const professionals = [legacyProfessional('Ana', { category: 'astrologos' })]
    const found = mapped({ professionals, site: LEGACY_SITE })
    expect(fieldsOf(found, 'professional')[0]).toMatchObject({
      professionalCategory: null,
      internalNote: 'Importado: campo «category» decía «astrologos»',
    })
  })

  it('knows the professional categories of an earlier import', () => {
    const known = knownDocuments(
      new Map([['professional-category', new Map([['medicos', new Map()]])]]),
    )
    const found = mapped({ professionals: [legacyProfessional('Ana')] }, known)
    expect(fieldsOf(found, 'professional')[0]?.professionalCategory).toBe('medicos')
  })
})
