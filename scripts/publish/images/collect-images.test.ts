import { expect, test } from 'vitest'
import { fieldLabel, type Kind } from '../../../cms/src/rules/types.ts'
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

const label = (kind: Kind, field: string) => fieldLabel(kind, field) ?? ''

const summaryOf = (documents: Parameters<typeof collectImages>[0]) =>
  collectImages(documents).map(
    ({ media, kind, about, field }) => `${media.name} ${kind}: ${about.record}, ${field}`,
  )

test('every image of a store, with the panel’s name of its field', () => {
  const store = 'Comercio «La Espiga» (n.º 7)'
  expect(summaryOf(buildDocuments({ store: [fullStore] }))).toEqual([
    `espiga.png logo: ${store}, ${label('store', 'image')}`,
    `espiga-logo.png logo: ${store}, ${label('store', 'logo')}`,
    `espiga-banner.jpg banner: ${store}, ${label('store', 'banner')}`,
    `espiga-promo.jpg banner: ${store}, ${label('store', 'promotionBanner')}`,
    `espiga-inicio.jpg banner: ${store}, ${label('store', 'homePromotionBanner')}`,
    `foto-1.jpg photo: ${store}, ${label('store', 'gallery')}`,
    `foto-2.jpg photo: ${store}, ${label('store', 'gallery')}`,
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
    `i.png icon: Categoría «Autos», ${label('category', 'icon')}`,
    `i.png icon: Subcategoría «Talleres», ${label('subcategory', 'icon')}`,
    `i.png icon: Medio de pago «Visa», ${label('payment-method', 'logo')}`,
    `i.png photo: Oferta «Oferta 1» (n.º 1), ${label('offer', 'image')}`,
    `i.png icon: Categoría profesional «Medicos», ${label('professional-category', 'icon')}`,
    `i.png photo: Profesional «Profesional 1» (n.º 1), ${label('professional', 'image')}`,
    `i.png photo: Profesional «Profesional 1» (n.º 1), ${label('professional', 'gallery')}`,
    `i.png icon: Contactos útiles «Contactos 1» (n.º 1), ${label('useful-contact-category', 'icon')}`,
  ])
})

test('documents without images use none', () => {
  const documents = buildDocuments({ store: [buildStore(1, { gallery: null })] })
  expect(collectImages(documents)).toEqual([])
})
