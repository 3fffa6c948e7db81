import { expect, test } from 'vitest'
import { EMPTY_LEAD, isSameLead, leadErrors, trimmedLead } from './lead.ts'

const lead = { nombre: 'Ana Sosa', email: 'ana@correo.example', telefono: '3777 55-5101' }

test('a complete lead has no errors, spaces around it do not count', () => {
  expect(leadErrors(lead)).toEqual({})
  expect(leadErrors({ ...lead, email: ' ana@correo.example ' })).toEqual({})
  expect(trimmedLead({ ...lead, nombre: ' Ana Sosa ' })).toEqual(lead)
})

test('all three fields are required', () => {
  expect(Object.keys(leadErrors(EMPTY_LEAD))).toEqual(['nombre', 'email', 'telefono'])
  expect(leadErrors({ ...lead, nombre: '   ' }).nombre).toBe('Escribí tu nombre.')
})

test.each([
  'ana',
  'ana@',
  '@correo.com',
  'ana@correo',
  'ana sosa@correo.com',
  'a@b@c.com',
  'a@b..c',
])('%s is no email', (email) => {
  expect(leadErrors({ ...lead, email }).email).toContain('no parece completo')
})

test.each(['12345', 'teléfono', '--'])('%s is no phone', (telefono) => {
  expect(leadErrors({ ...lead, telefono }).telefono).toBe(
    'Ese teléfono no parece completo. Ejemplo: 3777 55-5123',
  )
})

test('two leads are the same when every field is', () => {
  expect(isSameLead(lead, { ...lead })).toBe(true)
  expect(isSameLead(lead, { ...lead, telefono: '3777 55-5102' })).toBe(false)
})
