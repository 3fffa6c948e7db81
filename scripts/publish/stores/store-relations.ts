import type { ImageUrls } from '../records/fields.ts'
import { inputKey } from '../release/release-hash.ts'
import type {
  CategoryDocument,
  PaymentMethodDocument,
  SmallDocuments,
  StoreDocument,
  StoreLine,
} from '../snapshot/documents.ts'

const byDocument = <T extends { documentId: string }>(documents: readonly T[]): Map<string, T> =>
  new Map(documents.map((document) => [document.documentId, document]))

/** More different ones are not kept: what is in memory must not grow with the catalogue. */
const MOST_LISTS = 2_000

/** Lists of documents by the names of their documents: many stores have the same. */
class NamedLists<T extends { documentId: string }> {
  readonly #documents: ReadonlyMap<string, T>
  readonly #lists = new Map<string, readonly T[]>()

  constructor(documents: readonly T[]) {
    this.#documents = byDocument(documents)
  }

  /** Those that are published; one that was left out has been told of. */
  of(ids: readonly string[]): readonly T[] {
    const key = ids.join(' ')
    const known = this.#lists.get(key)
    if (known) return known
    const list = ids.flatMap((id) => this.#documents.get(id) ?? [])
    if (this.#lists.size < MOST_LISTS) this.#lists.set(key, list)
    return list
  }
}

/** The documents that stores name in their lines: categories, subcategories and payment methods. */
export class StoreRelations {
  readonly #categories: NamedLists<CategoryDocument>
  readonly #subcategories: NamedLists<CategoryDocument>
  readonly #paymentMethods: NamedLists<PaymentMethodDocument>
  /** Document → hash of what a store takes from it. */
  readonly #hashes = new Map<string, string>()

  /** Their images must have been prepared: one that could not be read until now changes stores. */
  constructor(documents: SmallDocuments, imageUrl: ImageUrls) {
    const { category, subcategory, 'payment-method': paymentMethods } = documents
    this.#categories = new NamedLists(category)
    this.#subcategories = new NamedLists(subcategory)
    this.#paymentMethods = new NamedLists(paymentMethods)
    for (const { documentId, name, slug, icon } of [...category, ...subcategory]) {
      this.#hashes.set(documentId, inputKey(name, slug, imageUrl(icon, 'icon')))
    }
    for (const { documentId, name, group, logo } of paymentMethods) {
      this.#hashes.set(documentId, inputKey(name, group, imageUrl(logo, 'icon')))
    }
  }

  /** A store with what its line names. */
  resolve(store: StoreLine): StoreDocument {
    return {
      ...store,
      categories: this.#categories.of(store.categories),
      subcategories: this.#subcategories.of(store.subcategories),
      paymentMethods: this.#paymentMethods.of(store.paymentMethods),
    }
  }

  /** What a store takes from documents, as one text that changes with it. */
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
