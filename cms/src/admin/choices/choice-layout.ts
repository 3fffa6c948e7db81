import {
  withInput,
  withPanels,
  type FormField,
  type LayoutHook,
} from '../store-form/edit-view-layout'
import { oneRelationOf } from './one-relation'

const CATEGORIES = { name: 'categories', target: 'api::category.category' }
const SUBCATEGORIES = { name: 'subcategories', target: 'api::subcategory.subcategory' }
const PAYMENT_METHODS = { name: 'paymentMethods', target: 'api::payment-method.payment-method' }

export const TRADES_FIELD = 'trades'
export const PAYMENTS_FIELD = 'payments'
export const ONE_FIELD = 'one'

const isOf = ({ name, attribute }: FormField, wanted: { name: string; target: string }) =>
  attribute.type === 'relation' && name === wanted.name && attribute.target === wanted.target

function withPicker(field: FormField): FormField {
  if (isOf(field, CATEGORIES)) return withInput(field, TRADES_FIELD)
  return isOf(field, PAYMENT_METHODS) ? withInput(field, PAYMENTS_FIELD) : field
}

function withStorePickers<Hook extends LayoutHook>(hook: Hook): Hook {
  const { layout } = hook.layout
  const panels = layout.map((rows) =>
    rows
      .map((row) => row.filter((field) => !isOf(field, SUBCATEGORIES)).map(withPicker))
      .filter((row) => row.length > 0),
  )
  return withPanels(hook, panels)
}

function withOnePickers<Hook extends LayoutHook>(hook: Hook): Hook {
  const { layout } = hook.layout
  const isOne = (field: FormField) => oneRelationOf(field.name, field.attribute.target) !== null
  if (!layout.flat(2).some(isOne)) return hook
  const panels = layout.map((rows) =>
    rows.map((row) => row.map((field) => (isOne(field) ? withInput(field, ONE_FIELD) : field))),
  )
  return withPanels(hook, panels)
}

/**
 * Forms with pickers of ours in place of Strapi's box, whose «Crear uno nuevo» opens half a form. A
 * store's has them for categories, subcategories among them, and payment methods; others for the one
 * document that they name. To the data model they are the relations that they were.
 */
export function withChoicePickers<Hook extends LayoutHook>(hook: Hook): Hook {
  const { layout } = hook.layout
  const isStore = layout.flat(2).some((field) => isOf(field, CATEGORIES))
  return isStore ? withStorePickers(hook) : withOnePickers(hook)
}
