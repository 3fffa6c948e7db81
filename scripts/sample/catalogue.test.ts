import { slug } from '@guia/contract'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { LegacyStore } from './legacy-types.ts'
import { pictureFiles } from './pictures.ts'
import { MISSING_IMAGES, TRUNCATED } from './testing/planted-quirks.ts'

const files = readCatalogue()
const records = files['busquedas.json']
const whole = Object.entries(records).flatMap(([key, record]) =>
  key === TRUNCATED ? [] : [record as LegacyStore],
)
const active = whole.filter((store) => store.is_active)

/** Stores write them without accents, the lists as people read them: their slugs are the same. */
const categoriesOf = ({ category }: LegacyStore) => [category].flat().map(slug)
const subcategoriesOf = ({ subcategory }: LegacyStore) =>
  [subcategory].flat().map(({ name }) => slug(name))
const inCategory = (pattern: RegExp) =>
  active.filter((store) => categoriesOf(store).some((name) => pattern.test(name)))

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const STORE_FIELDS = [
  ...['id', 'name', 'city', 'direccion', 'telefono', 'whatsapp', 'whatsapp_may', 'website'],
  ...['url_tienda', 'menu', 'redes', 'category', 'subcategory', 'description', 'tags', 'is_active'],
  ...['icon', 'banner', 'banner-promotion', 'banner-inicio-promotion', 'banner-description'],
  ...['image', 'logo', 'gallery', 'hours', 'horarios_especiales', 'paymentMethods', 'location'],
  ...['ofertas', 'recomendados'],
]
const OPTIONAL_FIELDS = ['whatsapp_may', 'website', 'url_tienda', 'menu', 'horarios_especiales']

describe('the sample stores', () => {
  it('are 78 records with the keys 1 to 78', () => {
    const keys = Array.from({ length: 78 }, (_, index) => String(index + 1))
    expect(Object.keys(records)).toEqual(keys)
  })

  it('carry the fields of the specification and no others, in its order', () => {
    for (const store of whole) {
      const expected = STORE_FIELDS.filter(
        (field) => field in store || !OPTIONAL_FIELDS.includes(field),
      )
      expect(Object.keys(store)).toEqual(expected)
    }
  })

  it('are inactive for about a sixth, most of them in the first block', () => {
    const inactive = whole.filter((store) => !store.is_active)
    expect(inactive).toHaveLength(13)
    expect(inactive.filter((store) => store.id <= 25)).toHaveLength(10)
  })

  it('have names of their own', () => {
    const names = Object.values(records).map((store) => store.name)
    expect(new Set(names).size).toBe(78)
  })

  it('include a very long name and a very long description', () => {
    expect(Math.max(...whole.map((store) => store.name.length))).toBeGreaterThanOrEqual(70)
    expect(Math.max(...whole.map((store) => store.description.length))).toBeGreaterThan(1800)
  })

  it('lie in the city, east of the river', () => {
    for (const { location } of whole) {
      expect(location.lng).toBeGreaterThan(-59.275)
      expect(location.lng).toBeLessThan(-59.235)
      expect(location.lat).toBeGreaterThan(-29.16)
      expect(location.lat).toBeLessThan(-29.125)
    }
  })

  it('fill every carousel of the home page', () => {
    expect(inCategory(/hogar|ferreterias/u).length).toBeGreaterThanOrEqual(12)
    expect(inCategory(/^(?:gastronomia|delivery)$/u).length).toBeGreaterThanOrEqual(11)
    expect(inCategory(/^ropa-y-accesorios$/u).length).toBeGreaterThanOrEqual(8)
    expect(inCategory(/^autos-motos-y-otros$/u).length).toBeGreaterThanOrEqual(5)
  })

  it('hold 16 offers and 12 recommended items with ids of their own, none in an inactive store', () => {
    for (const [list, count] of [['ofertas', 16] as const, ['recomendados', 12] as const]) {
      const ids = active.flatMap((store) => store[list].map(({ id }) => id))
      expect(new Set(ids).size).toBe(count)
      expect(whole.flatMap((store) => store[list])).toHaveLength(count)
    }
  })

  it('hold the limits of the specification, none that an offer of two for one cannot keep', () => {
    const offers = whole.flatMap(({ ofertas }) => ofertas)
    const at = (discount: string) => offers.filter(({ descuento }) => descuento === discount)
    const half = at('50% OFF').map(({ descripcion }) => descripcion)
    expect(half.filter((text) => text.includes('Máximo 3 por cliente'))).toHaveLength(1)
    expect(half.filter((text) => text.includes('un solo par por cliente'))).toHaveLength(1)
    const double = at('2X1').map(({ descripcion }) => descripcion)
    expect(double.length).toBeGreaterThan(0)
    for (const text of double)
      expect(text).not.toMatch(/\b(?:una?|uno|1)(?: sol[ao])? por cliente/i)
  })

  it('name themselves in their offers', () => {
    for (const store of whole) {
      for (const offer of [...store.ofertas, ...store.recomendados]) {
        expect(offer.tiendaId).toBe(store.id)
      }
    }
  })
})

