import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foundByRule } from '../../testing/search-rule.ts'
import { makeStore } from '../../testing/stores.ts'
import { search, searchIndex, type SearchHelp } from './search.ts'

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
const find = (query: string, help?: SearchHelp) =>
  search(searchIndex(stores), query, help).hits.map(({ item }) => item.id)

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

  test('how it takes money', () => {
    const methods = [{ name: 'Billetera virtual', image: '' }]
    const payments = [{ name: 'Otros medios', images: [], methods }]
    const index = searchIndex([makeStore({ id: 5 }), makeStore({ id: 6, payments })])
    const synonyms = [{ word: 'mercado pago', means: 'billetera virtual' }]
    for (const query of ['virtual', 'que acepte mercado pago', 'panaderia con mercado pago']) {
      const { hits } = search(index, query, { synonyms })
      expect(hits.map(({ item }) => item.id)).toEqual([6])
    }
    // Said of nearly every store: who types 'medico' comes by 'medi'.
    expect(search(index, 'medi', { synonyms }).hits).toEqual([])
  })

  test('a name without its apostrophe', () => {
    const index = searchIndex([makeStore({ id: 5, name: 'Lo de D’Amico', description: '' })])
    for (const query of ['damico', "d'amico", 'D´Ámico']) {
      expect(search(index, query).hits.map(({ item }) => item.id)).toEqual([5])
    }
  })

  test.each([
    ['a category in the other number', 'gimnasio', [4]],
    ['the first word of a category', 'hogar', [3]],
    ['the other number of a word', 'panaderia', [1]],
    ['the trade of a shop', 'panadero', [1]],
    ['a slip of the finger', 'panderia', [1]],
    ['its sound', 'belgranno', [1, 2]],
  ])('%s', (_, query, expected) => {
    expect(find(query)).toEqual(expected)
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
    const found = search(searchIndex(written), query).hits.map(({ item }) => item.name)
    expect(found).toEqual(names)
  })
})

test('typographic quotation marks are as good as plain ones', () => {
  const quoted = makeStore({ name: 'Rotisería “El Ñandú”' })
  const [hit] = search(searchIndex([quoted]), 'rotiseria "el nandu"').hits
  expect(hit?.item).toBe(quoted)
})

test('every word has to match, in any field and any order', () => {
  expect(find('850 panaderia juan')).toEqual([1])
  expect(search(searchIndex(stores), '850 panaderia juan').isPartial).toBe(false)
})

test('where nothing has all words, what has some is the answer, and is said to be so', () => {
  const { hits, isPartial } = search(searchIndex(stores), 'panaderia colon')
  expect(hits.map(({ item }) => item.id)).toEqual([1, 3, 4])
  expect(isPartial).toBe(true)
})

test('a single letter is nothing like what was typed beside it', () => {
  expect(find('<b>hola</b>')).toEqual([])
})

test('beside a word that sounds as the typed one, others are others', () => {
  const shop = (id: number, tag: string) => makeStore({ id, name: `Local ${id}`, tags: [tag] })
  const index = searchIndex([shop(1, 'pieza'), shop(2, 'pizza')])
  expect(search(index, 'piza').hits.map(({ item }) => item.id)).toEqual([2])
  expect(search(index, 'peza').hits.map(({ item }) => item.id)).toEqual([1])
})

test('a whole query that is a category finds its stores', () => {
  expect(find('hogar y deco')).toEqual([3])
  expect(find('autos motos y otros')).toEqual([4])
})

test('a word of the name goes before one of a tag, that before one of the text', () => {
  const shops = [
    makeStore({ id: 1, name: 'Uno', description: 'Vendemos pizza' }),
    makeStore({ id: 2, name: 'Dos', description: '', tags: ['pizza'] }),
    makeStore({ id: 3, name: 'Tres', description: '', subcategories: ['Pizza'] }),
    makeStore({ id: 4, name: 'Pizzarra', description: '' }),
    makeStore({ id: 5, name: 'La Pizza', description: '' }),
    makeStore({ id: 6, name: 'Seis', description: 'capizzado' }),
  ]
  const { hits } = search(searchIndex(shops), 'pizza')
  expect(hits.map(({ item }) => item.id)).toEqual([5, 4, 3, 2, 1, 6])
})

