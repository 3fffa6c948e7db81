import type {
  CategoryEntryRecord,
  LightStoreRecord,
  SiteRecord,
  StoreHoursRecord,
  StoreRecord,
} from '@guia/contract'
import { slug } from '../catalog/slug.ts'

/** Fields of a store that a test may set, in the words of the catalogue. */
export interface StoreFields {
  id?: number
  slug?: string
  name?: string
  image?: string
  logo?: string
  categories?: string[]
  subcategories?: string[]
  isActive?: boolean
  location?: StoreRecord['location']
  address?: string
  phone?: string
  whatsapp?: string
  wholesaleWhatsapp?: string
  website?: string
  menuUrl?: string
  social?: StoreRecord['redes']
  description?: string
  tags?: string[]
  banner?: string
  promotionBanner?: string
  homeBanner?: string
  promotionText?: string
  gallery?: string[]
  hours?: StoreRecord['hours']
  payments?: StoreRecord['paymentMethods']
}

/** A complete, valid record; a test names only the fields that it is about. */
export function storeRecord(fields: StoreFields = {}): StoreRecord {
  const name = fields.name ?? 'Panadería Don Juan'
  return {
    id: fields.id ?? 1,
    slug: fields.slug ?? slug(name),
    name,
    image: fields.image ?? '',
    category: fields.categories ?? ['Alimentos'],
    is_active: fields.isActive ?? true,
    icon: {},
    location: fields.location === undefined ? { lat: -29.1442, lng: -59.2651 } : fields.location,
    direccion: fields.address ?? 'Belgrano 850',
    city: 'Goya',
    telefono: fields.phone ?? '3777 55-5101',
    whatsapp: fields.whatsapp ?? '5493777555101',
    whatsapp_may: fields.wholesaleWhatsapp ?? '',
    website: fields.website ?? '',
    url_tienda: '',
    menu: fields.menuUrl ?? '',
    redes: fields.social ?? {},
    subcategory: (fields.subcategories ?? []).map((text) => ({ name: text })),
    description: fields.description ?? 'Pan casero y facturas todos los días.',
    tags: fields.tags ?? [],
    banner: fields.banner ?? '',
    'banner-promotion': fields.promotionBanner ?? '',
    'banner-inicio-promotion': fields.homeBanner ?? '',
    'banner-description': fields.promotionText ?? '',
    logo: fields.logo ?? '',
    gallery: fields.gallery ?? [],
    hours: fields.hours ?? {},
    paymentMethods: fields.payments ?? [],
    ofertas: [],
    recomendados: [],
  }
}

/** The light record of a full one. */
export function lightStoreRecord(store: StoreRecord): LightStoreRecord {
  const { id, slug, name, image, category, is_active, icon, location, direccion } = store
  const banner = store['banner-inicio-promotion']
  return {
    ...{ id, slug, name, image, category, is_active, icon, location, direccion },
    ...(banner !== '' && { 'banner-inicio-promotion': banner }),
  }
}

/** What `/horarios.json` holds of a store: nothing, when it is not active. */
export function storeHoursRecord(store: StoreRecord): StoreHoursRecord[] {
  const { id, category, hours, horarios_especiales: special, is_active: isActive } = store
  const record = { id, category, hours, ...(special && { horarios_especiales: special }) }
  return isActive ? [record] : []
}

export function categoryRecord(name: string, subcategories: string[] = []): CategoryEntryRecord {
  return {
    name,
    slug: slug(name),
    icon: '',
    subcategories: subcategories.map((text) => ({ name: text, slug: slug(text), icon: '' })),
  }
}

export function siteRecord(fields: Partial<SiteRecord> = {}): SiteRecord {
  return {
    name: 'Goya a un clic',
    tagline: 'Encontrá todo en un solo lugar, a un clic.',
    city: 'Goya',
    phone: '5493777555000',
    email: 'hola@goya.example',
    social: { instagram: 'https://www.instagram.com/goya.example' },
    map: { center: { lat: -29.14, lng: -59.26 }, zoom: 15 },
    sampleData: false,
    year: 2026,
    feriados: [],
    leadEndpoint: '/api/leads',
    categories: [categoryRecord('Alimentos', ['Panaderias']), categoryRecord('Ferreterías')],
    professionalCategories: [],
    ...fields,
  }
}
