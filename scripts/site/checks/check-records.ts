import type { z } from 'zod'
import type {
  OfferRecord,
  ProfessionalRecord,
  SiteRecord,
  StoreRecord,
  UsefulContactCategoryRecord,
} from '@guia/contract'
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
import { inSpanish, type Problem } from '../problems.ts'
import type { Kind } from '../../../cms/src/rules/types.ts'
import { fieldName } from './field-names.ts'

const storeName = ({ name, id }: { name: string; id: number }) => `Comercio «${name}» (n.º ${id})`
const offerName = ({ nombre, id }: OfferRecord) => `Oferta «${nombre}» (n.º ${id})`
const contactsName = ({ title, id }: UsefulContactCategoryRecord) =>
  `Contactos útiles «${title}» (n.º ${id})`
const professionalName = ({ name, id }: ProfessionalRecord) => `Profesional «${name}» (n.º ${id})`

/** What is wrong with one record; the field is the panel's name of it. */
function checkShape<T>(kind: Kind, record: T, schema: z.ZodType<T>, name: string): Problem[] {
  const result = schema.safeParse(record, inSpanish)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    record: name,
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

/** Two records under one address would hide each other: the second and later ones are named. */
class Owners {
  readonly #field: string
  readonly #owners = new Map<string, string>()

  constructor(field: string) {
    this.#field = field
  }

  claim(record: string, value: string | number): Problem[] {
    const key = String(value)
    const owner = this.#owners.get(key)
    if (owner === undefined) {
      this.#owners.set(key, record)
      return []
    }
    return [{ record, field: this.#field, message: `«${key}» ya es de ${owner}. Elegí otro.` }]
  }
}

const NUMBER = fieldName('store', ['id'])
const ADDRESS = fieldName('store', ['slug'])
const ROUTE = fieldName('professional-category', ['route'])

/** Both are asked, so that both faults of a record are told at once. */
const claimBoth = (
  numbers: Owners,
  addresses: Owners,
  name: string,
  { id, slug }: { id: number; slug: string },
): Problem[] => [...numbers.claim(name, id), ...addresses.claim(name, slug)]

/**
 * Holds the records of one publication against the contract, and against each other. Each check
 * returns what is wrong, in Spanish; a record with a problem must be left out.
 */
export class RecordCheck {
  readonly #stores = [new Owners(NUMBER), new Owners(ADDRESS)] as const
  readonly #professionals = [new Owners(NUMBER), new Owners(ADDRESS)] as const
  readonly #offers = new Owners(NUMBER)
  readonly #contacts = new Owners(NUMBER)
  readonly #routes = new Owners(ROUTE)

  /** Of a store by itself; it is asked about its identity besides. */
  storeShape(record: StoreRecord): Problem[] {
    return checkShape('store', record, storeSchema, storeName(record))
  }

  /** Of a store against those that were asked about before it. */
  storeIdentity(record: Pick<StoreRecord, 'id' | 'slug' | 'name'>): Problem[] {
    return claimBoth(...this.#stores, storeName(record), record)
  }

  professional(record: ProfessionalRecord): Problem[] {
    const name = professionalName(record)
    const shape = checkShape('professional', record, professionalSchema, name)
    return shape.length > 0 ? shape : claimBoth(...this.#professionals, name, record)
  }

  offer(record: OfferRecord): Problem[] {
    const name = offerName(record)
    const shape = checkShape('offer', record, offerSchema, name)
    return shape.length > 0 ? shape : this.#offers.claim(name, record.id)
  }

  contacts(record: UsefulContactCategoryRecord): Problem[] {
    const name = contactsName(record)
    const shape = checkShape('useful-contact-category', record, usefulContactCategorySchema, name)
    return shape.length > 0 ? shape : this.#contacts.claim(name, record.id)
  }

  category(record: SiteRecord['categories'][number]): Problem[] {
    return checkShape('category', record, categoryEntrySchema, `Categoría «${record.name}»`)
  }

  professionalCategory(record: SiteRecord['professionalCategories'][number]): Problem[] {
    const name = `Categoría profesional «${record.name}»`
    const shape = checkShape('professional-category', record, professionalCategorySchema, name)
    return shape.length > 0 ? shape : this.#routes.claim(name, record.route)
  }

  site(record: SiteRecord): Problem[] {
    return checkShape('site-setting', record, siteSchema, 'Configuración del sitio')
  }
}
