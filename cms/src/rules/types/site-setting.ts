import type { TypeDescription } from '../content-type'

/** The configuration of the site. */
export const siteSetting = {
  called: 'Configuración del sitio',
  nouns: ['configuración del sitio', 'configuraciones del sitio'],
  mainField: 'name',
  list: ['name'],
  rows: [
    ['name', 'tagline'],
    ['phone', 'email', 'city'],
    ['social'],
    ['mapLat', 'mapLng', 'mapZoom'],
    ['leadEndpoint', 'sampleData'],
    ['synonyms'],
    ['internalNote'],
  ],
  labels: {
    name: 'Nombre del sitio',
    tagline: 'Lema',
    phone: ['WhatsApp del sitio', 'Recibe los mensajes de «Sumate a nosotros».'],
    mapLat: ['Centro del mapa: latitud', 'Con punto o coma: -29,14'],
    mapLng: ['Centro del mapa: longitud', 'Con punto o coma: -59,26'],
    mapZoom: 'Acercamiento del mapa',
    sampleData: ['Avisar que los datos son de muestra', 'Apagalo cuando el catálogo sea real.'],
    synonyms: [
      'Otras palabras para el buscador',
      'Una por línea, lo que la gente escribe = cómo está en la guía. Por ejemplo: quiosco, drugstore = kiosco',
    ],
    leadEndpoint: ['Destino del formulario de contacto', 'Normalmente /api/leads'],
  },
  published: {
    updatedAt: 'moment',
    name: 'requiredText',
    tagline: 'text',
    city: 'text',
    phone: 'text',
    email: 'text',
    mapLat: 'optionalDecimal',
    mapLng: 'optionalDecimal',
    mapZoom: 'optionalNumber',
    sampleData: 'optionalFlag',
    leadEndpoint: 'text',
    synonyms: 'text',
    social: {
      group: { linkedin: 'text', instagram: 'text', youtube: 'text', x: 'text', facebook: 'text' },
    },
  },
  address: () => '/',
} as const satisfies TypeDescription
