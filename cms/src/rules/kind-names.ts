import type { PublishedKind } from './types'

/** What one document of each kind is called, in the panel and in reports. */
export const KIND_NAMES: Record<PublishedKind, string> = {
  category: 'Categoría',
  subcategory: 'Subcategoría',
  'payment-method': 'Medio de pago',
  store: 'Comercio',
  offer: 'Oferta',
  'professional-category': 'Categoría profesional',
  professional: 'Profesional',
  'useful-contact-category': 'Contactos útiles',
  'site-setting': 'Configuración del sitio',
  calendar: 'Turnos y feriados',
}
