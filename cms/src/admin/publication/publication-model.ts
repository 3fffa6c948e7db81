import type { PublicationReport } from '../../api/publication/services/check-report'
import type { Desk, Order } from '../../api/publication/services/desk'
import { isSilent } from '../../api/publication/services/silence'
import { momentText } from '../days/day-words'
import { listed } from '../../rules/listed'

/** Answer of GET /publication/status. */
export interface PublicationStatus extends Desk {
  /** Address of the site, without a slash at its end. */
  siteUrl: string
  /** Documents of the panel that are not published, and that have changed since. */
  waiting: { drafts: number; modified: number }
  /** Of the CMS now; a report names the one that was published. */
  version: number
  /** When the CMS answered, ISO 8601: by the same clock as `reportedAt`, not by the reader's. */
  now: string
  /** Name of a release → who made its changes; left out where that is not known. */
  authors: Record<string, string[]>
}

export type Tone = 'success' | 'warning' | 'danger' | 'neutral'

export interface State {
  tone: Tone
  title: string
  text: string
}

const SILENT: State = {
  tone: 'neutral',
  title: 'Todavía no hay noticias',
  text: 'El sitio se publica por primera vez cuando arranca. Esta pantalla se actualiza sola.',
}

const WAITS: State = {
  tone: 'danger',
  title: 'La última publicación se detuvo',
  text: 'Desaparecería mucho de una sola vez. Mirá abajo si es lo que querés.',
}

const PINNED: State = {
  tone: 'warning',
  title: 'El sitio muestra una publicación anterior',
  text: 'Los cambios se guardan en el panel, pero no salen al sitio hasta que vuelva a seguirlo.',
}

export const TO_MEND: State = {
  tone: 'warning',
  title: 'Hay registros para corregir',
  text: 'Lo demás está publicado. Abajo dice qué hacer con cada uno.',
}

const PENDING: State = {
  tone: 'warning',
  title: 'Hay cambios sin publicar',
  text: 'Salen solos en unos segundos. Si esto sigue así varios minutos, avisale a quien mantiene el sitio.',
}

/** 'Además hay 3 borradores y 1 con cambios sin publicar.'; '' when nothing waits. */
function describeWaiting({ drafts, modified }: PublicationStatus['waiting']): string {
  const parts = [
    ...(drafts > 0 ? [drafts === 1 ? '1 borrador' : `${drafts} borradores`] : []),
    ...(modified > 0 ? [`${modified} con cambios sin publicar`] : []),
  ]
  if (parts.length === 0) return ''
  return `En el panel ${drafts + modified === 1 ? 'queda' : 'quedan'} ${parts.join(' y ')}.`
}

const doneOf = (waiting: PublicationStatus['waiting']): State => ({
  tone: 'success',
  title: 'Todo publicado',
  text: describeWaiting(waiting)
    ? `El sitio muestra todo lo que se publicó. ${describeWaiting(waiting)}`
    : 'El sitio muestra lo mismo que el panel.',
})

/** What the last report says is not news any more; an error stays red and can be read. */
const lostSince = (reportedAt: string, error: string | null): State => ({
  tone: error === null ? 'warning' : 'danger',
  title: 'El publicador no da señales',
  text: [
    `No avisa nada desde el ${momentText(reportedAt)}. Lo publicado sigue en línea, pero los cambios no salen al sitio. Avisale a quien mantiene el sitio.`,
    ...(error === null ? [] : [`Lo último que avisó: ${error}`]),
  ].join('\n'),
})

/** What staff read first, the most urgent of all that is true. */
export function stateOf(status: PublicationStatus): State {
  const { version, now, report, reportedAt, waiting } = status
  if (!report) return SILENT
  if (reportedAt && isSilent(reportedAt, now)) {
    return lostSince(reportedAt, report.confirmation ? WAITS.text : report.error)
  }
  // Its error says the same in the words of the command line.
  if (report.confirmation) return WAITS
  if (report.error !== null) {
    return { tone: 'danger', title: WAITS.title, text: report.error }
  }
  if (report.pinned !== null) return PINNED
  if (report.version === null || version > report.version) return PENDING
  return report.problems.length > 0 ? TO_MEND : doneOf(waiting)
}

