import type { ImageUrls } from '../../site/records/fields.ts'
import { inputKey } from '../../site/hash.ts'
import type {
  CategoryDocument,
  PaymentMethodDocument,
  SmallDocuments,
  StoreDocument,
  StoreLine,
} from '../../site/documents.ts'

const byDocument = <T extends { documentId: string }>(documents: readonly T[]): Map<string, T> =>
  new Map(documents.map((document) => [document.documentId, document]))

/** Published documents by their ids; one that was left out has been told of. */
const those = <T>(ids: readonly string[], documents: ReadonlyMap<string, T>): T[] =>
  ids.flatMap((id) => documents.get(id) ?? [])

/** The documents that stores name in their lines: categories, subcategories and payment methods. */
export class StoreRelations {
  readonly #categories: ReadonlyMap<string, CategoryDocument>
  readonly #subcategories: ReadonlyMap<string, CategoryDocument>
  readonly #paymentMethods: ReadonlyMap<string, PaymentMethodDocument>
  /** Document → hash of what a store takes from it. */
  readonly #hashes = new Map<string, string>()

  /** To be made after the images were prepared: addresses of icons are part of the hashes. */
  constructor(documents: SmallDocuments, imageUrl: ImageUrls) {
    this.#categories = byDocument(documents.category)
    this.#subcategories = byDocument(documents.subcategory)
    this.#paymentMethods = byDocument(documents['payment-method'])
    for (const { documentId, name, slug, icon } of [
      ...this.#categories.values(),
      ...this.#subcategories.values(),
    ]) {
      this.#hashes.set(documentId, inputKey(name, slug, imageUrl(icon, 'icon')))
    }
    for (const { documentId, name, group, logo } of this.#paymentMethods.values()) {
      this.#hashes.set(documentId, inputKey(name, group, imageUrl(logo, 'icon')))
    }
  }

  /** A store with what its line names. */
  resolve(store: StoreLine): StoreDocument {
    return {
      ...store,
      categories: those(store.categories, this.#categories),
      subcategories: those(store.subcategories, this.#subcategories),
      paymentMethods: those(store.paymentMethods, this.#paymentMethods),
    }
  }

  /** Hashes of what a store takes from documents, as one text. */
  hashOf(ids: readonly string[]): string {
    return ids.map((id) => this.#hashes.get(id) ?? '').join(' ')
  }
}

/** The documents that a store names, in the order of its fields. */
export const namedBy = (store: StoreLine): string[] => [
  ...store.categories,
  ...store.subcategories,
  ...store.paymentMethods,
]
