import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import {
  matchingCategories,
  matchingPeople,
  matchingProfessions,
  startContactIndex,
  startProfessionalIndex,
} from './related-matches.ts'
import { fillIndex, type TextIndex } from './text-index.ts'
import { parseProfessionals } from '../professionals/professional.ts'

const CATEGORY_NAMES = [
  'Hogar y Deco',
  'Hogar y Mantenimiento',
  'Autos Motos y Otros',
  'Peluquerías y Barberías',
  'Supermercados y Autoservicios',
  'Heladerías',
  'Jugueterías',
]
const categoriesFor = (query: string) =>
  matchingCategories(
    CATEGORY_NAMES.map((name) => ({ name })),
    query,
  ).map(({ name }) => name)

test.each([
  ['hogar', ['Hogar y Deco', 'Hogar y Mantenimiento']],
  ['AUTO', ['Autos Motos y Otros']],
  ['autos, motos', ['Autos Motos y Otros']],
  ['peluqueria', ['Peluquerías y Barberías']],
  ['barberías', ['Peluquerías y Barberías']],
  ['juguetes', ['Jugueterías']],
])('%s leads to the categories %j', (query, names) => {
  expect(categoriesFor(query)).toEqual(names)
})

test.each(['', 'y', 'hogar y deco', 'hogar pizza', 'toques', 'bar', 'heladera', 'motorola'])(
  '%s leads to no category',
  (query) => {
    expect(categoriesFor(query)).toEqual([])
  },
)

const PROFESSIONS = [
  'Médicos',
  'Contadores',
  'Psicólogos',
  'Psicopedagogos',
  'Estudio de Arquitectos',
  'Remises y taxis',
]
const professions = PROFESSIONS.map((name) => ({ name, icon: '', route: name, color: '' }))
const professionsFor = (query: string) =>
  matchingProfessions(professions, query).map(({ name }) => name)

test.each([
  ['medico', ['Médicos']],
  ['MÉDICA clínica', ['Médicos']],
  ['una contadora', ['Contadores']],
  ['psicologa', ['Psicólogos']],
  ['psicopedagoga', ['Psicopedagogos']],
  ['psico', ['Psicólogos', 'Psicopedagogos']],
  ['arquitecto', ['Estudio de Arquitectos']],
  ['taxi', ['Remises y taxis']],
  ['médi', ['Médicos']],
  ['arquitecto o contador', ['Contadores', 'Estudio de Arquitectos']],
])('%s leads to the professions %j', (query, names) => {
  expect(professionsFor(query)).toEqual(names)
})

test.each(['', 'pan', 'ropa a medida', 'médi rural', 'es', 'con', 'mesa y sillas'])(
  '%s leads to no profession',
  (query) => {
    expect(professionsFor(query)).toEqual([])
  },
)

const PEOPLE = parseProfessionals([
  { id: 1, name: 'Dra. Itatí Fleitas', specialty: 'Cardiología', category: 'medicos' },
  { id: 2, name: 'Dr. Ramón Ojeda', specialty: 'Pediatría', category: 'medicos' },
  { id: 3, name: 'Dra. Blanca Fleitas', specialty: 'Derecho laboral', category: 'abogados' },
])
/** What the query finds in one index. */
function found<T extends { phone: string }>(index: TextIndex<T>, query: string): T[] {
  const read = readQuery(query, { indexes: [index], synonyms: [] })
  return matchingPeople(index, read, false).map(({ item }) => item)
}
const peopleFor = (query: string) =>
  found(fillIndex(startProfessionalIndex(), PEOPLE), query).map(({ id }) => id)

test.each([
  ['fleitas', [1, 3]],
  ['FLEIT', [1, 3]],
  ['medico', [1, 2]],
  ['dra. itati fleitas', [1]],
  ['medica fleitas', [1]],
  ['cardiologo', [1]],
  ['ramón', [2]],
])('%s finds professionals %j', (query, ids) => {
  expect(peopleFor(query)).toEqual(ids)
})

// Letters inside a word are chance, and small words say nothing.
test.each(['', 'de', 'itas', 'fleitas gomez'])('%s finds no professional', (query) => {
  expect(peopleFor(query)).toEqual([])
})

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
const contactsFor = (query: string) =>
  found(fillIndex(startContactIndex(), CATEGORIES), query).map(({ name }) => name)

test.each([
  ['bombero', ['Bomberos']],
  ['POLICIA', ['Policía']],
  ['guardia hospital', ['Hospital de la ciudad: guardia']],
  ['100', ['Bomberos']],
  ['911', ['Policía']],
  ['emergencias', ['Bomberos', 'Policía']],
  ['urgencia', ['Bomberos', 'Policía']],
  ['42 1234', ['Policía']],
  ['hosp', ['Hospital de la ciudad: guardia']],
  ['teléfonos útiles', ['Bomberos', 'Policía']],
  ['salud', ['Hospital de la ciudad: guardia', 'Salita Barrio Norte']],
  ['salud barrio', ['Salita Barrio Norte', 'Hospital de la ciudad: guardia']],
])('%s finds contacts %j', (query, names) => {
  expect(contactsFor(query)).toEqual(names)
})

test.each(['', 'útiles', '10', '42', 'de la', 'pan', 'hospital privado', '¿?', 'dad'])(
  '%s finds no contact',
  (query) => {
    expect(contactsFor(query)).toEqual([])
  },
)