type Report = PublicationReport
export type Release = Report['releases'][number]
type Vanishing = NonNullable<Report['confirmation']>['vanishing'][number]

/** When a release was made; with seconds where another one is of the same minute. */
export function releaseTime({ name, time }: Release, releases: readonly Release[]): string {
  const text = momentText(time)
  const isShared = releases.some((one) => one.name !== name && momentText(one.time) === text)
  return isShared ? momentText(time, { withSeconds: true }) : text
}

/** 'la del 1 de marzo de 2026, 09:05', or the name when it is kept no more. */
export function describeRelease(name: string, report: Report | null): string {
  const release = report?.releases.find((kept) => kept.name === name)
  return release ? `la del ${releaseTime(release, report?.releases ?? [])}` : `«${name}»`
}

type Some = NonNullable<Release['changes']>['added']

/** 'Agregado: La Espiga y 3 más'; nothing of none. */
function describeSome(what: string, { count, names }: Some): string[] {
  if (count === 0) return []
  const more = count > names.length ? ` y ${count - names.length} más` : ''
  return [`${what}: ${names.join(', ')}${more}.`]
}

/** What visitors saw anew with a release, a line each; empty when that is not known. */
export function describeChanges({ changes }: Release): string[] {
  if (!changes) return []
  const lines = [
    ...describeSome('Se agregó', changes.added),
    ...describeSome('Cambió', changes.changed),
    ...describeSome('Se quitó', changes.removed),
  ]
  return lines.length > 0 ? lines : ['Sin cambios en las fichas: cambió la presentación del sitio.']
}

/** 'Por Ana Ruiz y Leo.'; '' when it is not known who made what a release shows anew. */
export const describeAuthors = (names: readonly string[] = []): string =>
  names.length > 0 ? `Por ${listed(names)}.` : ''

/** Who went back to the release that is pinned: 'María'; 'alguien' when that is not known. */
export function whoPinned({ order, orderedBy, report }: PublicationStatus): string {
  const isTheirs = order?.action === 'rollback' && order.target === report?.pinned
  return (isTheirs && orderedBy) || 'alguien'
}

/** Newest first. */
export const sortReleases = (releases: readonly Release[]): Release[] =>
  [...releases].sort((a, b) => Date.parse(b.time) - Date.parse(a.time))

/** '40 de 78 comercios' */
export const describeVanishing = ({ what, gone, of }: Vanishing) => `${gone} de ${of} ${what}`

/** 'La Espiga, Kiosco Sol y 38 más'; '' when a report names none, as older ones do. */
export function describeNames({ gone, names = [] }: Vanishing): string {
  if (names.length === 0) return ''
  return names.join(', ') + (gone > names.length ? ` y ${gone - names.length} más` : '')
}

export const countStores = (stores: number) =>
  stores === 1 ? '1 comercio' : `${stores.toLocaleString('es-AR')} comercios`

function describeOrder({ action, target }: Order, who: string, report: Report | null): string {
  const asked = who ? `${who} pidió` : 'Se pidió'
  if (action === 'rollback') return `${asked} volver a ${describeRelease(target, report)}.`
  if (action === 'confirm') return `${asked} publicar igual.`
  return `${asked} seguir al panel.`
}

/** The order that the publisher has not answered with a report yet, in words; null without one. */
export function pendingOrder(status: PublicationStatus): string | null {
  const { order, orderedAt, orderedBy, report, reportedAt } = status
  if (!order || !orderedAt) return null
  if (reportedAt && Date.parse(reportedAt) >= Date.parse(orderedAt)) return null
  return describeOrder(order, orderedBy, report)
}

/** What to do about what would vanish without anybody meaning it: it went in one of two ways. */
export const WAY_BACK =
  'Si fue sin querer: lo que se eliminó se recupera en la Papelera; lo que dejó de estar publicado, publicalo de nuevo. El aviso se va solo.'
