import type { ComponentType } from 'react'
import type { StrapiApp } from '@strapi/strapi/admin'
import { BulletList, Check } from '@strapi/icons'
import { PAYMENTS_FIELD, TRADES_FIELD, withChoicePickers } from './choice-layout'

async function loadTrades() {
  const { TradesInput } = await import('./trades-input')
  // The panel gives every field's input its name and label, which its type leaves out.
  return { default: TradesInput as ComponentType }
}

async function loadPayments() {
  const { PaymentsInput } = await import('./payments-input')
  return { default: PaymentsInput as ComponentType }
}

/** Knows the fields; no content type has them: the form of a store puts them on its relations. */
export function registerChoices(app: StrapiApp): void {
  app.customFields.register({
    name: TRADES_FIELD,
    type: 'json',
    intlLabel: { id: 'guia.trades.label', defaultMessage: 'Categorías' },
    intlDescription: {
      id: 'guia.trades.description',
      defaultMessage: 'Categorías y subcategorías de un comercio',
    },
    icon: BulletList,
    components: { Input: loadTrades },
  })
  app.customFields.register({
    name: PAYMENTS_FIELD,
    type: 'json',
    intlLabel: { id: 'guia.payments.label', defaultMessage: 'Medios de pago' },
    intlDescription: {
      id: 'guia.payments.description',
      defaultMessage: 'Medios de pago de un comercio',
    },
    icon: Check,
    components: { Input: loadPayments },
  })
}

/** Puts them into the form. Until they are there, it says that it does not know the fields. */
export function showChoices(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withChoicePickers)
  void loadTrades()
  void loadPayments()
}
