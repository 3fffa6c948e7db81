import type { SnapshotDocuments } from '../documents.ts'
import {
  buildCategory,
  buildDocuments,
  buildMedia,
  buildOffer,
  buildPaymentMethod,
  buildProfessional,
  buildProfessionalCategory,
  buildSite,
  buildStore,
  buildSubcategory,
  buildUsefulContacts,
} from './documents.ts'

const alimentos = buildCategory('Alimentos', { icon: buildMedia('alimentos.png') })
const deportes = buildCategory('Deportes')
const panaderias = buildSubcategory('Panaderias', 'Alimentos')
const carnicerias = buildSubcategory('Carnicerias', 'Alimentos')
const maestro = buildPaymentMethod('Maestro', 'debito')
const visa = buildPaymentMethod('Visa', 'credito', { logo: buildMedia('visa.png') })
const cuenta = buildPaymentMethod('Cuenta quincenal', 'cuenta')

/** Every field of a store filled in. */
export const fullStore = buildStore(7, {
  slug: 'la-espiga',
  name: 'La Espiga',
  description: 'Pan de masa madre.',
  tags: 'pan, facturas',
  promotionText: 'Martes: 2x1',
  phone: '3777 55-5001',
  whatsapp: '+54 9 3777 55-5001',
  wholesaleWhatsapp: '+54 9 3777 55-5002',
  website: 'https://espiga.example/',
  shopUrl: 'https://tienda.espiga.example/',
  menuUrl: 'https://menu.espiga.example/',
  city: 'Goya',
  address: 'Colón 100',
  hours: {
    monday: { mode: 'ranges', ranges: [{ opens: '08:00', closes: '12:00' }] },
    sunday: { mode: 'closed' },
    saturday: { mode: 'text', text: 'Contactar y coordinar' },
  },
  categories: [alimentos],
  subcategories: [panaderias],
  paymentMethods: [visa, cuenta],
  social: { instagram: 'https://instagram.com/espiga', x: null },
  location: { lat: -29.14, lng: -59.26 },
  image: buildMedia('espiga.png'),
  logo: buildMedia('espiga-logo.png'),
  banner: buildMedia('espiga-banner.jpg'),
  promotionBanner: buildMedia('espiga-promo.jpg'),
  homePromotionBanner: buildMedia('espiga-inicio.jpg'),
  gallery: [buildMedia('foto-1.jpg'), buildMedia('foto-2.jpg')],
})

/** Every field of a professional filled in. */
export const fullProfessional = buildProfessional(3, {
  slug: 'ana-paz',
  name: 'Ana Paz',
  specialty: 'Pediatría',
  license: 'MP 1234',
  description: 'Atiende niños.',
  whatsapp: '549 3777 555003',
  phone: '3777 55-5003',
  email: 'ana@paz.example',
  hours: { friday: { mode: 'ranges', ranges: [{ opens: '16:00', closes: '20:00' }] } },
  address: 'Mitre 50',
  social: { instagram: 'https://instagram.com/ana' },
  location: { lat: -29.15, lng: -59.27 },
  image: buildMedia('ana.jpg'),
  gallery: [buildMedia('consultorio.jpg')],
})

/** A small catalogue in which every kind of document stands at least twice where it can. */
export const sampleDocuments = (): SnapshotDocuments =>
  buildDocuments({
    category: [deportes, alimentos],
    subcategory: [panaderias, carnicerias],
    'payment-method': [visa, cuenta, maestro],
    store: [
      buildStore(1, {
        categories: [alimentos],
        subcategories: [carnicerias, panaderias],
        paymentMethods: [cuenta, visa, maestro],
      }),
      buildStore(2, { name: 'Club Unión', categories: [deportes, alimentos], isActive: false }),
      fullStore,
    ],
    offer: [
      buildOffer(12, 7, { discount: '2X1', image: buildMedia('oferta.jpg') }),
      buildOffer(11, 7, { kind: 'recomendado' }),
      buildOffer(10, 1, { startsOn: '2026-03-01', endsOn: '2026-03-31' }),
      buildOffer(13, 2),
    ],
    'professional-category': [
      buildProfessionalCategory('Medicos', { order: 1 }),
      buildProfessionalCategory('Abogados', { order: 2 }),
    ],
    professional: [fullProfessional, buildProfessional(1)],
    'useful-contact-category': [
      buildUsefulContacts(3, { order: 2 }),
      buildUsefulContacts(1, {
        order: 1,
        title: 'Teléfonos útiles',
        entries: [{ name: 'Bomberos', address: '-', phone: '100' }],
      }),
    ],
    'site-setting': [buildSite()],
  })
