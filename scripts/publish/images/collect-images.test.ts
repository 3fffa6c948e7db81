import { expect, test } from 'vitest'
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

const summaryOf = (documents: Parameters<typeof collectImages>[0]) =>
  collectImages(documents).map(
    ({ media, kind, record, field }) => `${media.name} ${kind}: ${record}, ${field}`,
  )

test('every image of a store, with the panel’s name of its field', () => {
  const store = 'Comercio «La Espiga» (n.º 7)'
  expect(summaryOf(buildDocuments({ store: [fullStore] }))).toEqual([
    `espiga.png logo: ${store}, Logo`,
    `espiga-logo.png logo: ${store}, Logo para el contacto`,
    `espiga-banner.jpg banner: ${store}, Portada`,
    `espiga-promo.jpg banner: ${store}, Portada de promoción`,
    `espiga-inicio.jpg banner: ${store}, Promoción en el inicio`,
    `foto-1.jpg photo: ${store}, Fotos`,
    `foto-2.jpg photo: ${store}, Fotos`,
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
    'i.png icon: Categoría «Autos», Ícono',
    'i.png icon: Subcategoría «Talleres», Ícono',
    'i.png icon: Medio de pago «Visa», Logo',
    'i.png icon: Categoría profesional «Medicos», Ícono',
    'i.png icon: Contactos útiles «Contactos 1» (n.º 1), Ícono',
    'i.png photo: Oferta «Oferta 1» (n.º 1), Imagen',
    'i.png photo: Profesional «Profesional 1» (n.º 1), Foto',
    'i.png photo: Profesional «Profesional 1» (n.º 1), Fotos',
  ])
})

test('documents without images use none', () => {
  const documents = buildDocuments({ store: [buildStore(1, { gallery: null })] })
  expect(collectImages(documents)).toEqual([])
})
