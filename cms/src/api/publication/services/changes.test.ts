import { expect, test } from 'vitest'
import { touchedBy } from './changes'

const event = (uid: string, action: string, result?: unknown) => ({
  action,
  model: { uid },
  result,
})

test.each(['afterCreate', 'afterUpdate', 'afterDelete'])(
  'a store of which one row is written touches that store (%s)',
  (action) => {
    const result = { id: 7, numero: 12 }
    expect(touchedBy(event('api::store.store', action, result))).toEqual({ numero: 12 })
  },
)

test.each([
  ['api::professional.professional', 'afterUpdate'],
  ['api::professional-category.professional-category', 'afterDelete'],
  ['api::useful-contact-category.useful-contact-category', 'afterCreateMany'],
  ['plugin::upload.file', 'afterCreate'],
])('no store is made of %s (%s)', (uid, action) => {
  expect(touchedBy(event(uid, action, { numero: 12 }))).toBe('none')
})

test.each([
  ['api::store.store', 'afterUpdateMany', { count: 2 }],
  ['api::store.store', 'afterDeleteMany', { numero: 12 }],
  ['api::store.store', 'afterUpdate', null],
  ['api::store.store', 'afterUpdate', undefined],
  ['api::store.store', 'afterUpdate', { id: 7 }],
  ['api::store.store', 'afterUpdate', { numero: '12' }],
  ['api::category.category', 'afterUpdate', { numero: 12 }],
  ['api::subcategory.subcategory', 'afterCreate', {}],
  ['api::payment-method.payment-method', 'afterDelete', {}],
  ['api::offer.offer', 'afterUpdate', { numero: 12 }],
  ['api::site-setting.site-setting', 'afterUpdate', {}],
  ['plugin::upload.file', 'afterUpdate', {}],
  ['plugin::upload.file', 'afterDelete', {}],
  ['plugin::upload.file', 'afterCreateMany', {}],
])('any store may be touched by %s (%s, %j)', (uid, action, result) => {
  expect(touchedBy(event(uid, action, result))).toBe('any')
})