test('a number and a wish beside a word order, and keep nothing from being found', () => {
  const shops = [
    makeStore({ id: 1, name: 'Heladería Uno', address: 'Mitre 500' }),
    makeStore({ id: 2, name: 'Heladería Dos', address: 'Mitre 700', description: 'Lo más barato' }),
  ]
  const ids = (query: string) => search(searchIndex(shops), query).hits.map(({ item }) => item.id)
  expect(ids('heladería 3777')).toEqual([1, 2])
  expect(ids('mitre 700')).toEqual([2, 1])
  expect(ids('heladería barata 1 kilo')).toEqual([2, 1])
})

test('where all words are found by chance only, what has some of them is found as well', () => {
  const shops = [
    makeStore({ id: 1, name: 'Uno', description: 'Cartel pasado', address: '' }),
    makeStore({ id: 2, name: 'Asado al paso', description: '', address: '' }),
  ]
  const { hits, isPartial } = search(searchIndex(shops), 'arte asado')
  expect(hits.map(({ item }) => item.id)).toEqual([2, 1])
  expect(isPartial).toBe(true)
})

test('active stores come first among equals; inactive ones are found', () => {
  expect(find('pan')).toEqual([1, 2])
  expect(find('pan y mas')).toEqual([2, 1])
})

describe('besides what it names a query asks', () => {
  const isOpen = ({ id }: { id: number }) => id === 4

  test('for what is open', () => {
    expect(find('colon abierto', { isOpen })).toEqual([4, 3])
    expect(find('abierto ahora', { isOpen })).toEqual([4])
  })

  test('for what is open around the clock', () => {
    const kiosk = makeStore({ id: 7, name: 'Kiosco Sur', description: 'Abierto las 24 horas' })
    const other = makeStore({ id: 8, name: 'Kiosco Norte', description: '' })
    const ids = (query: string) =>
      search(searchIndex([other, kiosk]), query).hits.map(({ item }) => item.id)
    for (const query of ['kiosco 24hs', 'kiosco 24 horas', 'kiosco 24']) {
      expect(ids(query)).toEqual([7, 8])
    }
    expect(ids('24 hs')).toEqual([7])
  })
})

describe('what a query asks for besides what it names', () => {
  const hours = (day: string) => ({ [day]: ['09:00 - 12:00'] })
  const sunday = makeStore({ id: 5, name: 'Kiosco Sur', description: '', hours: hours('domingo') })
  const monday = makeStore({ id: 6, name: 'Kiosco Norte', description: '', hours: hours('lunes') })
  const shops = [monday, sunday, makeStore({ id: 7, name: 'Almacén Santo Domingo' })]
  const asked = (query: string) =>
    search(searchIndex(shops), query, { isOpen: ({ id }) => id === 6 })
  const ids = (query: string) => asked(query).hits.map(({ item }) => item.id)

  test('a day is told by the hours of that day, whatever is open now', () => {
    expect(ids('kiosco abierto domingo')).toEqual([5, 6])
    expect(ids('kioscos que abren los domingos')).toEqual([5, 6])
    expect(ids('abierto domingo')).toEqual([5])
    expect(ids('kiosco domingo')).toEqual([5, 6])
    expect(ids('kiosco los domingos')).toEqual([5, 6])
    expect(ids('kiosco abierto')).toEqual([6, 5])
  })

  test('a day may be a name', () => {
    expect(ids('santo domingo')).toEqual([7])
  })

  test.each([
    ['kiosco', null],
    ['kiosco abierto', { asks: 'open', isMet: true }],
    ['almacen abierto', { asks: 'open', isMet: false }],
    ['kiosco abierto 24 hs', { asks: 'always', isMet: false }],
    ['kiosco cerca', { asks: 'near', isMet: false }],
    ['kiosco abierto cerca', { asks: 'open', isMet: true }],
    ['kiosco abierto el lunes', { asks: 'lunes', isMet: true }],
    ['kiosco abierto martes', { asks: 'martes', isMet: false }],
    ['kiosco martes', { asks: 'martes', isMet: false }],
    ['santo domingo', null],
    ['domingo kiosco', null],
  ])('of «%s» it is said whether it is met: %j', (query, wish) => {
    expect(asked(query).wish).toEqual(wish)
  })
})

