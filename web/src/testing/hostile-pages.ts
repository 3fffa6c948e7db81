import type { PageData, SiteRecord, StoreRecord } from '@guia/contract'
import { paths } from '../app/paths.ts'
import { slug } from '../catalog/slug.ts'
import { contactCategoryRecord } from './contact-records.ts'
import { offerRecord } from './offer-records.ts'
import { professionalRecord } from './professional-records.ts'
import { lightStoreRecord, siteRecord, storeRecord } from './records.ts'

/** A page, and the texts that its visitor reads on it. */
export interface TextPage {
  data: PageData
  shown: string[]
}

/** Gives the next text of a field. */
type Next = () => string

const ICON = '/media/0123456789abcdef-icon-96.webp'
const linkOf = (next: Next) => `https://ajeno.example/${next()}`

const siteOf = (next: Next): SiteRecord =>
  siteRecord({
    name: next(),
    tagline: next(),
    city: next(),
    email: next(),
    social: { instagram: linkOf(next), facebook: linkOf(next) },
    sampleData: true,
    categories: [
      {
        name: next(),
        slug: 'alimentos',
        icon: ICON,
        subcategories: [{ name: next(), slug: 'panaderias', icon: ICON }],
      },
    ],
    professionalCategories: [{ name: next(), icon: ICON, route: 'medicos', color: '#0b5f68' }],
  })

const storeOf = (next: Next): StoreRecord => ({
  ...storeRecord({
    slug: 'la-espiga',
    name: next(),
    categories: [next()],
    subcategories: [next()],
    address: next(),
    phone: next(),
    website: linkOf(next),
    menuUrl: linkOf(next),
    social: { instagram: linkOf(next) },
    description: next(),
    tags: [next()],
    promotionBanner: '/media/0123456789abcdef-banner-1280.webp',
    promotionText: next(),
    hours: { lunes: next(), martes: ['08:00 - 12:00'] },
    payments: [
      { name: 'Otros medios', images: [], methods: [{ name: next(), image: ICON }] },
      { name: '', images: [], methods: [{ name: next(), image: '' }] },
    ],
  }),
  city: next(),
})

/** Own page of a store, active or not. */
function storePage(site: SiteRecord, store: StoreRecord): TextPage {
  const { name, category, description, telefono, direccion, city } = store
  const always = [name, ...category, description, telefono, direccion, city]
  const methods = store.paymentMethods.flatMap((group) => group.methods.map((one) => one.name))
  const active = [
    store['banner-description'],
    ...store.subcategory.map((one) => one.name),
    String(store.hours.lunes),
    ...methods,
  ]
  return {
    data: { page: '/store/la-espiga', site, store, parts: ['site'] },
    shown: store.is_active ? [...always, ...active] : always,
  }
}

function offerPages(site: SiteRecord, next: Next): TextPage[] {
  const tienda = { name: next(), slug: 'la-espiga', image: '', whatsapp: '5493777555105' }
  const offer = offerRecord({
    id: 5,
    nombre: next(),
    descripcion: next(),
    descuento: next(),
    tienda,
  })
  const { nombre, descripcion, descuento } = offer
  const recommended = offerRecord({ ...offer, id: 6, nombre: next() })
  const offers = { ofertas: [offer], recomendados: [recommended] }
  const at = (page: string): PageData => ({ page, site, offers, parts: ['site', 'offers'] })
  return [
    { data: at('/ofertas'), shown: [nombre, descuento, tienda.name] },
    { data: at('/ofertas/5/1'), shown: [nombre, descuento, descripcion, tienda.name] },
    { data: at('/recomendados/6'), shown: [recommended.nombre, descripcion] },
  ]
}

function professionalPages(site: SiteRecord, next: Next): TextPage[] {
  const professional = professionalRecord({
    slug: 'ana-sosa',
    name: next(),
    specialty: next(),
    license: next(),
    description: next(),
    phone: next(),
    email: next(),
    redes: { instagram: linkOf(next) },
    hours: { lunes: next() },
    address: next(),
    // Its place is searched by the address.
    location: null,
  })
  const { name, specialty, license, description, phone, address, hours } = professional
  const shown = [name, specialty, license, address]
  const parts: PageData['parts'] = ['professionals']
  const at = (page: string): PageData => ({ page, site, professionals: [professional], parts })
  return [
    { data: at('/profesionales/medicos'), shown },
    {
      data: at('/profesionales/medicos/ana-sosa'),
      shown: [...shown, description, phone, String(hours.lunes)],
    },
  ]
}

function homePage(site: SiteRecord, store: StoreRecord, next: Next): TextPage {
  const contacts = contactCategoryRecord({
    title: next(),
    description: next(),
    items: [{ name: next(), address: next(), phone: '107' }],
  })
  const offers = { ofertas: [], recomendados: [] }
  const lightStores = [lightStoreRecord(store)]
  const [item] = contacts.items
  return {
    data: {
      page: '/',
      site,
      lightStores,
      offers,
      usefulContacts: [contacts],
      duties: [],
      parts: [],
    },
    shown: [site.tagline, contacts.title, item?.name ?? '', item?.address ?? ''],
  }
}

function pharmaciesPage(site: SiteRecord, store: StoreRecord, next: Next): TextPage {
  const pharmacy = { telefono: '107', whatsapp: '', location: null, slug: '' }
  const farmacias = [{ nombre: next(), direccion: next(), ...pharmacy }]
  return {
    data: {
      page: '/farmacias',
      site,
      stores: [store],
      total: 1,
      duties: [{ fecha: '2026-03-11', farmacias }],
      usefulContacts: [],
      parts: ['stores', 'usefulContacts'],
    },
    // The address is shown with who is on duty now, which no page rendered ahead knows.
    shown: farmacias.map(({ nombre }) => nombre),
  }
}

/**
 * A page of every kind that shows texts of the catalogue, each text field of each record filled with
 * the next text. Every page shows the site's name and mail address besides.
 */
export function pagesOfTexts(next: Next): TextPage[] {
  const site = siteOf(next)
  const store = storeOf(next)
  const [category] = site.categories
  const below = category?.subcategories.map(({ name }) => name) ?? []
  const pages = [
    storePage(site, store),
    storePage(site, { ...store, is_active: false }),
    ...offerPages(site, next),
    ...professionalPages(site, next),
    homePage(site, store, next),
    pharmaciesPage(site, store, next),
    {
      data: {
        page: '/tienda',
        site,
        stores: [store],
        total: 1,
        parts: ['stores'],
      } satisfies PageData,
      shown: [store.name, ...store.category, store.direccion],
    },
    {
      data: { page: '/categories', site, parts: [] } satisfies PageData,
      shown: [category?.name ?? ''],
    },
    {
      data: {
        // Where the publisher puts it: at the slug of its name.
        page: paths.subcategories.link(slug(category?.name ?? '') || 'alimentos'),
        site,
        parts: [],
      } satisfies PageData,
      shown: [category?.name ?? '', ...below],
    },
  ]
  return pages.map((page) => ({ ...page, shown: [...page.shown, site.name] }))
}
