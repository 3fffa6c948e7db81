import type { Core } from '@strapi/strapi'
import type { PublicationReport } from './check-report'

type Release = PublicationReport['releases'][number]

/** A change that a member of staff made visitors see. */
interface AuthoredChange {
  version: number
  changedBy: string
}

/** Changes after `from` and up to `to` make what `name` shows and the release before it did not. */
interface Range {
  name: string
  from: number
  to: number
}

/** The releases of which it is known where they stand, and where the one before them stood. */
function rangesOf(releases: readonly Release[]): Range[] {
  const inOrder = [...releases].sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
  return inOrder.flatMap(({ name, version: to = 0 }, place) => {
    const from = inOrder[place - 1]?.version ?? to
    // It is not above when an older copy of the database was put back in between.
    return from < to ? [{ name, from, to }] : []
  })
}

function authorsOf({ from, to }: Range, changes: readonly AuthoredChange[]): string[] {
  const own = changes.filter(({ version }) => version > from && version <= to)
  return [...new Set(own.map(({ changedBy }) => changedBy))]
}

/** Name of a release → who made its changes, in the order in which they came. */
export function authorsIn(
  releases: readonly Release[],
  changes: readonly AuthoredChange[],
): Record<string, string[]> {
  const authors = rangesOf(releases).map(
    (range) => [range.name, authorsOf(range, changes)] as const,
  )
  return Object.fromEntries(
    authors.flatMap(([name, names]) => (names.length > 0 ? [[name, names]] : [])),
  )
}

/** The same, of the releases that a report names. What no person did, an import, names nobody. */
export async function releaseAuthors(
  strapi: Core.Strapi,
  { releases }: PublicationReport,
): Promise<Record<string, string[]>> {
  const first = Math.min(...rangesOf(releases).map(({ from }) => from))
  if (!Number.isFinite(first)) return {}
  const rows = await strapi.db.query('api::publication.publication-change').findMany({
    where: { changedBy: { $notNull: true }, version: { $gt: first } },
    orderBy: [{ version: 'asc' }],
  })
  const changes = (rows as { version: number | string; changedBy: string }[]).map((row) => ({
    version: Number(row.version),
    changedBy: row.changedBy,
  }))
  return authorsIn(releases, changes)
}
