import { expect, test } from 'vitest'
import { orderLinks } from './order-links'

const LINKS = [
  ['api::category.category', 'Categorías'],
  ['api::store.store', 'Comercios'],
  ['api::useful-contact-category.useful-contact-category', 'Contactos útiles'],
  ['api::lead.lead', 'Interesados'],
  ['api::payment-method.payment-method', 'Medios de pago'],
  ['api::offer.offer', 'Ofertas y recomendados'],
  ['api::professional.professional', 'Profesionales'],
].map(([uid = '', title = '']) => ({ uid, title, to: `/${uid}` }))

const inOrder = (compare: (a: string, b: string) => number) =>
  [...orderLinks({ ctLinks: LINKS, models: [] }).ctLinks]
    .sort((a, b) => compare(a.title, b.title))
    .map(({ title }) => title.trim())

const DAILY = ['Comercios', 'Ofertas y recomendados', 'Profesionales', 'Contactos útiles']

test('daily work comes first, however the panel compares titles', () => {
  const collator = new Intl.Collator('es', { sensitivity: 'base' })
  const expected = [...DAILY, 'Interesados', 'Categorías', 'Medios de pago']
  expect(inOrder(collator.compare)).toEqual(expected)
  expect(inOrder((a, b) => a.localeCompare(b))).toEqual(expected)
})

test('nothing else of a link changes', () => {
  const { ctLinks, models } = orderLinks({ ctLinks: LINKS, models: ['m'] })
  expect(models).toEqual(['m'])
  expect(ctLinks.map(({ uid }) => uid)).toEqual(LINKS.map(({ uid }) => uid))
  expect(ctLinks[0]).toEqual(LINKS[0])
})
