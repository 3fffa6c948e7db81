import type { DocumentKind } from '../documents.ts'

const KIND_NAMES: Record<DocumentKind, string> = {
  category: 'Categoría',
  subcategory: 'Subcategoría',
  'payment-method': 'Medio de pago',
  store: 'Comercio',
  offer: 'Oferta',
  'professional-category': 'Categoría profesional',
  professional: 'Profesional',
  'useful-contact-category': 'Contactos útiles',
  'site-setting': 'Configuración del sitio',
}

/** 'Comercio «La Espiga» (n.º 12)' */
export function recordName(kind: DocumentKind, document: Record<string, unknown>): string {
  const { numero } = document
  const name = [document.name, document.title, '?'].find((value) => typeof value === 'string')
  const number = typeof numero === 'number' ? ` (n.º ${numero})` : ''
  return `${KIND_NAMES[kind]} «${name}»${number}`
}
