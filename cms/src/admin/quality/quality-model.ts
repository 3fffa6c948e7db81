import type { QualityList, QualityPage } from '../../quality/quality-pages'
import type { DuplicateEntry, StaleEntry } from '../../quality/quality-lists'
import { capital } from '../../rules/capital'
import { editPath } from '../content-paths'

export const QUALITY_PATH = '/para-mejorar'

/** The lists, as the address and the links to them name them. */
export const TABS: readonly { list: QualityList; path: string; label: string }[] = [
  { list: 'incomplete', path: 'incompletos', label: 'Incompletos' },
  { list: 'stale', path: 'confirmar', label: 'Sin confirmar' },
  { list: 'duplicates', path: 'repetidos', label: '¿Repetidos?' },
  { list: 'searches', path: 'busquedas', label: 'Búsquedas' },
]

/** The list that an address asks for; the first when it asks for none. */
export const listIn = (search: URLSearchParams): QualityList =>
  TABS.find(({ path }) => path === search.get('lista'))?.list ?? 'incomplete'

/** The page that an address asks for, from 1. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('pagina'))) || 1)

/** Where a list stands: '/para-mejorar?lista=confirmar&pagina=2' */
export function listPath(list: QualityList, page = 1): string {
  const path = TABS.find((tab) => tab.list === list)?.path ?? ''
  return `${QUALITY_PATH}?lista=${path}${page > 1 ? `&pagina=${page}` : ''}`
}

const inDigits = (count: number) => count.toLocaleString('es-AR')

/** 'Incompletos (1.234)'; without a count while it is not known. */
export const tabText = (label: string, count: number | null | undefined): string =>
  typeof count === 'number' ? `${label} (${inDigits(count)})` : label

const inWords = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' })

/** '2026-03-01' → '1 de marzo de 2026' */
export const dayText = (day: string): string => inWords.format(new Date(`${day}T00:00:00Z`))

/** When somebody last said that a store is right. */
export const lastDayText = ({ lastDay }: Pick<StaleEntry, 'lastDay'>): string =>
  lastDay === null ? 'Nadie lo confirmó todavía' : `Última vez: ${dayText(lastDay)}`

const REASONS = {
  number: 'mismo teléfono o WhatsApp',
  name: 'nombre parecido',
  address: 'misma dirección',
} as const

/** 'Mismo teléfono o WhatsApp y nombre parecido' */
export function reasonsText({ reasons }: Pick<DuplicateEntry, 'reasons'>): string {
  const text = new Intl.ListFormat('es').format(reasons.map((reason) => REASONS[reason]))
  return capital(text)
}

/** '3 veces, la última el 1 de marzo de 2026' */
export const timesText = (times: number, lastDay: string): string =>
  times === 1
    ? `Una vez, el ${dayText(lastDay)}`
    : `${inDigits(times)} veces, la última el ${dayText(lastDay)}`

/** The panel's list of stores, searched for words. */
export const searchPath = (words: string): string =>
  `${editPath('store')}?page=1&pageSize=10&_q=${encodeURIComponent(words)}`

export interface HomeLine {
  list: QualityList
  text: string
}

const LINES: Record<QualityList, readonly [one: string, many: string]> = {
  incomplete: ['comercio incompleto', 'comercios incompletos'],
  stale: ['comercio sin confirmar', 'comercios sin confirmar'],
  duplicates: ['posible repetido', 'posibles repetidos'],
  searches: ['búsqueda sin resultado', 'búsquedas sin resultado'],
}

/** What the home page says of the lists that are not empty. */
export const homeLines = ({ counts }: Pick<QualityPage, 'counts'>): HomeLine[] =>
  TABS.flatMap(({ list }) => {
    const count = counts[list]
    if (!count) return []
    return [{ list, text: `${inDigits(count)} ${LINES[list][count === 1 ? 0 : 1]}` }]
  })