describe('categories', () => {
  const { categories } = files['sitio.json']

  it('are the 35 of the specification and Delivery, with 11 subcategories', () => {
    expect(categories).toHaveLength(36)
    expect(categories.flatMap(({ subcategories }) => subcategories)).toHaveLength(11)
  })

  it('each have an active store', () => {
    const used = new Set(active.flatMap(categoriesOf))
    expect([...used].sort()).toEqual(categories.map(({ name }) => slug(name)).sort())
  })

  it('have subcategories that each have an active store', () => {
    const names = categories.flatMap(({ subcategories }) =>
      subcategories.map(({ name }) => slug(name)),
    )
    expect([...new Set(active.flatMap(subcategoriesOf))].sort()).toEqual(names.sort())
  })

  it('agree with the subcategories that a store names', () => {
    for (const store of whole) {
      const allowed = categories
        .filter(({ name }) => categoriesOf(store).includes(slug(name)))
        .flatMap(({ subcategories }) => subcategories.map(({ name }) => slug(name)))
      expect(allowed).toEqual(expect.arrayContaining(subcategoriesOf(store)))
    }
  })
})

describe('pictures', () => {
  const made = pictureFiles()
  const named = textsIn(files).filter((text) => text.startsWith('img/'))

  it('are made for every path that a record names, but for the planted ones', () => {
    const missing = [...new Set(named)].filter((file) => !made.includes(file))
    expect(missing.sort()).toEqual(MISSING_IMAGES)
  })

  it('are each made once, and only when a record names them', () => {
    expect(new Set(made).size).toBe(made.length)
    expect(made.filter((file) => !named.includes(file))).toEqual([])
  })

  it('give every store a logo, about fifty a banner and 22 a gallery', () => {
    expect(whole.every((store) => made.includes(store.logo))).toBe(true)
    expect(active.filter((store) => store.banner !== '')).toHaveLength(51)
    const sizes = whole.map((store) => store.gallery.length).filter((size) => size > 0)
    expect(sizes).toHaveLength(22)
    expect(Math.min(...sizes)).toBe(3)
    expect(sizes.filter((size) => size === 9)).toHaveLength(1)
    expect(sizes).toContain(5)
  })
})

/** The ten of the specification, which stay the ten of the home page: trades come after them. */
const PROFESSIONS = [
  ...['medicos', 'abogados', 'contadores', 'psicologos', 'veterinarios', 'arquitectos'],
  ...['nutricionistas', 'dentistas', 'ingenieros', 'psicopedagogos'],
]

describe('professionals and useful contacts', () => {
  it('are 38 professionals, at least two in each of the ten categories and of seven trades', () => {
    const professionals = files['profesionales.json']
    expect(professionals).toHaveLength(38)
    expect(new Set(professionals.map(({ slug }) => slug)).size).toBe(38)
    const { professionalCategories } = files['sitio.json']
    expect(professionalCategories.map(({ route }) => route).slice(0, 10)).toEqual(PROFESSIONS)
    expect(professionalCategories).toHaveLength(17)
    for (const { route } of professionalCategories) {
      const inRoute = professionals.filter(({ category }) => category === route)
      expect(inRoute.length, route).toBeGreaterThanOrEqual(2)
    }
  })

  it('are eight contact categories in the order of the source with its counts', () => {
    const counts = files['contactos.json'].map(({ id, items }) => [
      id,
      items.filter((item) => item !== null).length,
    ])
    const expected = [
      [1, 18],
      [3, 6],
      [2, 10],
      [5, 5],
      [4, 6],
      [6, 5],
      [7, 4],
      [8, 4],
    ]
    expect(counts).toEqual(expected)
  })

  it('include ambulance and civil defence, entries without address and without telephone', () => {
    const entries = files['contactos.json'].flatMap(({ items }) => items)
    const phones = entries.map((entry) => entry?.phone)
    expect(phones).toEqual(expect.arrayContaining(['107', '103', '']))
    expect(entries.map((entry) => entry?.address)).toContain('-')
    expect(files['contactos.json'].map(({ description }) => description)).toContain('')
  })
})
