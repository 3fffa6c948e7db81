/** Where a CMS keeps its leads, looked at from outside. */
export interface Store {
  name: 'SQLite' | 'PostgreSQL'
  /** What the CMS has to find in its environment. */
  env: Record<string, string>
  /** The texts of every stored lead, as `textOf` joins them. */
  readLeads(): Promise<string[]>
  /** What is damaged; '' when it is sound, or cannot say. */
  findDamage(): string
  /** Asks the database for a new file of its log, which hits it hardest when the disk is full. */
  needLogFile?(): Promise<void>
  close(): Promise<void>
}

/** Opens the store of a data folder that exists. */
export type OpenStore<S extends Store = Store> = (dataDir: string) => Promise<S>
