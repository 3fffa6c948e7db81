import { promises as fs } from 'node:fs'
import path from 'node:path'

const ARCHIVE = /^guia-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/

const two = (number: number) => String(number).padStart(2, '0')

/** What a backup of this moment is called, in UTC: 'guia-2026-11-26-230500'. */
export function backupName(now: Date): string {
  const day = [now.getUTCFullYear(), two(now.getUTCMonth() + 1), two(now.getUTCDate())].join('-')
  const time = [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()].map(two).join('')
  return `guia-${day}-${time}`
}

export const archiveOf = (name: string): string => `${name}.tar.gz`

/** The file of secrets that belongs to an archive: '…/guia-2026-11-26-230500.secrets.env'. */
export const secretsBeside = (archive: string): string =>
  archive.replace(/\.tar\.gz$/, '.secrets.env')

function timeOf(name: string): number | null {
  const [, ...parts] = ARCHIVE.exec(name) ?? []
  const [year, month = 1, day, hour, minute, second] = parts.map(Number)
  return year === undefined ? null : Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Archives of a folder that are older than so many days; never the newest. */
export function outdated(names: readonly string[], now: Date, days: number): string[] {
  const known = names.flatMap((name) => {
    const time = timeOf(name)
    return time === null ? [] : [{ name, time }]
  })
  const newest = Math.max(...known.map(({ time }) => time))
  const since = now.getTime() - days * 86_400_000
  return known.filter(({ time }) => time < since && time !== newest).map(({ name }) => name)
}

/** Deletes outdated archives with their secrets; gives their names. */
export async function rotate(folder: string, now: Date, days: number): Promise<string[]> {
  const names = outdated(await fs.readdir(folder), now, days)
  for (const name of names) {
    const archive = path.join(folder, name)
    for (const file of [archive, secretsBeside(archive)]) await fs.rm(file, { force: true })
  }
  return names
}
