import type { z } from 'zod'
import type { StoreRecord } from '@guia/contract'
import { TYPES } from '../../../cms/src/rules/types.ts'
import { inSpanish, type Problem, type ProblemRecord } from '../problems.ts'
import type { DocumentKind } from '../documents.ts'
import { fieldName } from './field-names.ts'
import { problemRecord } from './record-name.ts'
import { siteSchema, storeOfferSchema, storeSchema } from '@guia/contract/schemas'

interface ShapeWords {
  /** Field of the document that what was checked is inside of. */
  within?: readonly string[]
  tell?: (fault: string) => string
}

/** What is wrong with a document or a record; the field is the panel's name of it. */
export const shapeProblems = (
  kind: DocumentKind,
  about: ProblemRecord,
  { issues }: z.ZodError,
  { within = [], tell = (fault) => fault }: ShapeWords = {},
): Problem[] =>
  issues.map(({ path, message }) => ({
    ...about,
    field: fieldName(kind, [...within, ...path]),
    message: `${tell(message)}. Corregilo en el panel y volvé a publicar.`,
  }))

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
      const { error } = schema.safeParse(record, inSpanish)
      if (error) return shapeProblems(kind, problemRecord(kind, record), error)
      return this.#claim(kind, record, identity)
    }
  }

  /** Of a kind of which there is one document, the check of what is made of it, or of one field. */
  only<T>(
    kind: DocumentKind,
    schema: z.ZodType<T>,
    within: readonly string[] = [],
  ): (made: T) => Problem[] {
    const about = { record: TYPES[kind].called, kind }
    return (made) => {
      const { error } = schema.safeParse(made, inSpanish)
      return error ? shapeProblems(kind, about, error, { within }) : []
    }
  }

  /** A store by itself; its identity is checked apart. */
  readonly storeShape = this.record('store', storeSchema)
  readonly site = this.only('site-setting', siteSchema)

  /** A store against those that were checked before it. */
  storeIdentity(record: Pick<StoreRecord, 'id' | 'slug' | 'name'>): Problem[] {
    return this.#claim('store', record, ['id', 'slug'])
  }
}
