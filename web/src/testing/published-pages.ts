import type { PageData, StoreCardRecord } from '@guia/contract'
import { contactCategoryRecord } from './contact-records.ts'
import { offerRecord } from './offer-records.ts'
import { professionalCategoryRecord, professionalRecord } from './professional-records.ts'
import { lightStoreRecord, siteRecord, storeRecord } from './records.ts'

const hours = { lunes: ['08:00 - 12:00', '16:00 - 20:00'], miércoles: ['08:00 - 12:00'] }

export const STORE = storeRecord({
  id: 1,
  name: 'La Espiga',
  subcategories: ['Panaderias'],
  gallery: ['/media/0123456789abcdef-photo-1280.webp'],
  hours,
})

const PHARMACY = {
  nombre: 'Farmacia Ceibo',
  direccion: 'Colón 480',
  telefono: '3777 55-5521',
  whatsapp: '',
  location: null,
  slug: '',
}

/** Everything that a small release holds. */
export const COMPLETE = {
  site: siteRecord({ professionalCategories: [professionalCategoryRecord('Médicos')] }),
  stores: [
    STORE,
    storeRecord({ id: 2, name: 'Ferretería Sosa', categories: ['Ferreterías'] }),
    storeRecord({ id: 3, name: 'Taller Ruta 12', categories: ['Autos Motos y Otros'], hours }),
    storeRecord({ id: 4, name: 'Don Quieto', isActive: false }),
  ],
  professionals: [professionalRecord({ hours })],
  offers: {
    ofertas: [offerRecord({ id: 5, tiendaId: 1 })],
    recomendados: [offerRecord({ id: 6, tiendaId: 2, nombre: 'Pala de punta' })],
  },
  usefulContacts: [contactCategoryRecord()],
  duties: [{ fecha: '2026-03-11', farmacias: [PHARMACY] }],
}

const { site, stores, professionals, offers, usefulContacts, duties } = COMPLETE
const lightStores = stores.map(lightStoreRecord)
const basics = { ...site, categories: [], professionalCategories: [] }
const ofCategories = { ...basics, categories: site.categories }
const ofProfessions = { ...basics, professionalCategories: site.professionalCategories }

/** As the lists of pages hold stores: without what only the store's own page shows. */
export function cardRecord(store: typeof STORE): StoreCardRecord {
  const { id, slug, name, image, category, subcategory, is_active, location, hours } = store
  const { direccion, city, telefono, whatsapp } = store
  return {
    ...{ id, slug, name, image, category, subcategory, is_active, location, hours },
    ...{ direccion, city, telefono, whatsapp },
  }
}

const cards = stores.map(cardRecord)
const named = site.categories.map((one) => ({ ...one, icon: '', subcategories: [] }))

/** A list of these stores, whose page knows of these categories. */
const partOfStores = (page: string, shown: number[], categories = named): PageData => ({
  page,
  site: { ...basics, categories },
  stores: cards.filter(({ id }) => shown.includes(id)),
  total: shown.length,
  parts: ['site', 'stores'],
})
const plain = (page: string): PageData => ({ page, site: basics, parts: ['site'] })

interface PublishedPage {
  /** Data that the page brings along. */
  data: PageData
  heading: string
  /** Something that it says besides. */
  text: string
}

/** A page of every route, each with what the publisher gives it. */
export const PUBLISHED_PAGES: PublishedPage[] = [
  {
    data: { page: '/', site, lightStores, offers, usefulContacts, duties, parts: ['lightStores'] },
    heading: 'Goya a un clic.',
    text: 'Hogar y Ferreterías',
  },
  {
    data: { page: '/profesionales', site, parts: [] },
    heading: 'Profesionales y oficios',
    text: 'Ver profesionales',
  },
  {
    data: { ...partOfStores('/farmacias', [], []), duties, usefulContacts },
    heading: 'Farmacias de turno',
    text: 'Farmacia Ceibo',
  },
  { data: { page: '/categories', site, parts: [] }, heading: 'Categorías', text: 'Ferreterías' },
  { data: partOfStores('/category/alimentos', [1, 4]), heading: 'Alimentos', text: 'La Espiga' },
  {
    data: { page: '/category/alimentos/subcategories', site: ofCategories, parts: ['site'] },
    heading: 'Alimentos',
    text: 'Panaderias',
  },
  {
    data: partOfStores('/subcategory/panaderias', [1], []),
    heading: 'Panaderias',
    text: 'La Espiga',
  },
  { data: partOfStores('/stores', []), heading: 'Tiendas', text: 'Inicio' },
  { data: partOfStores('/prueba', []), heading: 'Resultados', text: 'Inicio' },
  {
    data: { page: '/store/la-espiga', site: basics, store: STORE, parts: ['site'] },
    heading: 'La Espiga',
    text: 'Pan casero y facturas todos los días.',
  },
  {
    data: { page: '/store/don-quieto', site: basics, store: stores[3]!, parts: ['site'] },
    heading: 'Don Quieto',
    text: 'Belgrano 850',
  },
  { data: plain('/contacto'), heading: 'Contacto', text: 'CONTACTANOS' },
  { data: plain('/favoritos'), heading: 'Tus favoritos', text: 'solo en este dispositivo' },
  { data: plain('/nosotros'), heading: 'SOBRE NOSOTROS', text: 'Nuestra Misión' },
  { data: plain('/privacidad'), heading: 'Privacidad', text: 'Ley 25.326' },
  { data: plain('/ejemplo'), heading: 'Así se ve tu comercio', text: 'Horarios de atención' },
  { data: partOfStores('/busquedas', [1, 2, 3, 4]), heading: 'Buscar', text: 'Ferretería Sosa' },
  { data: partOfStores('/tienda', [1, 2, 3, 4]), heading: 'Todas las tiendas', text: '4 tiendas' },
  {
    data: { page: '/ofertas', site: basics, offers, parts: ['site', 'offers'] },
    heading: 'Ofertas',
    text: 'Docena de facturas',
  },
  {
    data: { page: '/ofertas/5/1', site: basics, offers, parts: ['site', 'offers'] },
    heading: 'Docena de facturas',
    text: '2X1',
  },
  {
    data: { page: '/recomendados', site: basics, offers, parts: ['site', 'offers'] },
    heading: 'Recomendados',
    text: 'Pala de punta',
  },
  {
    data: { page: '/recomendados/6', site: basics, offers, parts: ['site', 'offers'] },
    heading: 'Pala de punta',
    text: 'Ver tienda',
  },
  { data: partOfStores('/autos', [3], []), heading: 'Autos', text: 'Taller Ruta 12' },
  {
    data: {
      page: '/profesionales/medicos',
      site: ofProfessions,
      professionals,
      parts: ['site', 'professionals'],
    },
    heading: 'Médicos',
    text: 'Matrícula: M.P. 1234',
  },
  {
    data: {
      page: '/profesionales/medicos/dra-ana-sosa',
      site: ofProfessions,
      professionals,
      parts: ['site', 'professionals'],
    },
    heading: 'Dra. Ana Sosa',
    text: 'Atiendo con turno.',
  },
  { data: plain('*'), heading: 'Página no encontrada', text: 'Ir al inicio' },
]
