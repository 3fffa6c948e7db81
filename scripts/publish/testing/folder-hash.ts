import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

function describeEntry(file: string): string {
  const entry = lstatSync(file)
  if (entry.isSymbolicLink()) return `→ ${readlinkSync(file)}`
  if (entry.isDirectory()) return 'folder'
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Every file, folder and link below a folder: its path and a hash of what it holds. */
export function describeFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return Object.fromEntries(names.map((name) => [name, describeEntry(path.join(folder, name))]))
}

/** What visitors can reach: the live release, the links by content, and the releases behind them. */
export function describePublished(siteDir: string): Record<string, string> {
  const visible = /^(current$|r$|r\/|releases$|releases\/)/
  // Folders of all releases: they grow with every publication, also with one that is refused.
  const shared = /^(r|releases)\/[^/]+\/(media|assets)\//
  const entries = Object.entries(describeFolder(siteDir))
  return Object.fromEntries(entries.filter(([name]) => visible.test(name) && !shared.test(name)))
}
