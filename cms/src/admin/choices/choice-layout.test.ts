import { expect, test } from 'vitest'
import { withChoicePickers } from './choice-layout'

const relation = (name: string, target: string) => ({
  name,
  size: 12,
  attribute: { type: 'relation', target },
})
const text = { name: 'name', size: 6, attribute: { type: 'string' } }

const formOf = (...rows: (typeof text | ReturnType<typeof relation>)[][]) => ({
  layout: { layout: [rows], settings: { mainField: 'name' } },
  query: {},
})

test('a store’s form gets the pickers, and no field for subcategories alone', () => {
  const form = formOf(
    [text, relation('categories', 'api::category.category')],
    [relation('subcategories', 'api::subcategory.subcategory')],
    [relation('paymentMethods', 'api::payment-method.payment-method')],
    [relation('offers', 'api::offer.offer')],
  )
  const before = structuredClone(form)
  const fields = withChoicePickers(form)
    .layout.layout.flat()
    .map((row) =>
      row.map(({ name, attribute }) => [name, 'customField' in attribute && attribute.customField]),
    )
  expect(fields).toEqual([
    [
      ['name', false],
      ['categories', 'global::trades'],
    ],
    [['paymentMethods', 'global::payments']],
    [['offers', false]],
  ])
  expect(form).toEqual(before)
})

test('the form of a category, which shows its subcategories, stays as it is', () => {
  const form = formOf([text], [relation('subcategories', 'api::subcategory.subcategory')])
  expect(withChoicePickers(form)).toBe(form)
})

test('what a document names one of has a picker of ours too', () => {
  const form = formOf([text, relation('store', 'api::store.store')])
  expect(withChoicePickers(form).layout.layout.flat(2)).toMatchObject([
    text,
    { name: 'store', attribute: { type: 'relation', customField: 'global::one' } },
  ])
})
