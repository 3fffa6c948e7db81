import { expect, test } from 'vitest'
import { matchingProfessions } from './professional-matches.ts'

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
