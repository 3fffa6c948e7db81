import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STORE_DATA } from '../pages/store-bundle.ts'

/** Addresses below /store at which a release has pages; redirects from former ones are no links. */
export function storeAddresses(release: string): string[] {
  const folder = path.join(release, 'store')
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
}

/** Name of a store of a release; its address when its record says none. */
export function storeNameAt(release: string, address: string): string {
  try {
    const text = readFileSync(path.join(release, 'store', address, STORE_DATA), 'utf8')
    const { name } = JSON.parse(text) as { name?: unknown }
    return typeof name === 'string' ? name : address
  } catch {
    return address
  }
}
