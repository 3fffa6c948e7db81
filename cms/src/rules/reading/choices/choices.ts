import type { Synonym } from '../../synonyms'

/** A document that a store may name. */
export interface Choice {
  /** Of its draft. */
  id: number
  documentId: string
  name: string
  /** A store is only published with choices that are. */
  isPublished: boolean
}

/** What a search offers, as the panel gets it from `/choices/store?search=rio`. */
export interface FoundChoice extends Choice {
  /** A store's: it tells two of a name apart. */
  address: string | null
}

export interface CategoryChoice extends Choice {
  subcategories: Choice[]
}

export interface PaymentChoice extends Choice {
  /** As the schema has it: 'debito'. */
  group: string
}

/** Everything that may be chosen for a store, as the panel gets it from `/stores/choices`. */
export interface Choices {
  categories: CategoryChoice[]
  /** Those that no category has. */
  subcategories: Choice[]
  paymentMethods: PaymentChoice[]
  synonyms: Synonym[]
}

/** One thing that may be chosen; a subcategory with its category, where it has one. */
export type Option =
  | { kind: 'category'; choice: CategoryChoice }
  | { kind: 'subcategory'; choice: Choice; category: CategoryChoice | null }
  | { kind: 'paymentMethod'; choice: PaymentChoice }

/** All of them, each category before its subcategories. */
export function optionsOf(choices: Choices): Option[] {
  return [
    ...choices.categories.flatMap((category): Option[] => [
      { kind: 'category', choice: category },
      ...category.subcategories.map((choice): Option => ({
        kind: 'subcategory',
        choice,
        category,
      })),
    ]),
    ...choices.subcategories.map((choice): Option => ({
      kind: 'subcategory',
      choice,
      category: null,
    })),
    ...choices.paymentMethods.map((choice): Option => ({ kind: 'paymentMethod', choice })),
  ]
}
