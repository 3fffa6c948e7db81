import { expect, test, vi } from 'vitest'
import {
  buildCategory,
  buildDocuments,
  buildMedia,
  buildOffer,
  buildPaymentMethod,
  buildProfessional,
  buildProfessionalCategory,
  buildStore,
  buildSubcategory,
  buildUsefulContacts,
} from '../../site/testing/documents.ts'
import { fullStore } from '../../site/testing/sample-documents.ts'
import { collectImages } from './collect-images.ts'

// Labels as nobody would write them: one that does not come from the rules is noticed.
vi.mock(import('../../../cms/src/rules/types.ts'), async (original) => ({
  ...(await original()),
  fieldLabel: (kind, field) => `${kind}.${field}`,
}))

const summaryOf = (documents: Parameters<typeof collectImages>[0]) =>
  collectImages(documents).map(
    ({ media, kind, about, field }) => `${media.name} ${kind}: ${about.record}, ${field}`,
  )

test('every image of a store, with the panel’s name of its field', () => {
  const store = 'Comercio «La Espiga» (n.º 7)'
  expect(summaryOf(buildDocuments({ store: [fullStore] }))).toEqual([
    `espiga.png logo: ${store}, store.image`,
    `espiga-logo.png logo: ${store}, store.logo`,
    `espiga-banner.jpg banner: ${store}, store.banner`,
    `espiga-promo.jpg banner: ${store}, store.promotionBanner`,
    `espiga-inicio.jpg banner: ${store}, store.homePromotionBanner`,
    `foto-1.jpg photo: ${store}, store.gallery`,
    `foto-2.jpg photo: ${store}, store.gallery`,
  ])
})

test('images of every other kind of document', () => {
  const icon = buildMedia('i.png')
  const documents = buildDocuments({
    category: [buildCategory('Autos', { icon })],
    subcategory: [buildSubcategory('Talleres', 'Autos', { icon })],
    'payment-method': [buildPaymentMethod('Visa', 'credito', { logo: icon })],
    'professional-category': [buildProfessionalCategory('Medicos', { icon })],
    'useful-contact-category': [buildUsefulContacts(1, { icon })],
    offer: [buildOffer(1, 1, { image: icon })],
    professional: [buildProfessional(1, { image: icon, gallery: [icon] })],
  })
  expect(summaryOf(documents)).toEqual([
    'i.png icon: Categoría «Autos», category.icon',
    'i.png icon: Subcategoría «Talleres», subcategory.icon',
    'i.png icon: Medio de pago «Visa», payment-method.logo',
    'i.png photo: Oferta «Oferta 1» (n.º 1), offer.image',
    'i.png icon: Categoría profesional «Medicos», professional-category.icon',
    'i.png photo: Profesional «Profesional 1» (n.º 1), professional.image',
    'i.png photo: Profesional «Profesional 1» (n.º 1), professional.gallery',
    'i.png icon: Contactos útiles «Contactos 1» (n.º 1), useful-contact-category.icon',
  ])
})

test('documents without images use none', () => {
  const documents = buildDocuments({ store: [buildStore(1, { gallery: null })] })
  expect(collectImages(documents)).toEqual([])
})
