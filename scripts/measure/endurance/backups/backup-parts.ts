import type { LeadDatabase } from '../leads/lead-parts.ts'
import { openPostgresStore } from '../leads/postgres-store.ts'
import { openSqliteStore } from '../leads/sqlite-store.ts'
import type { OpenStore } from '../leads/store.ts'
import type { Part } from '../part.ts'
import { number, type Row } from '../table.ts'
import { backUp, type BackupReport } from './back-up.ts'

const backupRow = (database: string, report: BackupReport): Row => ({
  row: 'B4',
  what: `copia de respaldo mientras se escribe, restaurada, ${database}`,
  tries: number(report.times + 1),
  losses: report.lost.length,
  figures:
    `${number(report.acknowledged)} consultas y ${number(report.changes)} cambios confirmados; la última ` +
    `copia: ${report.tables} tablas y ${number(report.files)} archivos iguales`,
  faults: report.faults,
})

const STORES: Record<LeadDatabase, readonly [string, OpenStore]> = {
  sqlite: ['SQLite', openSqliteStore],
  postgres: ['PostgreSQL', openPostgresStore],
}

/** What backups of the running product bring back, on each of these databases; 0 leaves them out. */
export const backupParts = (databases: readonly LeadDatabase[], count: number): Part[] =>
  databases.map((database) => {
    const [name, openStore] = STORES[database]
    return {
      what: `Copias de respaldo mientras se escribe, ${name}`,
      count,
      run: async (times, tell) => [backupRow(name, await backUp(openStore, times, tell))],
    }
  })
