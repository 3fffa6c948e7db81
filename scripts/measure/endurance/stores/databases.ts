import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { OpenStore, Store } from './store.ts'

/** The databases on which leads and backups are tried. */
export const DATABASES = {
  sqlite: { name: 'SQLite', open: openSqliteStore },
  postgres: { name: 'PostgreSQL', open: openPostgresStore },
} as const satisfies Record<string, { name: Store['name']; open: OpenStore }>

export type Database = keyof typeof DATABASES

export const DATABASE_KEYS = Object.keys(DATABASES) as Database[]
