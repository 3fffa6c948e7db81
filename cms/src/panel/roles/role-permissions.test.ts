import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { KINDS, type Kind } from '../../rules/types.ts'
import { findUndecided, type FieldShape } from './role-fields.ts'
import { permissionsOf } from './role-permissions.ts'
import { ROLES, type Right } from './role-table.ts'

interface Schema {
  attributes: Record<string, FieldShape>
}

function schemaOf(kind: Kind): Schema {
  const file = `../../api/${kind}/content-types/${kind}/schema.json`
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Schema
}

/** As the running CMS has them, but for the parts of groups. */
function fieldsOfKind(kind: Kind) {
  const { attributes } = schemaOf(kind)
  const paths = Object.keys(attributes).filter((field) => attributes[field]?.visible !== false)
  return { attributes, paths }
}

const EXPLORER = 'plugin::content-manager.explorer.'

function fieldsOf(code: string, kind: Kind, right: Right): readonly string[] {
  const role = ROLES.find((known) => known.code === code)!
  const found = permissionsOf(role, fieldsOfKind).find(
    ({ action, subject }) => action === EXPLORER + right && subject === `api::${kind}.${kind}`,
  )
  return found?.properties.fields ?? []
}

describe('every field', () => {
  test.each(KINDS)('of %s is in its form, or closed to the roles by name', (kind) => {
    expect(findUndecided(kind, schemaOf(kind).attributes)).toEqual([])
  })

  test('that nobody has decided about is told', () => {
    const { attributes } = schemaOf('store')
    const more = { ...attributes, secretScore: {}, kept: { visible: false } }
    expect(findUndecided('store', more)).toEqual(['secretScore'])
  })
})

describe.each(ROLES)('$name', ({ code, rights }) => {
  const written = KINDS.filter((kind) => rights[kind].includes('update'))

  test.each(written)('writes of %s no number, no address, nothing of the importer', (kind) => {
    const closed = ['numero', 'slug', 'route', 'importKey', 'importHashes', 'submissionKey']
    for (const right of ['create', 'update'] as const) {
      expect(fieldsOf(code, kind, right).filter((field) => closed.includes(field))).toEqual([])
    }
    expect(fieldsOf(code, kind, 'update').length).toBeGreaterThan(0)
  })

  test('writes a store’s offers in the offers, and reads its number', () => {
    expect(fieldsOf(code, 'store', 'update')).not.toContain('offers')
    expect(fieldsOf(code, 'store', 'read')).toEqual(expect.arrayContaining(['offers', 'numero']))
    expect(fieldsOf(code, 'store', 'update')).toEqual(expect.arrayContaining(['name', 'gallery']))
  })

  test('keeps what a visitor wrote as it came', () => {
    const kept = rights.lead.includes('update') ? ['state', 'note'] : []
    expect(fieldsOf(code, 'lead', 'update')).toEqual(kept)
  })
})
