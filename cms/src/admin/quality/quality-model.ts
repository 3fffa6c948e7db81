import type { QualityList, QualityPage } from '../../quality/quality-pages'
import type { DuplicateEntry, StaleEntry } from '../../quality/quality-lists'
import { capital } from '../../rules/capital'
import { listed } from '../../rules/listed'
import { editPath } from '../content-paths'
import { dayText } from '../days/day-words'

export const QUALITY_PATH = '/para-mejorar'

interface ListWords {
  /** In the address. */
  path: string
  label: string
  /** What is to be done with its lines. */
  hint: string
  empty: string
  counted: readonly [one: string, many: string]
}

/** What the lists are called and say of themselves, in the order of the links to them. */
export const LISTS: Readonly<Record<QualityList, ListWords>> = {
  incomplete: {
    path: 'incompletos',
    label: 'Incompletos',
    hint: 'Tocá lo que falta para cargarlo. Primero los que ya se ven en el sitio, y de ellos los que menos tienen.',
    empty: 'Nada: todos los comercios están completos.',
    counted: ['comercio incompleto', 'comercios incompletos'],
  },
  stale: {
    path: 'confirmar',
    label: 'Sin confirmar',
    hint: 'Publicados que en los últimos seis meses nadie cargó, corrigió ni confirmó. Preguntale a cada uno: si está todo bien, tocá «Confirmado hoy» (no cambia nada en el sitio); si no, «Corregir».',
    empty: 'Nada: todo se cargó, se corrigió o se confirmó en los últimos seis meses.',
    counted: ['comercio sin confirmar', 'comercios sin confirmar'],
  },
  duplicates: {
    path: 'repetidos',
    label: '¿Repetidos?',
    hint: 'Puede ser el mismo comercio cargado dos veces. Si lo es, pasá lo que sirva a uno y eliminá el otro: queda 30 días en la Papelera. Si no, tocá «Son distintos» y no vuelven a aparecer.',
    empty: 'No parece haber ninguno cargado dos veces.',
    counted: ['posible repetido', 'posibles repetidos'],
  },
  searches: {
    path: 'busquedas',
    label: 'Búsquedas',
    hint: 'Lo que la gente buscó en el sitio y no encontró, en los últimos 90 días. Fijate si está con otro nombre; si no está, es un comercio para llamar.',
    empty: 'Nada: todo lo que se buscó se encontró.',
    counted: ['búsqueda sin resultado', 'búsquedas sin resultado'],
  },
}

const NAMES = Object.keys(LISTS) as QualityList[]

/** The list that an address asks for; the first when it asks for none. */
export const listIn = (search: URLSearchParams): QualityList =>
  NAMES.find((list) => LISTS[list].path === search.get('lista')) ?? 'incomplete'

/** The page that an address asks for, from 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('pagina'))) || 1)

/** Where a list stands: '/para-mejorar?lista=confirmar&pagina=2' */
export const listPath = (list: QualityList, page = 1): string =>
  `${QUALITY_PATH}?lista=${LISTS[list].path}${page > 1 ? `&pagina=${page}` : ''}`

const inDigits = (count: number) => count.toLocaleString('es-AR')

/** Links to the lists, without those of which the role has no count: 'Incompletos (1.234)'. */
export const linksTo = (
  current: QualityList,
  counts: QualityPage['counts'] | null,
): { list: QualityList; text: string }[] =>
  NAMES.flatMap((list) => {
    const { label } = LISTS[list]
    const count = counts?.[list]
    if (count === null && list !== current) return []
    return [{ list, text: typeof count === 'number' ? `${label} (${inDigits(count)})` : label }]
  })

/** When somebody last said that a store is right. */
export const lastDayText = ({ lastDay }: Pick<StaleEntry, 'lastDay'>): string =>
  lastDay === null ? 'Nadie lo confirmó todavía' : `Última vez: ${dayText(lastDay)}`

const REASONS = {
  number: 'mismo teléfono o WhatsApp',
  name: 'nombre parecido',
  address: 'misma dirección',
} as const

/** 'Mismo teléfono o WhatsApp y nombre parecido' */
export const reasonsText = ({ reasons }: Pick<DuplicateEntry, 'reasons'>): string =>
  capital(listed(reasons.map((reason) => REASONS[reason])))

/** '3 veces, la última el 1 de marzo de 2026' */
export const timesText = (times: number, lastDay: string): string =>
  times === 1
    ? `Una vez, el ${dayText(lastDay)}`
    : `${inDigits(times)} veces, la última el ${dayText(lastDay)}`

/** The panel's list of stores, searched for words. */
export const searchPath = (words: string): string =>
  `${editPath('store')}?page=1&pageSize=10&_q=${encodeURIComponent(words)}`

interface HomeLine {
  list: QualityList
  text: string
}

/** What the home page says of the lists that are not empty. */
export const homeLines = ({ counts }: Pick<QualityPage, 'counts'>): HomeLine[] =>
  NAMES.flatMap((list) => {
    const count = counts[list]
    if (!count) return []
    return [{ list, text: `${inDigits(count)} ${LISTS[list].counted[count === 1 ? 0 : 1]}` }]
  })
