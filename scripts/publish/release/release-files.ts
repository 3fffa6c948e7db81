import { createHash } from 'node:crypto'
import {
  PUBLIC_FILES,
  SCHEMA_VERSION,
  type ContentFile,
  type PublicationRecord,
} from '@guia/contract'
import type { Catalogue } from '../records/catalogue-records.ts'

/** Path inside the release → its bytes. */
export type ReleaseFiles = Map<string, Buffer>

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')

const toBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) + '\n')

interface Content {
  records: number
  bytes: Buffer
}

/** The public files' contents, each with its number of records. */
export function toContents(catalogue: Catalogue): Record<ContentFile, Content> {
  const { stores, lightStores, professionals, offers, usefulContacts, site } = catalogue
  const list = (records: readonly unknown[]) => ({
    records: records.length,
    bytes: toBytes(records),
  })
  return {
    [PUBLIC_FILES.lightStores]: list(lightStores),
    [PUBLIC_FILES.stores]: list(stores),
    [PUBLIC_FILES.professionals]: list(professionals),
    [PUBLIC_FILES.offers]: {
      records: offers.ofertas.length + offers.recomendados.length,
      bytes: toBytes(offers),
    },
    [PUBLIC_FILES.usefulContacts]: list(usefulContacts),
    [PUBLIC_FILES.site]: { records: 1, bytes: toBytes(site) },
  }
}

/** `publicacion.json`: the only file in which two releases of the same content differ. */
export function toPublication(
  contents: Record<ContentFile, Content>,
  release: string,
  time: Date,
): PublicationRecord {
  const files = Object.fromEntries(
    Object.entries(contents).map(([file, { records, bytes }]) => [
      file,
      { records, bytes: bytes.length, sha256: sha256(bytes) },
    ]),
  ) as PublicationRecord['files']
  return { release, time: time.toISOString(), schemaVersion: SCHEMA_VERSION, files }
}

/** 16 hexadecimal digits that change exactly when something in the files does. */
export function contentId(files: ReleaseFiles, linked: readonly string[]): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name} ${sha256(bytes)}\n`)
  }
  for (const name of [...linked].sort()) hash.update(`${name}\n`)
  return hash.digest('hex').slice(0, 16)
}
