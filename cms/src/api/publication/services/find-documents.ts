import type { Core } from '@strapi/strapi'
import { TYPES, uidOf, type PublishedKind } from '../../../rules/types'
import type { PublicationReport } from './check-report'

type Problem = PublicationReport['problems'][number]

/** Documents of a kind by their numbers: number → document. */
async function findByNumber(
  strapi: Core.Strapi,
  kind: PublishedKind,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const rows = (await strapi.db.query(uidOf(kind) as never).findMany({
    select: ['numero', 'documentId'],
    where: { numero: { $in: numbers } },
  } as never)) as { numero: number; documentId: string }[]
  return new Map(rows.map(({ numero, documentId }) => [numero, documentId]))
}

const hasNumbers = (kind: PublishedKind) => 'numero' in TYPES[kind].published

/** The report with the document of each problem, where one can be told: what the panel links to. */
export async function withDocuments(
  strapi: Core.Strapi,
  report: PublicationReport,
): Promise<PublicationReport> {
  const numbers = new Map<PublishedKind, number[]>()
  for (const { kind, numero, documentId } of report.problems) {
    if (!kind || numero === undefined || documentId !== undefined) continue
    if (hasNumbers(kind)) numbers.set(kind, [...(numbers.get(kind) ?? []), numero])
  }
  const found = new Map<PublishedKind, Map<number, string>>()
  for (const [kind, ones] of numbers) found.set(kind, await findByNumber(strapi, kind, ones))
  const withDocument = (problem: Problem): Problem => {
    const { kind, numero, documentId } = problem
    const known = documentId ?? (kind && found.get(kind)?.get(numero ?? NaN))
    return known === undefined ? problem : { ...problem, documentId: known }
  }
  return { ...report, problems: report.problems.map(withDocument) }
}
