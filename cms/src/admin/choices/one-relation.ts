import type { FoundChoice } from '../../rules/reading/choices/choices'
import { uidOf, type PublishedKind } from '../../rules/types'
import type { SearchOption } from './search-box'

/** A relation of which a document has one at most, and what its picker says. */
export interface OneRelation {
  /** Of the document that has it: 'api::offer.offer'. */
  model: string
  field: string
  /** Of what is chosen. */
  kind: PublishedKind
  /** Name of the list. */
  listLabel: string
  placeholder: string
  /** Told where nothing fits. */
  none: string
}

const ONE_RELATIONS: readonly OneRelation[] = [
  {
    model: 'api::offer.offer',
    field: 'store',
    kind: 'store',
    listLabel: 'Comercios',
    placeholder: 'Escribí el nombre del comercio',
    none: 'No hay ningún comercio así.',
  },
  {
    model: 'api::subcategory.subcategory',
    field: 'category',
    kind: 'category',
    listLabel: 'Categorías',
    placeholder: 'Escribí el nombre de la categoría',
    none: 'No hay ninguna categoría así.',
  },
  {
    model: 'api::professional.professional',
    field: 'professionalCategory',
    kind: 'professional-category',
    listLabel: 'Categorías profesionales',
    placeholder: 'Escribí el nombre de la categoría',
    none: 'No hay ninguna categoría así.',
  },
]

/** The relation of a form's field: oneRelationOf('store', 'api::store.store'); null for others. */
export const oneRelationOf = (field: string, target?: string): OneRelation | null =>
  ONE_RELATIONS.find((one) => one.field === field && uidOf(one.kind) === target) ?? null

/** What the picker shows of what was found: two of a name are told apart by their address. */
export function foundOption(choice: FoundChoice): SearchOption & { choice: FoundChoice } {
  const { documentId, name, address, isPublished } = choice
  const notes = [address, isPublished ? null : 'sin publicar'].filter(Boolean)
  return {
    key: documentId,
    name: name || 'Sin nombre',
    ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
    isDisabled: false,
    choice,
  }
}
