import { expect, test } from 'vitest'
import { APPLY_SHEETS, may, onDocuments, PUBLISH_STORES, SEE_BIN } from './panel-permissions.ts'

test('a right on the documents of one type is none on those of another', () => {
  const permissions = [
    { action: 'plugin::content-manager.explorer.delete', subject: 'api::store.store' },
    { action: 'plugin::content-manager.explorer.publish', subject: 'api::offer.offer' },
  ]
  expect(may(permissions, onDocuments('delete', 'api::store.store'))).toBe(true)
  expect(may(permissions, onDocuments('delete', 'api::category.category'))).toBe(false)
  expect(may(permissions, PUBLISH_STORES)).toBe(false)
})

test('what is of no type is there by its action', () => {
  expect(may([{ action: 'api::undo.bin' }], SEE_BIN)).toBe(true)
  expect(may([{ action: 'api::store.sheet', subject: null }], APPLY_SHEETS)).toBe(true)
  expect(may([{ action: 'api::undo.bin' }], APPLY_SHEETS)).toBe(false)
})
