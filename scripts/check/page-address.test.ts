import { expect, test } from 'vitest'
import { paths } from '@guia/web/paths'
import type { Addressed } from '../../cms/src/rules/addressed.ts'
import { pageAddress, PUBLISHED_KINDS, type PublishedKind } from '../../cms/src/rules/types.ts'

const SLUG = 'la-espiga'
const ROUTE = 'salud'

/** Where the app shows each kind; '' where no one page does. */
const APP: Record<PublishedKind, [document: Addressed, address: string]> = {
  store: [{ slug: SLUG }, paths.store.link(SLUG)],
  category: [{ slug: SLUG }, paths.category.link(SLUG)],
  subcategory: [{ slug: SLUG }, paths.subcategory.link(SLUG)],
  offer: [{ kind: 'oferta', numero: 3, store: { numero: 7 } }, paths.offer.link(3, 7)],
  professional: [
    { slug: SLUG, professionalCategory: { route: ROUTE } },
    paths.professional.link(ROUTE, SLUG),
  ],
  'professional-category': [{ route: ROUTE }, paths.professionals.link(ROUTE)],
  'payment-method': [{}, ''],
  'useful-contact-category': [{ numero: 2 }, paths.home.link()],
  calendar: [{}, paths.pharmacies.link()],
  'site-setting': [{}, paths.home.link()],
}

test.each(PUBLISHED_KINDS)('the panel leads to the page of a %s', (kind) => {
  const [document, address] = APP[kind]
  expect(pageAddress(kind, document) ?? '').toBe(address)
})

test('a recommended item has a page of its own', () => {
  const document = { kind: 'recomendado', numero: 3, store: { numero: 7 } }
  expect(pageAddress('offer', document)).toBe(paths.recommended.link(3))
})

test('what a document lacks leads nowhere', () => {
  expect(pageAddress('offer', { kind: 'oferta', numero: 3, store: null })).toBeNull()
  expect(pageAddress('professional', { slug: SLUG, professionalCategory: null })).toBeNull()
  expect(pageAddress('store', {})).toBeNull()
})

test('whatever stands in an address is one part of it', () => {
  const slug = 'a/../b?c#d\uD800'
  expect(pageAddress('store', { slug })).toBe(paths.store.link(slug))
})
