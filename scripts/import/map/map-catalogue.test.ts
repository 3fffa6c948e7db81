import { describe, expect, it } from 'vitest'
import { LEGACY_CONTACTS, LEGACY_SITE, legacyProfessional, legacyStore } from '../testing/legacy.ts'
import { fieldsOf, mapped } from '../testing/mapped.ts'
import { imageRef } from '../testing/source.ts'

describe('mapCatalogue', () => {
  const whole = () =>
    mapped({
      stores: { 1: legacyStore(1) },
      professionals: [legacyProfessional('Ana Pérez')],
      contacts: LEGACY_CONTACTS,
      site: LEGACY_SITE,
    })

  it('reports nothing of a catalogue without irregularities', () => {
    expect(whole().quirks).toEqual([])
  })

  it('gives a store with every field of the specification', () => {
    const [store] = fieldsOf(whole(), 'store')
    expect(store).toEqual({
      numero: 1,
      name: 'Panadería 1',
      slug: 'panaderia-1',
      isActive: true,
      city: 'Goya',
      address: 'Colón 100',
      phone: '3777 55-5100',
      whatsapp: '5493777555101',
      wholesaleWhatsapp: '5493777555102',
      website: 'https://panaderia.example',
      shopUrl: 'https://tienda.panaderia.example',
      menuUrl: 'https://panaderia.example/menu',
      social: {
        instagram: 'https://www.instagram.com/panaderia',
        facebook: null,
        x: null,
        tiktok: null,
        youtube: null,
      },
      description: 'Pan y facturas.',
      tags: 'pan, facturas',
      categories: ['alimentos'],
      subcategories: ['panaderias'],
      paymentMethods: ['debito-visa-debito'],
      image: imageRef('img/logo.png'),
      logo: imageRef('img/logo.png'),
      banner: imageRef('img/banner.png'),
      promotionBanner: imageRef('img/banner.png'),
      homePromotionBanner: imageRef('img/banner.png'),
      promotionText: '2x1 los martes',
      gallery: [imageRef('img/foto.png')],
      specialHours: '24/12 = 9 a 13\n25/12 = cerrado',
      hours: {
        monday: {
          mode: 'ranges',
          ranges: [
            { opens: '08:00', closes: '12:00' },
            { opens: '16:00', closes: '20:00' },
          ],
        },
        sunday: { mode: 'closed' },
      },
      location: { lat: -29.14, lng: -59.001 },
      internalNote: null,
    })
  })

  it('gives the other documents, each after those that it names', () => {
    const found = whole()
    expect(found.documents.map(({ type, key }) => `${type} ${key}`)).toEqual([
      'category alimentos',
      'subcategory panaderias',
      'payment-method debito-visa-debito',
      'professional-category medicos',
      'site-setting site',
      'calendar calendar',
      'useful-contact-category 3',
      'useful-contact-category 1',
      'store busquedas.json#1',
      'professional profesionales.json#ana-perez',
    ])
    expect(fieldsOf(found, 'category')[0]?.icon?.path).toBe('img/pan.png')
    expect(fieldsOf(found, 'subcategory')[0]?.category).toBe('alimentos')
    expect(fieldsOf(found, 'professional-category')).toMatchObject([
      { name: 'Médicos', route: 'medicos', color: '#0b7a75', order: 1 },
    ])
    expect(fieldsOf(found, 'site-setting')).toMatchObject([
      {
        name: 'Goya a un clic',
        phone: '5493777555000',
        mapLat: -29.14,
        mapLng: -59.26,
        mapZoom: 15,
        sampleData: true,
        synonyms: 'quiosco, drugstore = kiosco',
      },
    ])
  })

  it('gives the useful contacts in the order of the site', () => {
    const contacts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, title: `C${id}`, items: [] }))
    const groups = fieldsOf(mapped({ contacts }), 'useful-contact-category')
    const inOrder = groups.sort((one, other) => one.order - other.order)
    expect(inOrder.map(({ numero }) => numero)).toEqual([1, 3, 2, 5, 4, 6, 7, 8, 9])
  })

  it('gives a professional with every field of the specification', () => {
    const [professional] = fieldsOf(whole(), 'professional')
    expect(professional).toMatchObject({
      numero: 1,
      slug: 'ana-perez',
      professionalCategory: 'medicos',
      license: 'MP 1234',
      whatsapp: '5493777555200',
      phone: '3777 55-5201',
      email: 'turnos@clinica.example',
      social: { instagram: 'https://www.instagram.com/clinica' },
      address: 'Belgrano 200',
      location: { lat: -29.15, lng: -59.27 },
      internalNote: null,
    })
  })
})

