import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  professionalRecord,
  professionalCategoryRecord,
} from '../../testing/professional-records.ts'
import {
  parseProfessional,
  parseProfessionals,
  findProfessional,
  professionalCategoryName,
  professionalsIn,
} from './professional.ts'

test('a record becomes a professional', () => {
  const record = professionalRecord({
    redes: { instagram: 'https://www.instagram.com/ana.example' },
    gallery: ['/media/a.webp', 'javascript:alert(1)', '/media/b.webp'],
    epigrafes: { '/media/b.webp': 'La sala de espera' },
    hours: { lunes: ['08:00 - 12:00'] },
  })
  expect(parseProfessional(record)).toMatchObject({
    slug: 'dra-ana-sosa',
    category: 'medicos',
    license: 'M.P. 1234',
    whatsapp: '5493777555301',
    instagram: 'https://www.instagram.com/ana.example',
    gallery: [
      { url: '/media/a.webp', caption: '' },
      { url: '/media/b.webp', caption: 'La sala de espera' },
    ],
    hours: { lunes: [{ text: '08:00 - 12:00', range: { start: 480, end: 720 } }] },
  })
})

test.each([{ id: 'x' }, { name: ' ' }, { category: '' }])('%j makes no professional', (fields) => {
  expect(parseProfessional({ ...professionalRecord(), ...fields })).toBeNull()
})

test('a category is compared in its address form', () => {
  expect(parseProfessional(professionalRecord({ category: 'Médicos' }))?.category).toBe('medicos')
})

test.each(['ana', 'ana@x?bcc=otro@x', 'a b@x', 'a@x&subject=y'])('%s is no e-mail', (email) => {
  expect(parseProfessional(professionalRecord({ email }))?.email).toBe('')
})

test('whatever a list holds, it is read', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (file) => {
      expect(parseProfessionals(file).length).toBeLessThanOrEqual(file.length)
    }),
  )
})

test('a file without a list is unreadable', () => {
  expect(() => parseProfessionals({})).toThrow(TypeError)
})

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
  const categories = ['Médicos', 'Contadores'].map(professionalCategoryRecord)
  const find = (category: string, param: string) =>
    findProfessional(professionals, category, param, categories)
  expect(find('abogados', 'zulma-rios')?.id).toBe(3)
  expect(find('contadores', 'alvaro-paz')?.id).toBe(2)
  expect(find('medicos', 'Álvaro Paz')?.id).toBe(2)
  expect(find('medicos', 'nadie')).toBeUndefined()
  expect(find('astronautas', 'alvaro-paz')).toBeUndefined()
})

test('a category is named as its card, or readably when there is none', () => {
  const categories = [professionalCategoryRecord('Médicos')]
  expect(professionalCategoryName(categories, 'medicos')).toBe('Médicos')
  expect(professionalCategoryName(categories, 'peritos-judiciales')).toBe('Peritos judiciales')
})
