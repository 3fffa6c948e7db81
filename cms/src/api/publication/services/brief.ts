import type { Core } from '@strapi/strapi'
import type { PublishedKind } from '../../../rules/types'
import { appearanceOf, type Appearance } from './appearance'
import type { PublicationReport } from './check-report'
import { readDesk } from './desk'
import { readVersion } from './version'

/** The last word of the publisher, as far as everybody in the panel may know it. */
interface LastWord {
  /** Version of the CMS that is live; null when that is not known. */
  version: number | null
  /** 'waits': for somebody to confirm that much may vanish; 'failed': for another reason. */
  state: 'fine' | 'pinned' | 'waits' | 'failed'
  /** How many things staff have to correct. */
  problems: number
  /** When it came, ISO 8601, by the clock of the CMS. */
  reportedAt: string
}

/** What the panel says on every screen of what visitors see. */
export interface Brief {
  /** Address of the site, without a slash at its end. */
  siteUrl: string
  /** Of the CMS now. */
  version: number
  /** When the CMS answered, ISO 8601. */
  now: string
  /** Null before the first report. */
  last: LastWord | null
}

/** The same with what concerns one document. */
export interface DocumentBrief extends Brief {
  /** Where the published version is seen; null while there is none. */
  appearance: Appearance | null
  /** What the publisher found wrong with it. */
  problems: { field: string; message: string }[]
}

function stateOf({ confirmation, error, pinned }: PublicationReport): LastWord['state'] {
  if (confirmation) return 'waits'
  if (error !== null) return 'failed'
  return pinned === null ? 'fine' : 'pinned'
}

export const siteUrlOf = (strapi: Core.Strapi): string =>
  String(strapi.config.get('guia.siteUrl')).replace(/\/+$/, '')

const briefOf = async (
  strapi: Core.Strapi,
  now: Date,
): Promise<{ brief: Brief; report: PublicationReport | null }> => {
  const { report, reportedAt } = await readDesk(strapi)
  const last =
    report && reportedAt
      ? {
          version: report.version,
          state: stateOf(report),
          problems: report.problems.length,
          reportedAt,
        }
      : null
  const version = await readVersion(strapi)
  return { brief: { siteUrl: siteUrlOf(strapi), version, now: now.toISOString(), last }, report }
}

export const readBrief = async (strapi: Core.Strapi): Promise<Brief> =>
  (await briefOf(strapi, new Date())).brief

type Problem = PublicationReport['problems'][number]

/** Whether a problem is about this document; a single type has one document. */
export function isAbout(
  problem: Pick<Problem, 'kind' | 'numero' | 'documentId'>,
  { kind, numero, documentId }: { kind: string; numero: number | null; documentId: string },
): boolean {
  if (problem.kind !== kind) return false
  if (problem.documentId !== undefined) return problem.documentId === documentId
  if (problem.numero !== undefined) return problem.numero === numero
  return kind === 'site-setting' || kind === 'calendar'
}

/** The state of the publication as it concerns one document. */
export async function readDocumentBrief(
  strapi: Core.Strapi,
  kind: PublishedKind,
  documentId: string,
): Promise<DocumentBrief> {
  const now = new Date()
  const { brief, report } = await briefOf(strapi, now)
  const shown = await appearanceOf(strapi, kind, documentId, now)
  if (!shown) return { ...brief, appearance: null, problems: [] }
  const { numero, ...appearance } = shown
  const problems = (report?.problems ?? [])
    .filter((problem) => isAbout(problem, { kind, numero, documentId }))
    .map(({ field, message }) => ({ field, message }))
  return { ...brief, appearance, problems }
}
