import { expect, test } from 'vitest'
import { parseProfessionals } from './parse-professional.ts'
import { matchingProfessionals, matchingProfessions } from './professional-matches.ts'

const NAMES = ['Médicos', 'Contadores', 'Psicólogos', 'Psicopedagogos', 'Estudio de Arquitectos']
const categories = NAMES.map((name) => ({ name, icon: '', route: name, color: '' }))
const found = (query: string) => matchingProfessions(categories, query).map(({ name }) => name)

test.each([
  ['medico', ['Médicos']],
  ['MÉDICA clínica', ['Médicos']],
  ['una contadora', ['Contadores']],
  ['psicologa', ['Psicólogos']],
  ['psicopedagoga', ['Psicopedagogos']],
  ['psico', ['Psicólogos', 'Psicopedagogos']],
  ['arquitecto', ['Estudio de Arquitectos']],
  ['arquitecto o contador', ['Contadores', 'Estudio de Arquitectos']],
])('%s leads to %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test.each(['', 'pan', 'ropa a medida', 'médi', 'cont', 'de'])('%s leads to none', (query) => {
  expect(found(query)).toEqual([])
})

const PEOPLE = parseProfessionals([
  { id: 1, name: 'Dra. Itatí Fleitas', specialty: 'Cardiología', category: 'medicos' },
  { id: 2, name: 'Dr. Ramón Ojeda', specialty: 'Pediatría', category: 'medicos' },
  { id: 3, name: 'Dra. Blanca Fleitas', specialty: 'Derecho laboral', category: 'abogados' },
])
const people = (query: string) => matchingProfessionals(PEOPLE, query).map(({ id }) => id)

test.each([
  ['fleitas', [3, 1]],
  ['FLEIT', [3, 1]],
  ['dra. itati fleitas', [1]],
  ['medica fleitas', [1]],
  ['cardiologo', [1]],
  ['ramón', [2]],
])('%s finds professionals %j', (query, ids) => {
  expect(people(query)).toEqual(ids)
})

// A category alone leads to its list; titles and small words say nothing.
test.each(['', 'medico', 'dr', 'de', 'itas', 'fleitas gomez'])(
  '%s finds no professional',
  (query) => {
    expect(people(query)).toEqual([])
  },
)
