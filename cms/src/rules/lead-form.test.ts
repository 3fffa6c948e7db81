import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LEAD_FIELDS, LEAD_FORM } from './lead-form'
import { TYPES } from './types'

const SCHEMA = path.join(import.meta.dirname, '../api/lead/content-types/lead/schema.json')

test.each(LEAD_FIELDS)('%s is stored at the length that the form takes', (field) => {
  const { attributes } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as { attributes: object }
  const { maxLength } = LEAD_FORM[field]
  expect(attributes).toMatchObject({ [field]: { type: 'string', maxLength, required: true } })
})

test.each(LEAD_FIELDS)('%s stands in the panel’s list and form', (field) => {
  expect(TYPES.lead.list).toContain(field)
  expect(TYPES.lead.rows.flat()).toContain(field)
})

test.each(LEAD_FIELDS)('%s is a column’s name as it is', (field) => {
  expect(field).toMatch(/^[a-z_]+$/)
})
