import type { Catalogue } from '../map/map-catalogue.ts'
import { sourceRecords, singleRecord } from '../read/source-record.ts'
import { knownDocuments } from '../send/known-documents.ts'
import { json } from './source.ts'

/** Every image that `legacyStore` names. */
export const STORE_IMAGES = [
  'img/logo.png',
  'img/banner.png',
  'img/foto.png',
  'img/pan.png',
  'img/visa.png',
]

/** A whole legacy store without any irregularity. */
export function legacyStore(id: number, over: object = {}): object {
  return {
    id,
    name: `Panadería ${id}`,
    city: 'Goya',
    direccion: 'Colón 100',
    telefono: '3777 55-5100',
    whatsapp: '3777 55-5101',
    whatsapp_may: '3777 55-5102',
    website: 'https://panaderia.example',
    url_tienda: 'https://tienda.panaderia.example',
    menu: 'https://panaderia.example/menu',
    redes: { instagram: 'https://www.instagram.com/panaderia' },
    category: ['Alimentos'],
    subcategory: [{ name: 'Panaderias' }],
    description: 'Pan y facturas.',
    tags: ['pan', 'facturas'],
    is_active: true,
    icon: { Alimentos: 'img/pan.png' },
    banner: 'img/banner.png',
    'banner-promotion': 'img/banner.png',
    'banner-inicio-promotion': 'img/banner.png',
    'banner-description': '2x1 los martes',
    image: 'img/logo.png',
    logo: 'img/logo.png',
    gallery: ['img/foto.png'],
    hours: { lunes: ['08:00 - 12:00', '16:00 - 20:00'], domingo: 'cerrado' },
    horarios_especiales: ['24/12 = 9 a 13', '25/12 = cerrado'],
    paymentMethods: [{ name: 'Tarjeta de débito', images: ['img/visa.png'] }],
    location: { lat: -29.14, lng: -59 - id / 1000 },
    ofertas: [],
    recomendados: [],
    ...over,
  }
}

/** A whole legacy professional without any irregularity. */
export function legacyProfessional(name: string, over: object = {}): object {
  return {
    slug: '',
    category: 'medicos',
    name,
    specialty: 'Clínica médica',
    license: 'MP 1234',
    image: 'img/logo.png',
    description: 'Atiende con turno.',
    whatsapp: '3777 55-5200',
    phone: '3777 55-5201',
    email: 'turnos@clinica.example',
    redes: { instagram: 'https://www.instagram.com/clinica' },
    gallery: [],
    hours: { lunes: ['08:00 - 12:00'] },
    address: 'Belgrano 200',
    location: { lat: -29.15, lng: -59.27 },
    ...over,
  }
}

export const LEGACY_SITE = {
  name: 'Goya a un clic',
  tagline: 'Todo en un solo lugar',
  city: 'Goya',
  phone: '3777 55-5000',
  email: 'hola@guia.example',
  social: { instagram: 'https://www.instagram.com/guia', linkedin: '' },
  map: { center: { lat: -29.14, lng: -59.26 }, zoom: 15 },
  sampleData: true,
  synonyms: ['quiosco, drugstore = kiosco'],
  turnos: ['Diciembre 2026', '1 = Farmacia Ceibo'],
  feriados: ['25/12 = Navidad'],
  categories: [
    { name: 'Alimentos', icon: 'img/pan.png', subcategories: [{ name: 'Panaderias', icon: '' }] },
  ],
  professionalCategories: [
    { name: 'Médicos', route: 'medicos', color: '#0b7a75', icon: 'img/pan.png' },
  ],
  paymentMethods: [{ name: 'Visa Débito', group: 'Tarjeta de débito', logo: 'img/visa.png' }],
}

export const LEGACY_CONTACTS = [
  { id: 3, icon: 'img/pan.png', title: 'Centros de salud', description: '', items: [] },
  {
    id: 1,
    icon: 'img/pan.png',
    title: 'Teléfonos útiles',
    description: 'Emergencias',
    items: [{ name: 'Bomberos', address: '-', phone: '100' }],
  },
]

/** Contents of the files, as they would stand in JSON. */
export interface LegacyFiles {
  stores?: unknown
  professionals?: unknown
  contacts?: unknown
  site?: unknown
}

/** The catalogue of these files, as the importer reads it. */
export function catalogueOf(files: LegacyFiles): Catalogue {
  const records = (file: string, value: unknown) => sourceRecords(file, json(value ?? [])).records
  return {
    stores: records('busquedas.json', files.stores),
    professionals: records('profesionales.json', files.professionals),
    contacts: records('contactos.json', files.contacts),
    site: files.site ? singleRecord('sitio.json', json(files.site)) : null,
    isSiteImported: true,
  }
}

/** A CMS into which nothing was imported. */
export const NOTHING_KNOWN = knownDocuments(new Map())
