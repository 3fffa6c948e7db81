import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeStore } from '../../testing/stores.ts'
import { isFunctionWord } from './near-words.ts'
import { search, searchIndex } from './search.ts'
import { suggestWords } from './suggest-words.ts'

const bakery = makeStore({
  id: 1,
  name: 'Panadería Don Juan',
  categories: ['Alimentos'],
  subcategories: ['Panaderias'],
  description: 'Facturas y pan casero',
  address: 'Belgrano 850',
  phone: '3777 55-5101',
  tags: ['medialunas', 'chipá'],
})
const closedBakery = makeStore({
  id: 2,
  name: 'Pan y Más',
  categories: ['Alimentos'],
  isActive: false,
  description: '',
})
const homeware = makeStore({
  id: 3,
  name: 'La Casa',
  categories: ['Hogar y Deco'],
  description: '',
  address: 'Colón 100',
  phone: '3777 55-5103',
})
const gym = makeStore({
  id: 4,
  name: 'Fuerza',
  categories: ['Gimnasios', 'Autos, Motos y Otros'],
  description: '',
  address: 'Colón 200',
  phone: '3777 55-5104',
})
const stores = [closedBakery, bakery, homeware, gym]
const find = (query: string) => search(searchIndex(stores), query).map(({ id }) => id)

describe('a word matches through', () => {
  test.each([
    ['the name', 'juan', [1]],
    ['the description', 'factur', [1]],
    ['the address', 'belgrano', [1, 2]],
    ['the phone', '55-5103', [3]],
    ['the phone in one piece', '3777555103', [3]],
    ['part of a tag', 'lunas', [1]],
    ['part of a subcategory', 'anaderi', [1]],
    ['a category, whole', 'gimnasios', [4]],
  ])('%s', (_, query, expected) => {
    expect(find(query)).toEqual(expected)
  })

  test('a name without its apostrophe', () => {
    const index = searchIndex([makeStore({ id: 5, name: 'Lo de D’Amico', description: '' })])
    for (const query of ['damico', "d'amico", 'D´Ámico']) {
      expect(search(index, query).map(({ id }) => id)).toEqual([5])
    }
  })

  test('a category, never by a part of it', () => {
    expect(find('gimnasio')).toEqual([])
    expect(find('alimento')).toEqual([])
  })
})

test('accents and case do not count', () => {
  expect(find('PANADERÍA chipa')).toEqual([1])
})

describe('an apostrophe', () => {
  const marks = ["'", '\u2019', '\u2018', '\u02bc', '\u00b4', '`']
  const names = marks.map((mark) => `D${mark}Amico`)

  test.each(names)('of %s finds however the catalogue writes it', (query) => {
    const written = names.map((name, index) => makeStore({ id: index + 1, name }))
    const found = search(searchIndex(written), query).map(({ name }) => name)
    expect(found).toEqual(names)
  })
})

test('typographic quotation marks are as good as plain ones', () => {
  const quoted = makeStore({ name: 'Rotisería “El Ñandú”' })
  expect(search(searchIndex([quoted]), 'rotiseria "el nandu"')).toEqual([quoted])
})

test('every word has to match, in any field and any order', () => {
  expect(find('850 panaderia juan')).toEqual([1])
  expect(find('panaderia colon')).toEqual([])
})

test('a whole query that is a category finds its stores', () => {
  expect(find('hogar y deco')).toEqual([3])
  expect(find('autos motos y otros')).toEqual([4])
  expect(find('hogar y')).toEqual([])
})

test('active stores come first, then catalogue order; inactive ones are found', () => {
  expect(find('pan')).toEqual([1, 2])
})

test('a blank query finds nothing', () => {
  expect(find('   ')).toEqual([])
})

test('every word of a name finds its store', () => {
  fc.assert(
    fc.property(fc.constantFrom(...stores), fc.nat(), (store, pick) => {
      const words = store.name.split(' ')
      expect(find(words[pick % words.length] ?? '')).toContain(store.id)
    }),
  )
})

test('more words never find more, unless they name a category', () => {
  const word = fc.constantFrom('pan', 'juan', 'belgrano', 'colon', '3777', 'x', 'lunas')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (words, extra) => {
      const fewer = find(words.join(' '))
      expect(fewer).toEqual(expect.arrayContaining(find([...words, extra].join(' '))))
    }),
  )
})

describe('suggestWords', () => {
  const suggest = (query: string) => suggestWords(searchIndex(stores), query)

  test('mends a mistyped word, written as the catalogue writes it', () => {
    expect(suggest('panderia')[0]).toBe('panadería')
    expect(suggest('medailunas')).toEqual(['medialunas'])
  })

  test('keeps the words that match', () => {
    expect(suggest('panderia juan')[0]).toBe('panadería juan')
  })

  test('offers the single words when they match only apart', () => {
    expect(suggest('fuerza chipa')).toEqual(['fuerza', 'chipá'])
  })

  test('offers nothing when nothing is near', () => {
    expect(suggest('xyzxyzxyz')).toEqual([])
    expect(suggest('')).toEqual([])
  })

  describe('with words that say nothing', () => {
    const shop = makeStore({
      id: 5,
      name: 'Pizzería de la Plaza',
      description: 'Ropa cosida a mano o de compra, con seña para reservar. Pizza en porciones.',
      tags: ['muzarela', 'perro'],
    })
    const homewares = makeStore({ id: 6, name: 'La Mesa', categories: ['Hogar y Deco'] })
    const index = searchIndex([shop, homewares])

    test.each([
      ['pizza de muzzarella', ['pizza de muzarela', 'pizza', 'muzarela']],
      ['comida para perros', ['perro']],
      ['ropa de nena', ['ropa']],
      ['el bazar de la pizza', ['pizza']],
      ['para con de', []],
      ['hogr y deco', ['hogar y deco']],
      ['pizza sobre muzzarella', ['pizza muzarela', 'pizza', 'muzarela']],
    ])('%s', (query, expected) => {
      expect(suggestWords(index, query)).toEqual(expected)
    })

    test('none is offered that was not typed, and none by itself', () => {
      const part = fc.constantFrom(
        'pizza',
        'muzzarella',
        'nena',
        'comida',
        'de',
        'para',
        'con',
        'x',
      )
      fc.assert(
        fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
          for (const suggestion of suggestWords(index, parts.join(' '))) {
            const words = suggestion.split(' ')
            expect(parts).toEqual(expect.arrayContaining(words.filter(isFunctionWord)))
            expect(words.every(isFunctionWord)).toBe(false)
          }
        }),
      )
    })
  })

  test('every suggestion finds something', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/), (query) => {
        for (const suggestion of suggest(query)) expect(find(suggestion)).not.toEqual([])
      }),
    )
  })
})
