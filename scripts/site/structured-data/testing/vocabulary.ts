import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** schema.org's vocabulary, read from the declarations of the package schema-dts. */
interface Vocabulary {
  /** Interface → interfaces whose properties it has as well. */
  parents: Map<string, string[]>
  /** Interface → property → what it may hold. */
  properties: Map<string, Map<string, string[]>>
  /** Name of a type or of a union → what it consists of. */
  unions: Map<string, string[]>
}

const PROPERTY = /^ {4}"([^"]+)"\?: SchemaValue<(.+), "[^"]+">;$/
const INTERFACE = /^(?:export )?interface (\w+) extends (.+) \{$/
const UNION = /^export type (\w+) = (.+);$/
const PRIMITIVES = new Set(['string', 'number', 'boolean'])

function readVocabulary(): Vocabulary {
  const main = createRequire(import.meta.url).resolve('schema-dts')
  const lines = readFileSync(path.join(path.dirname(main), 'schema.d.ts'), 'utf8').split('\n')
  const vocabulary: Vocabulary = { parents: new Map(), properties: new Map(), unions: new Map() }
  let properties = new Map<string, string[]>()
  for (const line of lines) {
    const [, union, members = ''] = UNION.exec(line) ?? []
    if (union) vocabulary.unions.set(union, members.split(' | '))
    const [, name, parents = ''] = INTERFACE.exec(line) ?? []
    if (name) {
      properties = new Map()
      vocabulary.parents.set(name, parents.split(', '))
      vocabulary.properties.set(name, properties)
    }
    const [, property, range = ''] = PROPERTY.exec(line) ?? []
    if (property) properties.set(property, range.split(' | '))
  }
  return vocabulary
}

const { parents, properties, unions } = readVocabulary()

/** What a property of a type may hold; undefined when the type has no such property. */
function rangeOf(type: string, property: string): string[] | undefined {
  const own = properties.get(type)?.get(property)
  if (own) return own
  for (const parent of parents.get(type) ?? []) {
    const range = rangeOf(parent, property)
    if (range) return range
  }
  return undefined
}

/** Every leaf, quoted value and primitive that a union comes down to. */
function members(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    if (!PRIMITIVES.has(name)) members(unions.get(name) ?? [], found)
  }
  return found
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = (value: Fields): string[] => [value['@type'] ?? []].flat().map(String)

function valueErrors(value: unknown, range: Set<string>, place: string): string[] {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    return list.flatMap((one, index) => valueErrors(one, range, `${place}[${index}]`))
  }
  if (!isObject(value)) {
    const isNamed = range.has(`"${String(value)}"`)
    return isNamed || range.has(typeof value) ? [] : [`${place}: not ${JSON.stringify(value)}`]
  }
  if (Object.keys(value).join() === '@id') {
    return range.has('IdReference') ? [] : [`${place}: no reference`]
  }
  const fits = typesOf(value).some((type) => range.has(`${type}Leaf`))
  const misfit = fits ? [] : [`${place}: not of type ${typesOf(value).join()}`]
  return [...misfit, ...objectErrors(value, place)]
}

function objectErrors(value: Fields, place: string): string[] {
  const types = typesOf(value)
  const unknown = types.filter((type) => !parents.has(`${type}Leaf`))
  if (types.length === 0) return [`${place}: no type`]
  if (unknown.length > 0) return [`${place}: unknown type ${unknown.join()}`]
  return Object.entries(value).flatMap(([property, content]) => {
    // What a search box asks for: an annotation of actions, outside the vocabulary proper.
    if (property.startsWith('@') || property.endsWith('-input')) return []
    const ranges = types.flatMap((type) => rangeOf(`${type}Leaf`, property) ?? [])
    if (ranges.length === 0) return [`${place}.${property}: no property of ${types.join()}`]
    return valueErrors(content, members(ranges), `${place}.${property}`)
  })
}

/** What a description says that schema.org does not know; [] when it says all of it right. */
export function vocabularyErrors(document: object): string[] {
  const content = document as Fields
  if (content['@context'] !== 'https://schema.org') return ['the vocabulary is not named']
  const graph: unknown = content['@graph']
  if (!Array.isArray(graph)) return objectErrors(content, 'document')
  return (graph as Fields[]).flatMap((one, index) => objectErrors(one, `graph[${index}]`))
}

/** Whether one type is the other or a kind of it: ('Bakery', 'LocalBusiness'). */
export const isKindOf = (type: string, other: string): boolean =>
  members([other]).has(`${type}Leaf`)
