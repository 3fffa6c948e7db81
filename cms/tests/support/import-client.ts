import { createHash } from 'node:crypto'
import { send, type Fields } from './admin-client.ts'
import type { Cms } from './start-cms.ts'

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface ImportState {
  documents: Record<string, Record<string, Record<string, string>>>
  media: string[]
  /** Type → key → why an import leaves it alone. */
  unfinished: Record<string, Record<string, string>>
  isEmpty: boolean
}

/** A hash for each field, as an importer would make it. */
export const hashesOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sha256Of(Buffer.from(JSON.stringify(value))),
    ]),
  )

/** Speaks to the import endpoints as the importer does. */
export function importerOf(cms: Cms) {
  const token = cms.tokens.import
  const at = (path: string) => `${cms.url}/api/catalog-import/${path}`
  return {
    async state(): Promise<ImportState> {
      const { body } = await send(at('state'), { token })
      return body as unknown as ImportState
    },
    putMedia: (bytes: Uint8Array, name = 'foto.png', sha256 = sha256Of(bytes)) =>
      send(at(`media/${sha256}?name=${encodeURIComponent(name)}`), {
        token,
        method: 'PUT',
        body: new Blob([new Uint8Array(bytes)]),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    put: (type: string, key: string, fields: Fields) =>
      send(at(`documents/${type}/${encodeURIComponent(key)}`), {
        token,
        method: 'PUT',
        json: { fields, hashes: hashesOf(fields) },
      }),
    putRaw: (type: string, key: string, json: unknown) =>
      send(at(`documents/${type}/${key}`), { token, method: 'PUT', json }),
  }
}
