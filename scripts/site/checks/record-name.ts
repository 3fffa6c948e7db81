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
  calendar: 'Turnos y feriados',
}

/** 'Comercio «La Espiga» (n.º 12)', of a document of the CMS or of its public record. */
export function recordName(kind: DocumentKind, record: object): string {
  const { name, title, nombre, numero, id } = record as Record<string, unknown>
  const called = [name, title, nombre, '?'].find((value) => typeof value === 'string')
  const number = [numero, id].find((value) => typeof value === 'number')
  return `${KIND_NAMES[kind]} «${called}»${number === undefined ? '' : ` (n.º ${number})`}`
}
