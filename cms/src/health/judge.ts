import type { Desk } from '../api/publication/services/desk'
import { isSilent } from '../api/publication/services/silence'
import { DAY_MS, MINUTE_MS } from '../rules/durations'

/** 'warning': somebody should look in the next days; 'failure': something does not work now. */
export type Level = 'fine' | 'warning' | 'failure'

/** How one part of the installation is: a sentence in Spanish that holds nothing of any record. */
export interface Finding {
  level: Level
  text: string
}

const fine = (text: string): Finding => ({ level: 'fine', text })
const warning = (text: string): Finding => ({ level: 'warning', text })
const failure = (text: string): Finding => ({ level: 'failure', text })

export const UNREADABLE = failure('No se pudo leer: mirá el registro del panel.')

const ANSWERS = fine('La base de datos contesta.')

/** Asked with the smallest of questions. */
export async function judgeDatabase(ask: () => Promise<unknown>): Promise<Finding> {
  return ask().then(
    () => ANSWERS,
    () => failure('La base de datos no contesta: fijate que esté en marcha.'),
  )
}

/** Where what a publisher says stands, for whoever runs the machine. */
const PUBLISHER_LOG = 'data/logs/publisher.log (con Docker, «docker compose logs publisher»)'
const SEE_PANEL = 'mirá «Publicación» en el panel'

/** The publisher by its last word; `version` and `now` (ISO 8601) are the panel's. */
export function judgePublisher(
  { report, reportedAt }: Pick<Desk, 'report' | 'reportedAt'>,
  version: number,
  now: string,
): Finding {
  if (!report || !reportedAt) {
    return failure(`El publicador todavía no dio señales: mirá ${PUBLISHER_LOG}.`)
  }
  const minutes = Math.floor((Date.parse(now) - Date.parse(reportedAt)) / MINUTE_MS)
  if (isSilent(reportedAt, now)) {
    return failure(
      `El publicador no da señales desde hace ${minutes} minutos: mirá ${PUBLISHER_LOG}.`,
    )
  }
  if (report.confirmation) {
    return failure(`La publicación espera que alguien la confirme: ${SEE_PANEL}.`)
  }
  if (report.error !== null) {
    return failure(
      `La última publicación se detuvo por un error: ${SEE_PANEL}, o ${PUBLISHER_LOG}.`,
    )
  }
  if (report.pinned !== null) {
    return warning(`El sitio muestra una publicación anterior: ${SEE_PANEL}.`)
  }
  if (report.version === null || version > report.version) {
    return warning('Hay cambios que todavía no salieron al sitio.')
  }
  const { length } = report.problems
  if (length > 0) {
    return warning(`Todo publicado, con ${length} problema(s) para corregir: ${SEE_PANEL}.`)
  }
  return fine('El sitio muestra lo mismo que el panel.')
}

/** What the site answered to a question for its live release. */
export interface SiteAnswer {
  status: number
  /** Name of its release; '' when the answer holds none. */
  release: string
  /** End of its certificate; null without https. */
  certificateEnd: Date | null
}

/**
 * The site as this machine sees it at its address; `live` is what the publisher says that it shows,
 * null: unknown.
 */
export function judgeSite(
  answer: SiteAnswer | null,
  live: string | null,
  siteUrl: string,
): Finding {
  if (!answer) {
    return failure(
      `El sitio no contesta en ${siteUrl}: fijate que esté en marcha, y esa dirección.`,
    )
  }
  if (answer.status !== 200) {
    return failure(`El sitio contesta con el error ${answer.status} en ${siteUrl}.`)
  }
  if (live !== null && answer.release !== live) {
    return warning('El sitio muestra otra publicación que la última.')
  }
  return fine('El sitio contesta con la última publicación.')
}

/** An authority's certificates are renewed a month before their end. */
const CERTIFICATE_DAYS = 14
const CERTIFICATE_LAST_DAYS = 3

/** Null where there is no certificate to look at. */
export function judgeCertificate(end: Date | null, now: number): Finding | null {
  if (end === null) return null
  const days = Math.floor((end.getTime() - now) / DAY_MS)
  if (days < 0) {
    return failure(
      'El certificado del sitio está vencido: mirá el registro de Caddy, o de tu proxy.',
    )
  }
  const text = `El certificado del sitio vence en ${days} día(s).`
  if (days < CERTIFICATE_LAST_DAYS) return failure(text)
  return days < CERTIFICATE_DAYS ? warning(text) : fine(text)
}

/** Attempts after which a receiver counts as lost: two hours of them. */
const MANY_ATTEMPTS = 8

/** Leads that their receivers have refused so far, and the most attempts at one of them. */
export function judgeLeads(refused: number, attempts: number): Finding {
  if (refused === 0) return fine('No hay interesados sin avisar.')
  const text = `Hay ${refused} interesado(s) sin avisar afuera; en el panel están todos.`
  return attempts >= MANY_ATTEMPTS ? failure(text) : warning(text)
}

const LOW_SHARE = 0.15
const LOWEST_SHARE = 0.05

/** A disk by its free share, 0 to 1. */
export function judgeDisk(freeShare: number): Finding {
  const text = `Queda libre el ${Math.floor(freeShare * 100)} % del disco`
  if (freeShare < LOWEST_SHARE) return failure(`${text}: liberá espacio.`)
  return freeShare < LOW_SHARE ? warning(`${text}: liberá espacio.`) : fine(`${text}.`)
}
