import { countOf, listNames, nounOf } from '../../undo/names'
import type { PanelDocument } from '../document-actions/change-actions'

export interface Question {
  title: string
  text: string
}

/** Persons who wrote to the site (law 25.326), and what the site counts: gone is gone. */
const NOT_KEPT = ['api::lead.lead', 'api::missed-search.missed-search']

const KEPT_TEXT =
  'Queda 30 días en la Papelera: desde ahí se recupera con su número y su dirección.'
/** Who may delete drafts of their own has no bin to look into. */
const KEPT_BY_OTHERS =
  'Si fue sin querer, pedile a Publicación que lo recupere: durante 30 días puede.'
const KEPT_MANY_BY_OTHERS =
  'Si fue sin querer, pedile a Publicación que los recupere: durante 30 días puede.'
const KEPT_MANY = 'Quedan 30 días en la Papelera: desde ahí se recuperan de a uno.'
const GONE_TEXT = 'Se borra para siempre: no pasa por la Papelera.'
const GONE_MANY = 'Se borran para siempre: no pasan por la Papelera.'

export const nameOf = ({ name, title, nombre }: PanelDocument): string =>
  String(name ?? title ?? nombre ?? '')

/** What staff call it: '«Panadería La Espiga»', 'comercio sin nombre'. */
export function calledBy(type: string, document: PanelDocument): string {
  const name = nameOf(document)
  return name ? `«${name}»` : `${nounOf(type)} sin nombre`
}

/** Whether visitors see it now. */
const isSeen = ({ status }: PanelDocument) => status === 'published' || status === 'modified'

/**
 * What is asked before one document is deleted: '¿Eliminar «Panadería La Espiga»?'. `hasBin`: whether
 * who is asked sees the page «Papelera».
 */
export function deletionQuestion(type: string, document: PanelDocument, hasBin: boolean): Question {
  const title = `¿Eliminar ${calledBy(type, document)}?`
  if (NOT_KEPT.includes(type)) return { title, text: GONE_TEXT }
  const kept = hasBin ? KEPT_TEXT : KEPT_BY_OTHERS
  return { title, text: isSeen(document) ? `El sitio deja de mostrarlo. ${kept}` : kept }
}

/** What is asked before those that were ticked are: '¿Eliminar 20 comercios?', with up to five names. */
export function bulkDeletionQuestion(
  type: string,
  documents: readonly PanelDocument[],
  hasBin: boolean,
): Question {
  const [first, ...others] = documents
  if (first && others.length === 0) return deletionQuestion(type, first, hasBin)
  const names = listNames(documents.map(nameOf).map((name) => name || 'sin nombre'))
  const title = `¿Eliminar ${countOf(type, documents.length)}?`
  if (NOT_KEPT.includes(type)) return { title, text: `${names}. ${GONE_MANY}` }
  const kept = hasBin ? KEPT_MANY : KEPT_MANY_BY_OTHERS
  const seen = documents.filter(isSeen).length
  const gone =
    seen > 0
      ? ` ${seen === documents.length ? 'Dejan' : `${seen} dejan`} de verse en el sitio.`
      : ''
  return { title, text: `${names}.${gone} ${kept}` }
}
