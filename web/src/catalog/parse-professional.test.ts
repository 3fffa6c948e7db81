import fc from 'fast-check'
import { expect, test } from 'vitest'
import { professionalRecord } from '../testing/professional-records.ts'
import { parseProfessional, parseProfessionals } from './parse-professional.ts'

test('a record becomes a professional', () => {
  const record = professionalRecord({
    redes: { instagram: 'https://www.instagram.com/ana.example' },
    gallery: ['/media/a.webp', 'javascript:alert(1)'],
    hours: { lunes: ['08:00 - 12:00'] },
  })
  expect(parseProfessional(record)).toMatchObject({
    slug: 'dra-ana-sosa',
    category: 'medicos',
    license: 'M.P. 1234',
    whatsapp: '5493777555301',
    instagram: 'https://www.instagram.com/ana.example',
    gallery: ['/media/a.webp'],
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
