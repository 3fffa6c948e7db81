import type { Brief } from '../../api/publication/services/brief'
import type { Unfinished } from '../../api/publication/services/unfinished'
import { TYPES } from '../../rules/types'
import { editPath, isSingle } from '../content-paths'
import { standstillOf, type Sighting } from '../on-site/on-site-model'
import { TO_MEND } from '../publication/publication-model'
import { ageText } from '../../rules/age'

const STATES = {
  draft: 'Borrador',
  modified: 'Con cambios',
  off: 'Fuera de la guía',
} as const

export interface UnfinishedLine {
  path: string
  name: string
  /** 'Comercio · hace 2 horas' */
  about: string
  status: (typeof STATES)[Unfinished['status']]
}

/** A document that waits, as the home page names it; `now` in milliseconds. */
export function unfinishedLine(document: Unfinished, now: number): UnfinishedLine {
  const { kind, documentId, name, status, updatedAt } = document
  const isOnlyOne = isSingle(kind)
  const age = ageText(updatedAt, now)
  return {
    path: editPath(kind, documentId),
    name: isOnlyOne ? TYPES[kind].called : name || 'Sin nombre',
    about: isOnlyOne ? age : `${TYPES[kind].called} · ${age}`,
    status: STATES[status],
  }
}

/** What visitors see as a whole, in one line. */
export function siteLine(brief: Brief): Sighting {
  const standstill = standstillOf(brief)
  if (standstill) return standstill
  const { last, version, siteUrl } = brief
  if (!last) {
    return {
      tone: 'neutral',
      title: 'Todavía no hay noticias del sitio',
      text: '',
      hasDetails: true,
    }
  }
  const isLive = last.version !== null && last.version >= version
  if (isLive && last.problems > 0) {
    return { ...TO_MEND, text: 'Lo demás está publicado.', href: siteUrl, hasDetails: true }
  }
  return isLive
    ? {
        tone: 'success',
        title: 'El sitio está al día',
        text: 'Los visitantes ven todo lo publicado.',
        href: siteUrl,
      }
    : {
        tone: 'neutral',
        title: 'El sitio se está actualizando',
        text: 'Lo último que se publicó sale en unos segundos.',
        href: siteUrl,
      }
}

/** '3 interesados nuevos' */
export const countLeads = (count: number): string =>
  count === 1 ? '1 interesado nuevo' : `${count.toLocaleString('es-AR')} interesados nuevos`

/** '12 sin terminar, se muestran los 3 últimos'; '' when all are shown. */
export const moreUnfinished = (total: number, shown: number): string =>
  total > shown ? `Se muestran los ${shown} últimos de ${total.toLocaleString('es-AR')}.` : ''
