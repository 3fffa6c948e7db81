import { describe, expect, it } from 'vitest'
import { CategoryRegistry } from './category-registry.ts'
import {
  plainCategories,
  readCategories,
  readCategoryIcons,
  readSubcategories,
  type CategorySources,
} from './read-categories.ts'
import { libraryWith, readerOf, recordOf, reported } from '../testing/source.ts'

function sources(...known: string[]): CategorySources {
  const images = libraryWith('pan.png', 'otro.png')
  return { categories: new CategoryRegistry(), knownCategories: new Set(known), images }
}

describe('readCategories', () => {
  it('gives the slug of each category once', () => {
    const reader = readerOf({ category: ['Ferreterías', 'FERRETERIAS', 'Hogar y Deco'] })
    const from = sources()
    expect(readCategories(reader, from)).toEqual(['ferreterias', 'hogar-y-deco'])
    expect(reported(reader)).toEqual([])
    expect(from.categories.documents().map(({ fields }) => fields.name)).toEqual([
      'Ferreterías',
      'Hogar y Deco',
    ])
  })

  it('reads a text as one category and reports it', () => {
    const reader = readerOf({ category: 'Alimentos' })
    expect(readCategories(reader, sources())).toEqual(['alimentos'])
    expect(reported(reader)).toEqual(['category-string category'])
  })

  it('lets the known names decide what a comma means', () => {
    const read = (category: string, ...known: string[]) =>
      readCategories(readerOf({ category }), sources(...known))
    expect(read('Autos, Motos y Otros')).toEqual(['autos-motos-y-otros'])
    expect(read('Autos, Motos y Otros', 'autos-motos-y-otros')).toEqual(['autos-motos-y-otros'])
    expect(read('Gastronomia, Delivery', 'gastronomia', 'delivery')).toEqual([
      'gastronomia',
      'delivery',
    ])
    expect(read('Hogar, Deco', 'hogar-deco', 'hogar', 'deco')).toEqual(['hogar-deco'])
    expect(read('Gastronomia, Delivery', 'gastronomia')).toEqual(['gastronomia-delivery'])
  })

  it('reports empty slots and what is no name', () => {
    const reader = readerOf({ category: [null, '', '¡!', { name: 'x' }, 'Otros'] })
    expect(readCategories(reader, sources())).toEqual(['otros'])
    expect(reported(reader)).toEqual([
      'empty-slot category.0',
      'empty-slot category.1',
      'wrong-type category.2',
      'wrong-type category.3',
    ])
  })
})

describe('plainCategories', () => {
  it('are the elements of a list and the texts without comma', () => {
    const of = (category: unknown) => plainCategories(recordOf({ category }).data)
    expect(of(['Delivery', 'Autos, Motos y Otros'])).toEqual(['delivery', 'autos-motos-y-otros'])
    expect(of('Delivery')).toEqual(['delivery'])
    expect(of('Gastronomia, Delivery')).toEqual([])
    expect(of(null)).toEqual([])
  })
})

describe('readSubcategories', () => {
  it('links a subcategory that nothing linked before to the store’s first category', () => {
    const from = sources()
    from.categories.subcategory('Talleres', 'autos', 'sitio.json')
    const reader = readerOf({
      subcategory: [{ name: 'Talleres' }, { name: 'Moda', icon: 'pan.png' }],
    })
    expect(readSubcategories(reader, 'subcategory', 'ropa', from)).toEqual(['talleres', 'moda'])
    expect(from.categories.documents().map(({ fields }) => fields)).toMatchObject([
      { name: 'Talleres', category: 'autos', icon: null },
      { name: 'Moda', category: 'ropa', icon: { path: 'pan.png' } },
    ])
    expect(reported(reader)).toEqual([])
  })

  it('links a subcategory that its first store could not', () => {
    const from = sources()
    readSubcategories(readerOf({ subcategory: { name: 'Moda' } }), 'subcategory', null, from)
    readSubcategories(readerOf({ subcategory: { name: 'Moda' } }), 'subcategory', 'ropa', from)
    expect(from.categories.parentOf('moda')).toBe('ropa')
  })

  it('reads one object as a list of one and reports it', () => {
    const reader = readerOf({ subcategory: { name: 'Bancos' } })
    expect(readSubcategories(reader, 'subcategory', null, sources())).toEqual(['bancos'])
    expect(reported(reader)).toEqual(['subcategory-object subcategory'])
  })

  it('reads a text as the name, and notes other fields', () => {
    const reader = readerOf({
      subcategory: ['Moda', { name: 'Bancos', orden: 3 }, null, { icon: '' }],
    })
    expect(readSubcategories(reader, 'subcategory', null, sources())).toEqual(['moda', 'bancos'])
    reader.finish()
    expect(reported(reader)).toEqual([
      'wrong-type subcategory.0',
      'empty-slot subcategory.2',
      'unknown-field subcategory.1.orden',
      'empty-slot subcategory.3.name',
    ])
  })

  it('notes an icon that differs from the subcategory’s own', () => {
    const from = sources()
    const first = readerOf({ subcategory: { name: 'Moda', icon: 'pan.png' } })
    readSubcategories(first, 'subcategory', null, from)
    const second = readerOf({ subcategory: { name: 'Moda', icon: 'otro.png' } })
    readSubcategories(second, 'subcategory', null, from)
    expect(second.internalNote()).toContain('subcategory.icon» decía «otro.png»')
  })
})

describe('readCategoryIcons', () => {
  it('gives a category its first icon, and notes another one and one of no category', () => {
    const from = sources()
    from.categories.category('Alimentos', 'x')
    readCategoryIcons(readerOf({ icon: { Alimentos: 'pan.png' } }), from)
    const reader = readerOf({ icon: { ALIMENTOS: 'otro.png', Nada: 'pan.png' } })
    readCategoryIcons(reader, from)
    expect(from.categories.documents()[0]?.fields.icon?.path).toBe('pan.png')
    expect(reported(reader)).toEqual(['unknown-field icon.ALIMENTOS', 'unknown-field icon.Nada'])
  })
})
