import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ToldError } from '../../run/setup/told-error.mjs'
import { isObject, type JsonValue } from './json-text.ts'
import type { Catalogue } from '../map/map-catalogue.ts'
import type { Quirk } from '../quirk.ts'
import { readJson, singleRecord, sourceRecords } from './source-record.ts'

type FileKind = 'stores' | 'professionals' | 'contacts' | 'site'

/** The legacy files by name; of two names for one content the first that exists is read. */
const FILE_NAMES: Readonly<Record<FileKind, readonly string[]>> = {
  site: ['sitio.json'],
  contacts: ['contactos.json', 'contactos-utiles.json'],
  stores: ['busquedas.json'],
  professionals: ['profesionales.json'],
}

const KINDS = Object.keys(FILE_NAMES) as FileKind[]

export interface CatalogueFolder {
  /** Where the images stand. */
  folder: string
  catalogue: Catalogue
  /** What the reading of the files met. */
  quirks: Quirk[]
}

/**
 * Reads a catalogue from a folder, or from one JSON file of it: the site's file beside that one
 * then lends the names and icons that its records use.
 * @throws {ToldError} when there is nothing to read, or what there is is not JSON.
 */
export async function readCatalogueFolder(place: string): Promise<CatalogueFolder> {
  const info = await stat(place).catch(() => null)
  if (!info) throw new ToldError(`No existe «${place}».`)
  return info.isDirectory() ? readWholeFolder(place) : readOneFile(place)
}

async function readWholeFolder(folder: string): Promise<CatalogueFolder> {
  const files = new Map<FileKind, JsonFile>()
  for (const kind of KINDS) {
    const file = await firstFile(folder, FILE_NAMES[kind])
    if (file) files.set(kind, file)
  }
  if (files.size === 0) {
    const names = KINDS.map((kind) => FILE_NAMES[kind][0]).join(', ')
    throw new ToldError(`En «${folder}» no hay ningún archivo del catálogo (${names}).`)
  }
  return catalogueOf(folder, files, true)
}

async function readOneFile(place: string): Promise<CatalogueFolder> {
  const folder = path.dirname(place)
  const file = await readJsonFile(folder, path.basename(place))
  const kind = kindByName(file.name) ?? kindByContent(file.value)
  const files = new Map<FileKind, JsonFile>([[kind, file]])
  const site = kind === 'site' ? null : await firstFile(folder, FILE_NAMES.site)
  if (site) files.set('site', site)
  return catalogueOf(folder, files, site === null)
}

interface JsonFile {
  name: string
  value: JsonValue
}

async function firstFile(folder: string, names: readonly string[]): Promise<JsonFile | null> {
  for (const name of names) {
    const info = await stat(path.join(folder, name)).catch(() => null)
    if (info?.isFile()) return readJsonFile(folder, name)
  }
  return null
}

async function readJsonFile(folder: string, name: string): Promise<JsonFile> {
  const bytes = await readFile(path.join(folder, name)).catch(() => {
    throw new ToldError(`No se puede leer «${path.join(folder, name)}».`)
  })
  return { name, value: readJson(name, decode(name, bytes)) }
}

/** Another encoding would turn every accent into something else without a word. */
function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ToldError(`${name} no está en UTF-8: guardalo con esa codificación.`)
  }
}

function kindByName(name: string): FileKind | null {
  return KINDS.find((kind) => FILE_NAMES[kind].includes(name)) ?? null
}

/** What a file with a name of its own holds, by the fields that only one kind of record has. */
function kindByContent(value: JsonValue): FileKind {
  if (isObject(value) && value.has('professionalCategories')) return 'site'
  const records = Array.isArray(value) ? value : isObject(value) ? [...value.values()] : []
  const has = (field: string) => records.some((record) => isObject(record) && record.has(field))
  if (has('items')) return 'contacts'
  return has('license') || has('specialty') ? 'professionals' : 'stores'
}

function catalogueOf(
  folder: string,
  files: ReadonlyMap<FileKind, JsonFile>,
  isSiteImported: boolean,
): CatalogueFolder {
  const quirks: Quirk[] = []
  const recordsOf = (kind: FileKind) => {
    const file = files.get(kind)
    if (!file) return []
    const found = sourceRecords(file.name, file.value)
    quirks.push(...found.quirks)
    return found.records
  }
  const site = files.get('site')
  const catalogue: Catalogue = {
    stores: recordsOf('stores'),
    professionals: recordsOf('professionals'),
    contacts: recordsOf('contacts'),
    site: site ? singleRecord(site.name, site.value) : null,
    isSiteImported,
  }
  return { folder, catalogue, quirks }
}
