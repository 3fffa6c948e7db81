import { expect, test } from 'vitest'
import { LEAD_FIELDS, LEAD_FORM } from '../rules/lead-form'
import { checkLead } from './check-lead'

const form = { nombre: 'Ana Sosa', email: 'ana@correo.example', telefono: '3777 55-5101' }

const messagesOf = (body: Record<string, unknown>) => {
  const checked = checkLead(body)
  return checked.outcome === 'wrong' ? checked.problems.map(({ message }) => message) : []
}

test('the three fields are a lead, with or without the empty trap', () => {
  expect(checkLead(form)).toEqual({ outcome: 'lead', lead: form })
  expect(checkLead({ ...form, sitio_web: '' })).toEqual({ outcome: 'lead', lead: form })
})

test('texts become one line in one form, without invisible characters', () => {
  const nombre = '  Jose\u0301\r\n\u202ePe\u0000rez  '
  expect(checkLead({ ...form, nombre })).toMatchObject({ lead: { nombre: 'José Perez' } })
})

test('a filled trap is a robot', () => {
  expect(checkLead({ ...form, sitio_web: 'x' }).outcome).toBe('trapped')
})

test.each([
  ['nothing', undefined],
  ['blank', ' \u0000 '],
  ['given twice', ['Ana', 'Eva']],
  ['nested', { a: 'Ana' }],
])('a nombre that is %s is missing', (_, nombre) => {
  expect(messagesOf({ ...form, nombre })).toEqual(['Falta el nombre.'])
})

test('every field is named', () => {
  expect(messagesOf({})).toEqual(['Falta el nombre.', 'Falta el email.', 'Falta el teléfono.'])
})

test.each(LEAD_FIELDS)('%s has room for as many characters as the rule says', (field) => {
  const length = LEAD_FORM[field].maxLength
  const text = `${field === 'email' ? 'a@b.example' : '123456'}${'7'.repeat(length)}`
  expect(messagesOf({ ...form, [field]: text.slice(0, length) })).toEqual([])
  expect(messagesOf({ ...form, [field]: text.slice(0, length + 1) })[0]).toContain(
    `hasta ${length} caracteres`,
  )
})

test('what cannot be an email or a phone is told', () => {
  expect(messagesOf({ ...form, email: 'ana@correo', telefono: '12-34' })).toEqual([
    'El email no parece completo.',
    'El teléfono no parece completo.',
  ])
})

test.each(['state', 'documentId', '__proto__x', 'nombre '])(
  'a field more, %s, is refused',
  (field) => {
    expect(messagesOf({ ...form, [field]: 'sumado' })).toEqual([
      'El formulario tiene campos de más.',
    ])
  },
)
