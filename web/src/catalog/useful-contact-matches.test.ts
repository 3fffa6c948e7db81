import { expect, test } from 'vitest'
import { matchingContacts } from './useful-contact-matches.ts'

const NUMBERS: Record<string, string> = { Bomberos: '100', Policía: '911 / 42-1234' }
const contact = (name: string) => ({ name, address: '', phone: NUMBERS[name] ?? '3777 55-5511' })
const category = (id: number, title: string, names: string[]) => ({
  id,
  icon: '',
  title,
  description: '',
  items: names.map(contact),
})
const CATEGORIES = [
  category(1, 'Teléfonos útiles', ['Bomberos', 'Policía']),
  category(2, 'Centros de salud', ['Hospital de la ciudad: guardia', 'Salita Barrio Norte']),
]
const found = (query: string) => matchingContacts(CATEGORIES, query).map(({ name }) => name)

test.each([
  ['bombero', ['Bomberos']],
  ['POLICIA', ['Policía']],
  ['guardia hospital', ['Hospital de la ciudad: guardia']],
  ['100', ['Bomberos']],
  ['911', ['Policía']],
  ['42 1234', ['Policía']],
  ['hosp', ['Hospital de la ciudad: guardia']],
  ['salud', ['Hospital de la ciudad: guardia', 'Salita Barrio Norte']],
  ['salud barrio', ['Salita Barrio Norte']],
])('%s finds %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test.each(['', '10', '42', 'de la', 'pan', 'hospital privado', '¿?', 'dad'])(
  '%s finds none',
  (query) => {
    expect(found(query)).toEqual([])
  },
)
