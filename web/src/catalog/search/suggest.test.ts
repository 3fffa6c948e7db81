import { expect, test } from 'vitest'
import { storeRecord } from '../../testing/records.ts'
import { parseStores } from '../stores/parse-store.ts'
import { startContactIndex, startProfessionalIndex, startOfferIndex } from './related-matches.ts'
import { searchEverything } from './search-everything.ts'
import { searchIndex } from './search.ts'
import { parseSearches, suggestionsOf, withSearch } from './suggest.ts'
import { fillIndex } from './text-index.ts'

const stores = parseStores([
  storeRecord({ id: 1, name: 'Farmacia Ceibo', categories: ['Farmacias'] }),
  storeRecord({ id: 2, name: 'Ferretería Sur', categories: ['Ferreterías'] }),
  storeRecord({ id: 3, name: 'Ferretería Norte', categories: ['Ferreterías'] }),
  storeRecord({ id: 4, name: 'Ferretería Oeste', categories: ['Ferreterías'] }),
  storeRecord({ id: 5, name: 'Ferretería Este', categories: ['Ferreterías'] }),
  storeRecord({ id: 6, name: 'Ferretería Centro', categories: ['Ferreterías'] }),
])
const lists = {
  categories: [{ name: 'Farmacias' }, { name: 'Ferreterías' }, { name: 'Hogar y Deco' }],
  professionalCategories: [
    { name: 'Fonoaudiólogos', route: 'fonoaudiologos', icon: '', color: '' },
  ],
}

function suggest(text: string) {
  const everything = {
    stores: searchIndex(stores),
    offers: startOfferIndex().end(),
    professionals: startProfessionalIndex().end(),
    contacts: fillIndex(startContactIndex(), [
      {
        id: 1,
        icon: '',
        title: 'Emergencias',
        description: '',
        items: [{ name: 'SAME', address: '', phone: '107' }],
      },
    ]),
    synonyms: [],
  }
  return suggestionsOf(lists, searchEverything(everything, text), text)
}

test('the beginning of a word proposes stores, four at most, and the lists that it begins', () => {
  const { stores: shown, categories, professions } = suggest('fer')
  expect(shown.map(({ id }) => id)).toEqual([2, 3, 4, 5])
  expect(categories).toEqual([{ name: 'Ferreterías' }])
  expect(professions).toEqual([])
  expect(suggest('fo').professions.map(({ route }) => route)).toEqual(['fonoaudiologos'])
  expect(suggest('deco hog').categories).toEqual([{ name: 'Hogar y Deco' }])
})

test('letters inside of a word propose nothing while there are few of them', () => {
  expect(suggest('err').stores).toEqual([])
  expect(suggest('ferr').stores).toHaveLength(4)
})

test('what has some of the words only is not proposed', () => {
  expect(suggest('ferretería zanahoria').stores).toEqual([])
})

test('an emergency number comes first, a pharmacy asks for the one on duty', () => {
  const emergency = suggest('107')
  expect(emergency.contacts.map(({ name }) => name)).toEqual(['SAME'])
  expect(emergency.order[0]).toBe('contacts')
  expect([suggest('farm').asksForDuty, suggest('fer').asksForDuty]).toEqual([true, false])
})

test('signs and emptiness propose nothing', () => {
  for (const text of ['', '?!', '🙂', '<script>']) {
    const { categories, professions } = suggest(text)
    expect([...categories, ...professions], text).toEqual([])
  }
})

test('the last five searches are kept, one of the same words once', () => {
  let searches: string[] = []
  for (const text of ['pan', 'carne', 'gas', 'remís', 'moto', 'llaves', '¡Remis!']) {
    searches = withSearch(searches, text)
  }
  expect(searches).toEqual(['¡Remis!', 'llaves', 'moto', 'gas', 'carne'])
  expect(withSearch([], 'x'.repeat(500))[0]).toHaveLength(80)
})

test('what the device kept may be anything', () => {
  for (const value of [null, {}, 'pan', 7]) expect(parseSearches(value)).toEqual([])
  expect(parseSearches(['pan', 3, ' ', null, 'gas'])).toEqual(['pan', 'gas'])
})