describe('the site’s lists', () => {
  it('leave out what has no name or no address of its own', () => {
    const site = {
      ...LEGACY_SITE,
      categories: [
        { name: '' },
        { name: 'A', subcategories: [{ name: 'S' }] },
        { name: 'B', subcategories: [{ name: 'S' }] },
      ],
      professionalCategories: [
        { name: 'Médicos', route: 'medicos', color: 'verde' },
        { name: 'Otra', route: 'medicos' },
      ],
      paymentMethods: [{ name: '' }],
      map: { center: { lat: 0, lng: 0 }, zoom: 99 },
    }
    const found = mapped({ site })
    expect(fieldsOf(found, 'subcategory')).toMatchObject([{ slug: 's', category: 'a' }])
    expect(fieldsOf(found, 'professional-category')).toMatchObject([
      { route: 'medicos', color: null },
    ])
    expect(fieldsOf(found, 'site-setting')).toMatchObject([
      { mapLat: null, mapLng: null, mapZoom: null },
    ])
    expect(found.quirks.map(({ kind, field }) => `${kind} ${field}`).sort()).toEqual([
      'duplicate-slug categories.2.subcategories.0.name',
      'duplicate-slug professionalCategories.1.route',
      'empty-field categories.0.name',
      'empty-field paymentMethods.0.name',
      'wrong-type map.center',
      'wrong-type map.zoom',
      'wrong-type professionalCategories.0.color',
    ])
  })
})

it('takes duties and holidays from the site’s file, and reports lines that are none', () => {
  const lines = {
    turnos: ['desde 1/12/2026 = A, B', 'nada'],
    feriados: ['31/2 = Nunca', 'desde 1/1/2026 = A'],
  }
  const found = mapped({ site: { ...LEGACY_SITE, ...lines } })
  expect(fieldsOf(found, 'calendar')).toEqual([
    { duties: 'desde 1/12/2026 = A, B', holidays: null },
  ])
  expect(found.quirks).toMatchObject([
    { field: 'turnos', found: 'nada' },
    { field: 'feriados', found: '31/2 = Nunca' },
    { field: 'feriados', found: 'desde 1/1/2026 = A' },
  ])
})

it('special hours that are none are reported, the others are taken', () => {
  const lines = ['Diciembre 2026', '24 = 9 a 13', 'desde 1/1/2026 = 9 a 13', '25 = 9 a 99']
  const found = mapped({ stores: [legacyStore(1, { horarios_especiales: lines })] })
  expect(fieldsOf(found, 'store')).toMatchObject([{ specialHours: 'Diciembre 2026\n24 = 9 a 13' }])
  expect(found.quirks.map(({ found: line }) => line)).toEqual(lines.slice(2))
})

it('a line of the synonyms that says nothing is reported and kept, the others are taken', () => {
  const found = mapped({ site: { ...LEGACY_SITE, synonyms: ['gym = gimnasio', 'no es nada'] } })
  expect(fieldsOf(found, 'site-setting')).toMatchObject([{ synonyms: 'gym = gimnasio' }])
  expect(found.quirks).toMatchObject([{ field: 'synonyms', found: 'no es nada' }])
})
