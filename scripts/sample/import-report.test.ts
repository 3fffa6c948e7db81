import { expect, it } from 'vitest'
import { imageLibrary, imagePath } from '../import/read/images.ts'
import type { ImageResult } from '../import/read/images.ts'
import { parseJson } from '../import/read/json-text.ts'
import { knownDocuments } from '../import/send/known-documents.ts'
import { mapCatalogue } from '../import/map/map-catalogue.ts'
import { singleRecord, sourceRecords } from '../import/read/source-record.ts'
import { readCatalogue } from './catalogue.ts'
import { pictureFiles } from './pictures.ts'
import { PLANTED_QUIRKS } from './testing/planted-quirks.ts'

const files = readCatalogue()

/** The pictures as they will stand in the folder, without making them. */
const library = imageLibrary(
  new Map(
    pictureFiles().map((file): [string, ImageResult] => {
      const place = imagePath(file)
      const found = {
        path: file,
        sha256: file,
        bytes: 1,
        name: file,
        contentType: 'image/png' as const,
      }
      return ['path' in place ? place.path : '', { image: found }]
    }),
  ),
)

const valueOf = (name: keyof typeof files) => parseJson(JSON.stringify(files[name]))

function importQuirks() {
  const names = ['busquedas.json', 'profesionales.json', 'contactos.json'] as const
  const [stores, professionals, contacts] = names.map((name) => sourceRecords(name, valueOf(name)))
  const catalogue = {
    stores: stores?.records ?? [],
    professionals: professionals?.records ?? [],
    contacts: contacts?.records ?? [],
    site: singleRecord('sitio.json', valueOf('sitio.json')),
    isSiteImported: true,
  }
  const { quirks } = mapCatalogue(catalogue, library, knownDocuments(new Map()))
  return [stores, professionals, contacts].flatMap((part) => part?.quirks ?? []).concat(quirks)
}

/** 'busquedas.json #64 «Name»' → '64' */
const keyOf = (label: string) => /#([\w-]+)/u.exec(label)?.[1] ?? label

it('the importer reports every planted quirk, and nothing else', () => {
  const reported = importQuirks().map(
    ({ kind, file, record, field }) => `${kind} ${file} ${keyOf(record)} ${field}`,
  )
  const planted = PLANTED_QUIRKS.map(
    ({ kind, file, record, field }) => `${kind} ${file} ${record} ${field}`,
  )
  expect(reported.sort()).toEqual(planted.sort())
})
