import type { UsefulContactCategoryRecord } from '@guia/contract'

/** A complete, valid record; a test names only the fields that it is about. */
export function contactCategoryRecord(
  fields: Partial<UsefulContactCategoryRecord> = {},
): UsefulContactCategoryRecord {
  return {
    id: 1,
    icon: '',
    title: 'Teléfonos útiles',
    description: 'Emergencias y servicios públicos.',
    items: [{ name: 'Emergencias médicas', address: '-', phone: '107' }],
    ...fields,
  }
}
