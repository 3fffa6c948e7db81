import type { Part } from '../part.ts'
import { DATABASES, type Database } from '../stores/databases.ts'
import { inSeconds, number, type Row } from '../table.ts'
import { backUp, type BackupReport } from './back-up.ts'

const backupRow = (database: string, report: BackupReport): Row => ({
  row: 'B4',
  what: `copia de respaldo mientras se escribe, restaurada, ${database}`,
  tries: number(report.times + 1),
  losses: report.lost.length,
  figures:
    `${number(report.acknowledged)} consultas y ${number(report.changes)} cambios confirmados; la última ` +
    `copia: ${report.tables} tablas y ${number(report.files)} archivos iguales; el disco guardó una ` +
    `página en ${inSeconds(report.slowestWrite)} a lo sumo`,
  faults: report.faults,
})

/** What backups of the running product bring back, on each of these databases; 0 leaves them out. */
export const backupParts = (databases: readonly Database[], count: number): Part[] =>
  databases.map((database) => {
    const { name, open } = DATABASES[database]
    return {
      what: `Copias de respaldo mientras se escribe, ${name}`,
      count,
      run: async (times, tell) => [backupRow(name, await backUp(open, times, tell))],
    }
  })
