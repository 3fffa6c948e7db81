import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Shapes } from '../../../../cms/src/rules/content-type.ts'
import {
  describeType,
  PUBLISHED_KINDS,
  type PublishedKind,
} from '../../../../cms/src/rules/types.ts'
import { REPO_ROOT } from '../../../run/settings/env-files.mjs'

/** Where a text stands in a document: ['name'], ['social', 'x'], ['entries', '0', 'phone']. */
export type TextPath = readonly string[]
export type Fields = Record<string, unknown>

interface Attribute {
  type: string
  required?: boolean
  enum?: string[]
  target?: string
  mappedBy?: string
  multiple?: boolean
}

interface Schema {
  kind: 'collectionType' | 'singleType'
  attributes: Record<string, Attribute>
}

/** A content type of which something is published, as far as the attacks go by it. */
export interface AttackedType {
  kind: PublishedKind
  isSingle: boolean
  /** Every text that staff can write and visitors may see; whatever form it is asked in. */
  texts: TextPath[]
  /** Fields that a document cannot be without: 'text', or one of some words. */
  required: Record<string, 'text' | string[]>
  /** Field → kind of what it names; written on this side. */
  relations: Record<string, PublishedKind>
  /** The field for photos that each have words of their own; '' for none. */
  photos: string
  /** Of the panel's API. */
  address: string
}

const readSchema = (kind: string) =>
  JSON.parse(
    readFileSync(
      path.join(REPO_ROOT, 'cms', 'src', 'api', kind, 'content-types', kind, 'schema.json'),
      'utf8',
    ),
  ) as Schema

/** Paths of all texts in what is published; of hours the one of a day in free words. */
export function textsIn(shapes: Shapes): TextPath[] {
  return Object.entries(shapes).flatMap(([field, shape]): TextPath[] => {
    if (shape === 'text' || shape === 'requiredText') return [[field]]
    if (shape === 'hours') return [[field, 'monday', 'text']]
    if (typeof shape === 'string') return []
    if ('group' in shape) return textsIn(shape.group).map((path) => [field, ...path])
    if ('groups' in shape) return textsIn(shape.groups).map((path) => [field, '0', ...path])
    return []
  })
}

function readType(kind: PublishedKind): AttackedType {
  const { published = {}, rows, moreRows = [] } = describeType(kind)
  const written = new Set([...rows, ...moreRows].flat())
  const schema = readSchema(kind)
  const all = Object.entries(schema.attributes)
  const isSingle = schema.kind === 'singleType'
  const required = all.flatMap(([field, { required, type, enum: words }]) =>
    required && (words || type === 'string') ? [[field, words ?? 'text'] as const] : [],
  )
  const relations = all.flatMap(([field, { target, mappedBy }]) => {
    const named = PUBLISHED_KINDS.find((one) => target === `api::${one}.${one}`)
    return named && !mappedBy ? [[field, named] as const] : []
  })
  const [photos = ''] = all.flatMap(([field, { multiple }]) => (multiple ? [field] : []))
  return {
    kind,
    isSingle,
    photos,
    texts: textsIn(published).filter(
      ([field = '']) => written.has(field) && schema.attributes[field]?.type !== 'date',
    ),
    required: Object.fromEntries(required),
    relations: Object.fromEntries(relations),
    address: `/content-manager/${isSingle ? 'single' : 'collection'}-types/api::${kind}.${kind}`,
  }
}

/** All of them, read from their schemas; each after those that its documents name. */
export function attackedTypes(): AttackedType[] {
  const left = PUBLISHED_KINDS.map(readType)
  const sorted: AttackedType[] = []
  const isKnown = (kind: PublishedKind) => sorted.some((one) => one.kind === kind)
  while (left.length > 0) {
    const at = left.findIndex(({ relations }) => Object.values(relations).every(isKnown))
    const [next] = left.splice(at, 1)
    if (at < 0 || !next) throw new Error('the content types name each other in a circle')
    sorted.push(next)
  }
  return sorted
}

/** A document's fields with one text more at its place. */
function withText(fields: Fields, [first = '', ...rest]: TextPath, text: string): Fields {
  const [next] = rest
  if (next === undefined) return { ...fields, [first]: text }
  if (next === '0') {
    const [entry = {}] = (fields[first] ?? []) as Fields[]
    return { ...fields, [first]: [withText(entry, rest.slice(1), text)] }
  }
  // A day in free words says so.
  const group = next === 'text' ? { mode: 'text' } : ((fields[first] ?? {}) as Fields)
  return { ...fields, [first]: withText(group, rest, text) }
}

/** The fields of a document that holds these texts. */
export function fieldsOf(texts: readonly (readonly [TextPath, string])[]): Fields {
  return texts.reduce<Fields>((fields, [path, text]) => withText(fields, path, text), {})
}

/** What a document of a type cannot be without, by its number. */
export const harmlessFields = ({ required }: AttackedType, number: number): Fields =>
  Object.fromEntries(
    Object.entries(required).map(([field, value]) => [
      field,
      value === 'text' ? `ficha-${number}` : value[number % value.length],
    ]),
  )
