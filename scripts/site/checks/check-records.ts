import type { z } from 'zod'
import type {
  OfferRecord,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
import { inSpanish, type Problem, type ProblemRecord } from '../problems.ts'
import type { DocumentKind } from '../documents.ts'
import { fieldName } from './field-names.ts'
import { problemRecord } from './record-name.ts'
import {
  categoryEntrySchema,
  offerSchema,
  professionalCategorySchema,
  professionalSchema,
  siteSchema,
  storeOfferSchema,
  storeSchema,
  usefulContactCategorySchema,
} from '@guia/contract/schemas'

/** Faults of one record; the field is the panel's name of it. */
function checkShape<T>(
  kind: DocumentKind,
  record: T,
  schema: z.ZodType<T>,
  about: ProblemRecord,
): Problem[] {
  const result = schema.safeParse(record, inSpanish)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    ...about,
    field: fieldName(kind, issue.path),
    message: `${issue.message}. Corregilo en el panel y volvé a publicar.`,
  }))
}

/**
 * A store without those of its offers that fail the check: an offer that is left out, and told of
 * by itself, must not take its store along.
 */
export function withoutWrongOffers(store: StoreRecord): StoreRecord {
  const isGood = (offer: unknown) => storeOfferSchema.safeParse(offer).success
  return {
    ...store,
    ofertas: store.ofertas.filter(isGood),
    recomendados: store.recomendados.filter(isGood),
  }
}

const NUMBER = fieldName('store', ['id'])
const ADDRESS = fieldName('store', ['slug'])
const ROUTE = fieldName('professional-category', ['route'])

/**
 * Holds the records of one publication against the contract, and against each other. Each check
 * returns what is wrong, in Spanish; a record with a problem must be left out.
 */
export class RecordCheck {
  /** Kind and field → value → record that has it. */
  readonly #owners = new Map<string, Map<string | number, string>>()

  /** Two records with one number or address would hide each other: the later ones are named. */
  #claim(
    kind: DocumentKind,
    record: object,
    identity: Readonly<Record<string, string | number>>,
  ): Problem[] {
    const about = problemRecord(kind, record)
    return Object.entries(identity).flatMap(([field, value]) => {
      const place = `${kind} ${field}`
      const owners = this.#owners.get(place) ?? new Map<string | number, string>()
      this.#owners.set(place, owners)
      const owner = owners.get(value)
      if (owner === undefined) {
        owners.set(value, about.record)
        return []
      }
      return [{ ...about, field, message: `«${value}» ya es de ${owner}. Elegí otro.` }]
    })
  }

  #check<T extends object>(
    kind: DocumentKind,
    record: T,
    schema: z.ZodType<T>,
    identity: Readonly<Record<string, string | number>>,
  ): Problem[] {
    const wrong = checkShape(kind, record, schema, problemRecord(kind, record))
    return wrong.length > 0 ? wrong : this.#claim(kind, record, identity)
  }

  /** A store by itself; its identity is checked apart. */
  storeShape(record: StoreRecord): Problem[] {
    return this.#check('store', record, storeSchema, {})
  }

  /** A store against those that were checked before it. */
  storeIdentity(record: Pick<StoreRecord, 'id' | 'slug' | 'name'>): Problem[] {
    return this.#claim('store', record, { [NUMBER]: record.id, [ADDRESS]: record.slug })
  }

  professional(record: ProfessionalRecord): Problem[] {
    const identity = { [NUMBER]: record.id, [ADDRESS]: record.slug }
    return this.#check('professional', record, professionalSchema, identity)
  }

  offer(record: OfferRecord): Problem[] {
    return this.#check('offer', record, offerSchema, { [NUMBER]: record.id })
  }

  contacts(record: UsefulContactCategoryRecord): Problem[] {
    const identity = { [NUMBER]: record.id }
    return this.#check('useful-contact-category', record, usefulContactCategorySchema, identity)
  }

  category(record: SiteRecord['categories'][number]): Problem[] {
    return this.#check('category', record, categoryEntrySchema, {})
  }

  professionalCategory(record: SiteRecord['professionalCategories'][number]): Problem[] {
    const identity = { [ROUTE]: record.route }
    return this.#check('professional-category', record, professionalCategorySchema, identity)
  }

  site(record: SiteRecord): Problem[] {
    const about = { record: 'Configuración del sitio', kind: 'site-setting' } as const
    return checkShape('site-setting', record, siteSchema, about)
  }
}
