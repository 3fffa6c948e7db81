import { findInFields } from '../../list-search/find-in-fields'
import type { Listed } from './choices-api'
import type { SearchOption } from './search-box'

/** A relation of which a document has one at most, and what its picker says. */
export interface OneRelation {
  /** Of the document that has it: 'api::offer.offer'. */
  model: string
  field: string
  /** Of what is chosen. */
  target: string
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
    target: 'api::store.store',
    listLabel: 'Comercios',
    placeholder: 'Escribí el nombre del comercio',
    none: 'No hay ningún comercio así.',
  },
  {
    model: 'api::subcategory.subcategory',
    field: 'category',
    target: 'api::category.category',
    listLabel: 'Categorías',
    placeholder: 'Escribí el nombre de la categoría',
    none: 'No hay ninguna categoría así.',
  },
  {
    model: 'api::professional.professional',
    field: 'professionalCategory',
    target: 'api::professional-category.professional-category',
    listLabel: 'Categorías profesionales',
    placeholder: 'Escribí el nombre de la categoría',
    none: 'No hay ninguna categoría así.',
  },
]

/** The relation of a form's field: oneRelationOf('store', 'api::store.store'); null for others. */
export const oneRelationOf = (field: string, target?: string): OneRelation | null =>
  ONE_RELATIONS.find((one) => one.field === field && one.target === target) ?? null

/** So many are offered at once: who looks for another types more of its name. */
const OFFERED = 20

/** What a list's search found, those first in whose name it stands: it also looks into descriptions. */
export function byName(found: readonly Listed[], text: string): Listed[] {
  const named = new Set(findInFields(found, ['name'], text))
  const isNamed = ({ documentId }: Listed) => named.has(documentId)
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, OFFERED)
}

/** What the picker shows of a document: two of a name are told apart by their address. */
export function listedOption(listed: Listed): SearchOption & { listed: Listed } {
  const { documentId, name, address, status } = listed
  const notes = [address, status === 'draft' ? 'sin publicar' : null].filter(Boolean)
  return {
    key: documentId,
    name: name || 'Sin nombre',
    ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
    isDisabled: false,
    listed,
  }
}
