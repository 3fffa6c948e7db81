import type { Core } from '@strapi/strapi'

export const tableOf = (strapi: Core.Strapi, type: string): string =>
  strapi.db.metadata.get(type).tableName

/** Of two that write the same at the same moment, the database lets one through. */
export async function createUniqueIndex(
  strapi: Core.Strapi,
  name: string,
  type: string,
  columns: readonly string[],
): Promise<void> {
  await strapi.db.connection.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${tableOf(strapi, type)} (${columns.join(', ')})`,
  )
}
