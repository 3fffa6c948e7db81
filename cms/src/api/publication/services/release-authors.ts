import type { Core } from '@strapi/strapi'
import type { PublicationReport } from './check-report'

type Release = PublicationReport['releases'][number]

/** A change that a member of staff made visitors see. */
export interface AuthoredChange {
  version: number
  changedBy: string
}

/** Changes after `from` and up to `to` make what `name` shows and the release before it did not. */
interface Range {
  name: string
  from: number
  to: number
}

/** The releases of which it is known where the one before them stood. */
function rangesOf(releases: readonly Release[]): Range[] {
  const known = releases
    .filter((one): one is Release & { version: number } => one.version !== undefined)
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
  return known.slice(1).flatMap(({ name, version }, place) => {
    const before = known[place]?.version ?? version
    // An older copy of the database was put back in between.
    return before < version ? [{ name, from: before, to: version }] : []
  })
}

/** Name of a release → who made its changes, in the order in which they came. */
export function authorsIn(
  releases: readonly Release[],
  changes: readonly AuthoredChange[],
): Record<string, string[]> {
  const authors = rangesOf(releases).map(({ name, from, to }): [string, string[]] => {
    const own = changes.filter(({ version }) => version > from && version <= to)
    return [name, [...new Set(own.map(({ changedBy }) => changedBy))]]
  })
  return Object.fromEntries(authors.filter(([, names]) => names.length > 0))
}

/** The same, of the releases that a report names. What no person did, an import, names nobody. */
export async function releaseAuthors(
  strapi: Core.Strapi,
  { releases }: PublicationReport,
): Promise<Record<string, string[]>> {
  const rows = await strapi.db.query('api::publication.publication-change').findMany({
    where: { changedBy: { $notNull: true } },
    orderBy: [{ version: 'asc' }],
  })
  const changes = (rows as { version: number | string; changedBy: string }[]).map((row) => ({
    version: Number(row.version),
    changedBy: row.changedBy,
  }))
  return authorsIn(releases, changes)
}
