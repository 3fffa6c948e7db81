import { describe, expect, test } from 'vitest'
import { mergePermissions } from './merge-permissions.ts'
import type { RolePermission } from './role-permissions.ts'

const may = (action: string, fields?: string[], conditions: string[] = []): RolePermission => ({
  action,
  subject: 'api::store.store',
  properties: fields ? { fields } : {},
  conditions,
})

describe('a new version of a role', () => {
  test('that says the same leaves what an administrator made of it', () => {
    const version = [may('read', ['name', 'phone']), may('create', ['name']), may('publish')]
    const edited = [may('read', ['name']), may('delete'), may('publish')]
    expect(mergePermissions(version, version, edited)).toEqual(edited)
  })

  test('brings its new field, and not those that were taken', () => {
    const base = [may('update', ['name', 'phone'])]
    const wanted = [may('update', ['name', 'phone', 'floor'])]
    expect(mergePermissions(base, wanted, [may('update', ['phone', 'slug'])])).toEqual([
      may('update', ['phone', 'slug', 'floor']),
    ])
  })

  test('takes the field that it closes, and keeps what was given besides', () => {
    const base = [may('update', ['name', 'slug'])]
    const wanted = [may('update', ['name'])]
    expect(mergePermissions(base, wanted, [may('update', ['name', 'slug', 'numero'])])).toEqual([
      may('update', ['name', 'numero']),
    ])
  })

  test('brings a permission that it adds, and takes one that it withdraws', () => {
    expect(mergePermissions([may('publish')], [may('delete')], [may('publish')])).toEqual([
      may('delete'),
    ])
  })

  test('does not bring back a permission that an administrator took', () => {
    const version = [may('read', ['name']), may('delete')]
    const wanted = [may('read', ['name', 'floor']), may('delete')]
    expect(mergePermissions(version, wanted, [may('read', ['name'])])).toEqual([
      may('read', ['name', 'floor']),
    ])
  })

  test('takes the same permission under another condition for another one', () => {
    const own = may('delete', undefined, ['api::own-draft'])
    expect(mergePermissions([own], [may('delete')], [own])).toEqual([may('delete')])
  })
})
