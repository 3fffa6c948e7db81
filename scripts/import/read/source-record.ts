import { ToldError } from '../../run/setup/told-error.mjs'
import {
  isEmpty,
  isObject,
  JsonSyntaxError,
  parseJson,
  type JsonObject,
  type JsonValue,
} from './json-text.ts'
import { shown, type Quirk } from '../quirk.ts'

const NAME_CHARACTERS = 60

/** One record of a legacy file, as found. */
export interface SourceRecord {
  file: string
  /** Its name in a keyed object; in a list its id or, without one, 'posicion-3'. */
  key: string
  /** 1-based. */
  position: number
  /** How the report names it: 'busquedas.json #64 «Name»'. */
  label: string
  data: JsonObject
}

export interface SourceRecords {
  records: SourceRecord[]
  quirks: Quirk[]
}

/**
 * The JSON value of a file.
 * @throws {ToldError} naming the file, the line and the column where it stops being JSON.
 */
export function readJson(file: string, text: string): JsonValue {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    const before = text.slice(0, error.offset).split('\n')
    const column = (before.at(-1) ?? '').length + 1
    throw new ToldError(
      `${file} no es JSON válido: hay un error en la línea ${before.length}, columna ${column}.`,
    )
  }
}

/**
 * The records of a file that holds a list or a keyed object. An empty slot, or one that holds no
 * record, is reported and left out.
 * @throws {ToldError} when the file holds neither.
 */
export function sourceRecords(file: string, value: JsonValue): SourceRecords {
  const quirks: Quirk[] = []
  const records: SourceRecord[] = []
  for (const { key, position, data } of keyedSlots(file, value)) {
    if (isObject(data)) records.push(sourceRecord(file, key, position, data))
    else quirks.push(slotQuirk(file, key, data))
  }
  return { records, quirks }
}

/** A file that holds one record, such as the site's configuration. */
export function singleRecord(file: string, value: JsonValue): SourceRecord {
  if (!isObject(value)) throw new ToldError(`${file} tiene que contener un objeto JSON.`)
  return { file, key: '', position: 1, label: file, data: value }
}

function sourceRecord(file: string, key: string, position: number, data: JsonObject): SourceRecord {
  const place = key === placeKey(position) ? position : key
  const name = [data.get('name'), data.get('title')].find((text) => typeof text === 'string')
  const called = isEmpty(name) ? '' : ` «${shown(name, NAME_CHARACTERS)}»`
  return { file, key, position, label: `${file} #${place}${called}`, data }
}

function slotQuirk(file: string, key: string, data: JsonValue): Quirk {
  return {
    kind: data === null ? 'empty-slot' : 'wrong-type',
    file,
    record: `${file} #${key}`,
    field: '',
    found: shown(data),
    done: 'Se salteó: no contiene un registro.',
  }
}

interface Slot {
  key: string
  position: number
  data: JsonValue
}

function keyedSlots(file: string, value: JsonValue): Slot[] {
  if (Array.isArray(value)) return listSlots(value)
  if (!isObject(value)) {
    throw new ToldError(`${file} tiene que contener una lista o un objeto con registros.`)
  }
  return [...value].map(([key, data], index) => ({ key, position: index + 1, data }))
}

/**
 * In a list the id names the record, so that one more at the top does not rename the others.
 * A record without id is named by its position, in a form that no id has.
 */
function listSlots(list: JsonValue[]): Slot[] {
  const used = new Set<string>()
  return list.map((data, index) => {
    const position = index + 1
    const key = freeKey(used, ownKey(data) ?? placeKey(position))
    used.add(key)
    return { key, position, data }
  })
}

function placeKey(position: number): string {
  return `posicion-${position}`
}

function ownKey(data: JsonValue): string | null {
  const id = isObject(data) ? data.get('id') : null
  return typeof id === 'number' || (typeof id === 'string' && id.trim()) ? String(id).trim() : null
}

function freeKey(used: ReadonlySet<string>, wanted: string): string {
  let key = wanted
  for (let count = 2; used.has(key); count += 1) key = `${wanted}~${count}`
  return key
}
