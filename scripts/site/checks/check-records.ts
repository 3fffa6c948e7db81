import type { z } from 'zod'
import type { SiteRecord, StoreRecord } from '@guia/contract'
import { inSpanish, type Problem, type ProblemRecord } from '../problems.ts'
import type { DocumentKind } from '../documents.ts'
import { fieldName } from './field-names.ts'
import { problemRecord } from './record-name.ts'
import { siteSchema, storeOfferSchema, storeSchema } from '@guia/contract/schemas'

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

/**
 * Holds the records of one publication against the contract, and against each other. Each check
 * returns what is wrong, in Spanish; a record with a problem must be left out.
 */
export class RecordCheck {
  /** Kind and field of the record → value → record that has it. */
  readonly #owners = new Map<string, Map<unknown, string>>()

  /** Two records with one number or address would hide each other: the later ones are named. */
  #claim<T extends object>(
    kind: DocumentKind,
    record: T,
    identity: readonly (keyof T & string)[],
  ): Problem[] {
    const about = problemRecord(kind, record)
    return identity.flatMap((name) => {
      const place = `${kind} ${name}`
      const owners = this.#owners.get(place) ?? new Map<unknown, string>()
      this.#owners.set(place, owners)
      const value = record[name]
      const owner = owners.get(value)
      if (owner === undefined) {
        owners.set(value, about.record)
        return []
      }
      const message = `«${String(value)}» ya es de ${owner}. Elegí otro.`
      return [{ ...about, field: fieldName(kind, [name]), message }]
    })
  }

  /** Of a kind of records, the check of one: its fields, and that no other has its `identity`. */
  record<T extends object>(
    kind: DocumentKind,
    schema: z.ZodType<T>,
    identity: readonly (keyof T & string)[] = [],
  ): (record: T) => Problem[] {
    return (record) => {
      const wrong = checkShape(kind, record, schema, problemRecord(kind, record))
      return wrong.length > 0 ? wrong : this.#claim(kind, record, identity)
    }
  }

  /** A store by itself; its identity is checked apart. */
  storeShape(record: StoreRecord): Problem[] {
    return this.record('store', storeSchema)(record)
  }

  /** A store against those that were checked before it. */
  storeIdentity(record: Pick<StoreRecord, 'id' | 'slug' | 'name'>): Problem[] {
    return this.#claim('store', record, ['id', 'slug'])
  }

  site(record: SiteRecord): Problem[] {
    const about = { record: 'Configuración del sitio', kind: 'site-setting' } as const
    return checkShape('site-setting', record, siteSchema, about)
  }
}
