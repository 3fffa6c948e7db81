import type { z } from 'zod'
import type {
  OfferRecord,
  ProfessionalRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { formatProblem, inSpanish, type Problem } from '../problems.ts'
import type { Catalogue } from '../records/catalogue-records.ts'
import { fieldName } from './field-names.ts'
import {
  lightStoreSchema,
  offerSchema,
  professionalSchema,
  siteSchema,
  storeSchema,
  usefulContactCategorySchema,
} from './record-schemas.ts'

const storeName = ({ name, id }: { name: string; id: number }) => `Comercio «${name}» (n.º ${id})`
const offerName = ({ nombre, id }: OfferRecord) => `Oferta «${nombre}» (n.º ${id})`
const contactsName = ({ title, id }: UsefulContactCategoryRecord) =>
  `Contactos útiles «${title}» (n.º ${id})`
const professionalName = ({ name, id }: ProfessionalRecord) => `Profesional «${name}» (n.º ${id})`

function checkShape<T>(
  records: readonly T[],
  schema: z.ZodType<T>,
  nameOf: (record: T) => string,
): Problem[] {
  return records.flatMap((record) => {
    const result = schema.safeParse(record, inSpanish)
    if (result.success) return []
    return result.error.issues.map((issue) => ({
      record: nameOf(record),
      field: fieldName(issue.path),
      message: `${issue.message}. Corregilo en el panel y volvé a publicar.`,
    }))
  })
}

interface Identified {
  record: string
  value: string
}

/** Two records under one address would hide each other: the second and later ones are named. */
function findRepeated(field: string, entries: readonly Identified[]): Problem[] {
  const owners = new Map<string, string>()
  return entries.flatMap(({ record, value }) => {
    const owner = owners.get(value)
    if (owner === undefined) {
      owners.set(value, record)
      return []
    }
    return [{ record, field, message: `«${value}» ya es de ${owner}. Elegí otro.` }]
  })
}

function checkIdentity<T extends StoreRecord | ProfessionalRecord>(
  records: readonly T[],
  nameOf: (record: T) => string,
): Problem[] {
  const identified = (value: (record: T) => string) =>
    records.map((record) => ({ record: nameOf(record), value: value(record) }))
  return [
    ...findRepeated(
      'Número',
      identified((record) => String(record.id)),
    ),
    ...findRepeated(
      'Dirección en el sitio',
      identified((record) => record.slug),
    ),
  ]
}

/**
 * Holds every record of a catalogue against the contract, and the records against each other.
 * Returns what is wrong, in Spanish, each with its record and the panel's name of the field; once,
 * though a record stands in more than one file.
 */
export function checkRecords(catalogue: Catalogue): Problem[] {
  const { stores, lightStores, professionals, offers, usefulContacts, site } = catalogue
  const allOffers = [...offers.ofertas, ...offers.recomendados]
  const problems = [
    ...checkShape(stores, storeSchema, storeName),
    ...checkShape(lightStores, lightStoreSchema, storeName),
    ...checkShape(professionals, professionalSchema, professionalName),
    ...checkShape(allOffers, offerSchema, offerName),
    ...checkShape(usefulContacts, usefulContactCategorySchema, contactsName),
    ...checkShape([site], siteSchema, () => 'Configuración del sitio'),
    ...checkIdentity(stores, storeName),
    ...checkIdentity(professionals, professionalName),
    ...findRepeated(
      'Número',
      allOffers.map((offer) => ({ record: offerName(offer), value: String(offer.id) })),
    ),
    ...findRepeated(
      'Número',
      usefulContacts.map((one) => ({ record: contactsName(one), value: String(one.id) })),
    ),
    ...findRepeated(
      'Ruta',
      site.professionalCategories.map(({ name, route }) => ({
        record: `Categoría profesional «${name}»`,
        value: route,
      })),
    ),
  ]
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}
