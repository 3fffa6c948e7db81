import { expect, test } from 'vitest'
import { professionalCategoryRecord, professionalRecord } from '../testing/professional-records.ts'
import { parseProfessionals } from './parse-professional.ts'
import { findProfessional, professionalCategoryName, professionalsIn } from './professionals.ts'

const professionals = parseProfessionals([
  professionalRecord({ id: 1, name: 'Zulma Ríos' }),
  professionalRecord({ id: 2, name: 'Álvaro Paz' }),
  professionalRecord({ id: 3, name: 'Zulma Ríos', slug: 'zulma-rios', category: 'abogados' }),
])

test('a category holds its professionals by name', () => {
  const names = professionalsIn(professionals, 'Médicos').map(({ name }) => name)
  expect(names).toEqual(['Álvaro Paz', 'Zulma Ríos'])
})

test('a professional is found by slug, in the category of the address first', () => {
  expect(findProfessional(professionals, 'abogados', 'zulma-rios')?.id).toBe(3)
  expect(findProfessional(professionals, 'contadores', 'alvaro-paz')?.id).toBe(2)
  expect(findProfessional(professionals, 'medicos', 'Álvaro Paz')?.id).toBe(2)
  expect(findProfessional(professionals, 'medicos', 'nadie')).toBeUndefined()
})

test('a category is named as its card, or readably when there is none', () => {
  const categories = [professionalCategoryRecord('Médicos')]
  expect(professionalCategoryName(categories, 'medicos')).toBe('Médicos')
  expect(professionalCategoryName(categories, 'peritos-judiciales')).toBe('Peritos judiciales')
})