describe('synonyms', () => {
  const synonyms = [
    { word: 'quiosco', means: 'fuerza' },
    { word: 'lugar para entrenar', means: 'gimnasios' },
  ]

  test.each(['quiosco', 'Quioscos', 'kiosco', 'lugar para entrenar'])('%s', (query) => {
    expect(find(query, { synonyms })).toEqual([4])
  })

  test('are named where the best hit is an active store, though an inactive one is called so', () => {
    const shops = [
      makeStore({ id: 5, name: 'Modas Amapola', isActive: false, description: '' }),
      makeStore({ id: 6, name: 'Tienda Sol', categories: ['Ropa'], description: '' }),
    ]
    const help = { synonyms: [{ word: 'modas', means: 'ropa' }] }
    const { hits } = search(searchIndex(shops), 'modas', help)
    expect(hits.map(({ item, readAs }) => [item.id, readAs])).toEqual([
      [6, ['ropa']],
      [5, []],
    ])
  })

  test('are named where they found the best hit', () => {
    expect(search(searchIndex(stores), 'quiosco', { synonyms }).hits[0]?.readAs).toEqual(['fuerza'])
    expect(search(searchIndex(stores), 'fuerza', { synonyms }).hits[0]?.readAs).toEqual([])
    const shop = makeStore({ id: 8, tags: ['electrodoméstico'] })
    const help = { synonyms: [{ word: 'heladera', means: 'electrodomésticos' }] }
    const [hit] = search(searchIndex([shop]), 'heladera', help).hits
    expect(hit?.readAs).toEqual(['electrodomésticos'])
  })
})

test.each(['3777555103', '03777-555103', '5493777555103', '3777 15 555103', '555103'])(
  'the number %s is found in whatever form',
  (number) => expect(find(number)).toEqual([3]),
)

test('of two numbers that are nearly alike one is not taken for the other', () => {
  const both = makeStore({ id: 9, description: '', phone: '3777 55-5202 / 3777 55-5205' })
  const ids = (query: string) =>
    search(searchIndex([...stores, both]), query).hits.map(({ item }) => item.id)
  expect(ids('3777555202')).toEqual([9])
  expect(ids('3777555203')).toEqual([])
})

test('a category of a small word comes before what only has it in a text', () => {
  const others = [
    makeStore({ id: 5, name: 'Compañía', description: 'Para vos y para otros' }),
    makeStore({ id: 6, name: 'Seis', categories: ['Otros'], description: '' }),
    makeStore({ id: 7, name: 'Nosotros', description: '' }),
  ]
  const { hits } = search(searchIndex(others), 'otros')
  expect(hits.map(({ item }) => item.id)).toEqual([6, 5, 7])
})

test('small words and signs do not keep a store from being found', () => {
  expect(find('¿facturas, y pan?')).toEqual([1])
  expect(find('calle belgrano')).toEqual([1, 2])
})

/** Says what a query may ask for besides what it names, and another store's number. */
const talker = makeStore({
  id: 5,
  name: 'Manos y Uñas',
  description:
    'Abierto ahora y las 24 hs, con ofertas, cerca de vos. Turnos al 3777 55-5103, 555103',
  address: '',
  phone: '',
  tags: ['uñas', 'promo'],
})
const everyStore = [...stores, talker]

