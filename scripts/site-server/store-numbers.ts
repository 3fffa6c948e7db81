import { promises as fs } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type LightStoreRecord } from '@guia/contract'

type Entry = Pick<LightStoreRecord, 'id' | 'slug'>

async function readNumbers(folder: string): Promise<Map<number, string>> {
  const text = await fs.readFile(path.join(folder, PUBLIC_FILES.lightStores), 'utf8')
  const stores = JSON.parse(text) as Entry[]
  return new Map(stores.map(({ id, slug }) => [id, slug]))
}

/** Finds the slug of a store by its number; remembers the list of the release asked last. */
export function createStoreNumbers() {
  let known: { folder: string; numbers: Promise<Map<number, string>> } | null = null
  return async (folder: string, number: number): Promise<string | null> => {
    if (known?.folder !== folder) known = { folder, numbers: readNumbers(folder) }
    const asked = known
    try {
      return (await asked.numbers).get(number) ?? null
    } catch (error) {
      // One failure, such as too many open files, is not the answer to all that ask later.
      if (known === asked) known = null
      throw error
    }
  }
}
