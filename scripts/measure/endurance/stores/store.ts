import { LEAD_COUNTS_TABLE } from '../../../../cms/src/rules/limits.ts'

/** Where a CMS keeps its leads, looked at from outside. */
export interface Store {
  name: 'SQLite' | 'PostgreSQL'
  /** What the CMS has to find in its environment. */
  env: Record<string, string>
  /** The texts of every stored lead, as `textOf` joins them. */
  readLeads(): Promise<string[]>
  /** How many rows each table has, but the one that no backup holds: who sent leads just now. */
  countRows(): Promise<Record<string, number>>
  /** What the stores say of themselves, drafts and published rows. */
  readDescriptions(): Promise<string[]>
  /** What is damaged; '' when it is sound, or cannot say. */
  findDamage(): string
  /** Asks the database for a new file of its log, which hits it hardest when the disk is full. */
  needLogFile?(): Promise<void>
  close(): Promise<void>
}

/** Opens the store of a data folder that exists. */
export type OpenStore<S extends Store = Store> = (dataDir: string) => Promise<S>

export const DESCRIPTIONS = 'SELECT description FROM stores WHERE description IS NOT NULL'

/** One query for the rows of all of these tables: 'stores', 78. */
export const countQuery = (tables: readonly string[]): string =>
  tables
    .filter((table) => table !== LEAD_COUNTS_TABLE)
    .map((table) => `SELECT '${table}' AS name, count(*) AS rows FROM "${table}"`)
    .join(' UNION ALL ')