test('a word that folds to a small one is looked for as it is', () => {
  const [best] = search(searchIndex(everyStore), 'uñas').hits
  expect(best?.item).toBe(talker)
  expect(best?.fit).toBeGreaterThan(6)
})

test('a store that says a wish is found after those that fulfil it', () => {
  const isOpen = ({ id }: { id: number }) => id === 4
  const { hits, isPartial } = search(searchIndex(everyStore), 'abierto ahora', { isOpen })
  expect(hits.map(({ item }) => item.id)).toEqual([4, 5])
  expect(isPartial).toBe(false)
})

const quoted = makeStore({ id: 6, name: "Kiosco 'El Sol'", description: "A 5' de ''todo''" })
const various = [...everyStore, quoted]

test('all that the rule finds is found', () => {
  const texts = various.flatMap(({ name, description, address, phone, tags }) => [
    name,
    description,
    address,
    phone,
    ...tags,
  ])
  const piece = fc
    .tuple(fc.constantFrom(...texts.filter(Boolean)), fc.nat(), fc.integer({ min: 1, max: 9 }))
    .map(([text, from, length]) => text.slice(from % text.length).slice(0, length))
  const part = fc.oneof(
    piece,
    fc.constantFrom(
      ...[
        'gimnasios',
        'de',
        'la',
        'y',
        '24',
        'hs',
        ',',
        '15',
        'abierto',
        'ahora',
        'ofertas',
        'promo',
      ],
      ...["'", '’', "''", 'cerca', '555103', '5103', 'uñas', 'las 24 hs', 'abierto ahora'],
    ),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const query = parts.join(' ')
      const { hits } = search(searchIndex(various), query)
      const ids = hits.map(({ item }) => item.id)
      expect(ids).toEqual(expect.arrayContaining(foundByRule(various, query).map(({ id }) => id)))
    }),
    { numRuns: 500 },
  )
})

test.each([
  '🍕',
  '((',
  '[a-z]+',
  '\\d',
  '<script>',
  '\u202eabc',
  'x'.repeat(10_000),
  'pan '.repeat(2_500),
])('a strange query does no harm', (query) => expect(() => find(query)).not.toThrow())

test('names that every object has are found as names, and change nothing', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  const named = names.map((name, place) =>
    makeStore({ id: 10 + place, name, categories: [name], tags: [name], description: '' }),
  )
  const index = searchIndex([...stores, ...named])
  names.forEach((name, place) => {
    expect(search(index, name).hits[0]?.item.id).toBe(10 + place)
    expect(find(name)).toEqual([])
  })
  expect(Object.keys({})).toEqual([])
})

test('whatever is searched, the answer is stores of the list', () => {
  const many = Array.from({ length: 200 }, (_, place) => {
    const id = place + 1
    const { name, description, categories, tags } = stores[place % stores.length] ?? bakery
    return makeStore({ id, name: `${name} ${id}`, description, categories, tags })
  })
  const index = searchIndex(many)
  const ids = new Set(many.map(({ id }) => id))
  const word = fc.constantFrom(
    'pan',
    'juan',
    'colón',
    '55-5101',
    '24 hs',
    '__proto__',
    "d'",
    '(',
    '\\',
  )
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 6 })
      .map((all) => all.join(' ')),
    fc
      .tuple(word, fc.integer({ min: 1, max: 10_000 }))
      .map(([one, times]) => one.repeat(times).slice(0, 10_000)),
  )
  fc.assert(
    fc.property(query, (text) => {
      const { hits } = search(index, text)
      expect(hits.filter(({ item }) => !ids.has(item.id))).toEqual([])
    }),
    { numRuns: 100, seed: 20 },
  )
})

test('what stands behind the first 200 characters of a query is not looked for', () => {
  expect(find('juan'.padEnd(200) + 'colon')).toEqual(find('juan'))
  expect(find('juan colon')).not.toEqual(find('juan'))
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
