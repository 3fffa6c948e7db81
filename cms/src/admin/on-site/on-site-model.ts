import type { Caveat } from '../../api/publication/services/appearance'
import type { Brief, DocumentBrief } from '../../api/publication/services/brief'
import type { PublishedKind } from '../../rules/types'
import { isSilent } from '../../api/publication/services/silence'
import type { Tone } from '../publication/publication-model'
import { momentText } from '../days/day-words'

/** What a document is in the panel; 'new' until it is saved once. */
export type Saved = 'new' | 'draft' | 'published' | 'modified'

/** What staff read of whether visitors see a document. */
export interface Sighting {
  tone: Tone
  title: string
  text: string
  /** What is to be mended, a line each. */
  problems?: readonly string[]
  /** The page on which visitors see it, or an older version of it. */
  href?: string
  /** Whether it will be another one within seconds. */
  isOnItsWay?: boolean
  /** Whether the page «Publicación» says more. */
  hasDetails?: boolean
}

const NEW: Sighting = {
  tone: 'neutral',
  title: 'Todavía no está en el sitio',
  text: 'Cuando toques «Publicar», lo ven los visitantes.',
}

/** New, or taken off. */
const DRAFT: Sighting = {
  tone: 'neutral',
  title: 'No está en el sitio',
  text: 'Está guardado como borrador y solo se ve en el panel. Tocá «Publicar» para que lo vean los visitantes.',
}

const NO_NEWS: Sighting = {
  tone: 'neutral',
  title: 'Todavía no hay noticias del sitio',
  text: 'Esto se actualiza solo.',
}

const ON_ITS_WAY: Sighting = {
  tone: 'neutral',
  title: 'Sale en unos segundos',
  text: 'El sitio se está actualizando.',
  isOnItsWay: true,
}

const CAVEATS: Record<Caveat, Omit<Sighting, 'href'>> = {
  inactive: {
    tone: 'warning',
    title: 'Se ve solo una parte',
    text: 'Está inactivo: la ficha muestra nombre, imagen, descripción, teléfono y dirección, sin «Verificado». Para que se vea entera, activalo y publicá.',
  },
  unused: {
    tone: 'neutral',
    title: 'Todavía no se ve',
    text: 'Ningún comercio publicado la usa. Aparece sola cuando la elijas en un comercio.',
  },
  ofInactive: {
    tone: 'warning',
    title: 'No se ve',
    text: 'Su comercio está inactivo. Activalo y publicalo: la oferta sale sola.',
  },
  notYet: {
    tone: 'neutral',
    title: 'Todavía no se ve',
    text: 'Empieza el día que dice «Desde»: ese día sale sola.',
  },
  over: {
    tone: 'warning',
    title: 'Ya no se ve',
    text: 'Pasó el último día, que dice «Hasta». Si sigue, cambialo y publicá de nuevo.',
  },
}

/** Where those are seen that have no page of their own. */
const PLACES: Partial<Record<PublishedKind, string>> = {
  'payment-method': 'En la ficha de cada comercio que lo acepta.',
  'useful-contact-category': 'En «Contactos útiles», en el inicio.',
  calendar: 'En «Farmacias de turno» y en los horarios de los feriados.',
  'site-setting': 'En todas las páginas.',
}

/** Why nothing of what is published reaches visitors now; null while it does. */
export function standstillOf({ last, now }: Brief): Sighting | null {
  if (!last) return null
  const hasDetails = true
  if (isSilent(last.reportedAt, now)) {
    return {
      tone: 'warning',
      title: 'El sitio no da señales',
      text: `No avisa nada desde el ${momentText(last.reportedAt)}: lo publicado sigue en línea, los cambios no salen. Avisale a quien mantiene el sitio.`,
      hasDetails,
    }
  }
  if (last.state === 'waits') {
    return {
      tone: 'danger',
      title: 'El sitio está detenido',
      text: 'Nadie ve los últimos cambios: desaparecería mucho de una sola vez, y alguien tiene que decidir si es lo que quieren.',
      hasDetails,
    }
  }
  if (last.state === 'failed') {
    return {
      tone: 'danger',
      title: 'El sitio está detenido',
      text: 'Nadie ve los últimos cambios: la última publicación no se pudo hacer.',
      hasDetails,
    }
  }
  if (last.state === 'pinned') {
    return {
      tone: 'warning',
      title: 'El sitio muestra una publicación anterior',
      text: 'Nadie ve lo que se publicó después, hasta que vuelva a seguir al panel.',
      hasDetails,
    }
  }
  return null
}

const problemLine = ({ field, message }: DocumentBrief['problems'][number]) =>
  field ? `${field}: ${message}` : message

/** Of what stands on the site itself, once nothing keeps it from changing. */
function sightingOnSite(kind: PublishedKind, saved: Saved, brief: DocumentBrief): Sighting {
  const { appearance, siteUrl, problems } = brief
  const path = appearance?.path ?? null
  const page = path === null ? {} : { href: siteUrl + path }
  if (problems.length > 0) {
    return {
      tone: 'danger',
      title: 'Hay algo para corregir',
      text: 'El sitio no lo muestra, o lo muestra incompleto. Corregilo y publicá de nuevo.',
      problems: problems.map(problemLine),
    }
  }
  if (saved === 'modified') {
    return {
      tone: 'warning',
      title: 'Los visitantes ven la versión anterior',
      text: 'Hay cambios guardados sin publicar. Tocá «Publicar» para que los vean.',
      ...page,
    }
  }
  const caveat = appearance?.caveat
  if (caveat) return { ...CAVEATS[caveat], ...page }
  return { tone: 'success', title: 'Se ve en el sitio', text: PLACES[kind] ?? '', ...page }
}

/**
 * Whether visitors see a document, and why not: the most urgent of all that is true. `brief` must be
 * younger than what is `saved`; null until it is known.
 */
export function sightingOf(
  kind: PublishedKind,
  saved: Saved,
  brief: DocumentBrief | null,
): Sighting | null {
  if (saved === 'new') return NEW
  if (saved === 'draft') return DRAFT
  if (!brief) return null
  const { last, version } = brief
  if (!last) return NO_NEWS
  const standstill = standstillOf(brief)
  if (standstill) return standstill
  const isLive = last.version !== null && last.version >= version
  // What was wrong with a version before may be mended: nobody is sent to correct it again.
  if (!isLive && saved === 'published') return ON_ITS_WAY
  return sightingOnSite(kind, saved, brief)
}

interface SavedDocument {
  documentId?: string
  status?: string
}

interface Meta {
  availableStatus?: readonly { publishedAt?: string | null }[]
}

/** The state of a document in the panel, as its form has it. */
export function savedState(document: SavedDocument | undefined, meta: Meta | undefined): Saved {
  if (!document?.documentId) return 'new'
  if (document.status === 'modified' || document.status === 'published') return document.status
  const isPublished = meta?.availableStatus?.some(({ publishedAt }) => Boolean(publishedAt))
  return isPublished ? 'published' : 'draft'
}
