import { isDeepStrictEqual } from 'node:util'
import type { Data } from '../documents/rules'

/** Another document, or a file of the library, as a copy names it. */
export interface Named {
  documentId: string
  name: string
}
export interface NamedFile {
  id: number
  name: string
}

/** A field as Strapi's schema describes it, as far as it is looked at here. */
export interface Attribute {
  type: string
  mappedBy?: string
  multiple?: boolean
  target?: string
}
export type Attributes = Record<string, Attribute>

/** What is no content: Strapi's own, the importer's, and the history of addresses. */
const NO_CONTENT = [
  'id',
  'documentId',
  'locale',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'localizations',
  'importKey',
  'importHashes',
  'previousSlugs',
  'publishedSlug',
]

/** A relation is a matter of the document that names it: the other side is no content of this one. */
export const contentFields = (attributes: Attributes): [string, Attribute][] =>
  Object.entries(attributes).filter(
    ([field, { mappedBy }]) => !mappedBy && !NO_CONTENT.includes(field),
  )

const POPULATED: Record<string, object | true> = {
  relation: { select: ['documentId', 'name'] },
  media: { select: ['id', 'name'] },
  component: true,
}

/** What has to be read of a row with `db.query` for `copyOf`. */
export const populateOf = (attributes: Attributes): Record<string, object | true> =>
  Object.fromEntries(
    contentFields(attributes).flatMap(([field, { type }]): [string, object | true][] => {
      const populated = POPULATED[type]
      return populated ? [[field, populated]] : []
    }),
  )

type Row = Record<string, unknown>

const nameRelated = (row: Row): Named => ({
  documentId: String(row.documentId),
  name: String(row.name ?? ''),
})
const nameFile = (row: Row): NamedFile => ({ id: Number(row.id), name: String(row.name ?? '') })
const withoutId = ({ id: _, ...rest }: Row): Row => rest

function copyField({ type }: Attribute, value: unknown): unknown {
  const each = { relation: nameRelated, media: nameFile, component: withoutId }[type]
  if (!each || value === null || value === undefined) return value ?? null
  return Array.isArray(value) ? value.map((one) => each(one as Row)) : each(value as Row)
}

/** The content of a row, in a form that outlives it: no ids of rows but those of files. */
export const copyOf = (attributes: Attributes, row: Row): Data =>
  Object.fromEntries(
    contentFields(attributes).map(([field, attribute]) => [
      field,
      copyField(attribute, row[field]),
    ]),
  )

/** A form leaves '' where an import leaves nothing, and a group without a field filled is no group. */
function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([, part]) => plain(part) !== null)
  return filled.length > 0
    ? Object.fromEntries(filled.map(([key, part]) => [key, plain(part)]))
    : null
}

/** What decides whether a field says the same: of what it names, which one and not its name. */
function comparable({ type }: Attribute, value: unknown): unknown {
  const list = [value ?? []].flat() as (Named & NamedFile)[]
  if (type === 'relation') return list.map(({ documentId }) => documentId).sort()
  if (type === 'media') return list.map(({ id }) => id)
  return plain(value)
}

/** Names of the fields in which two copies of a document differ, in the order of its schema. */
export const differingFields = (attributes: Attributes, one: Data, other: Data): string[] =>
  contentFields(attributes)
    .filter(
      ([field, attribute]) =>
        !isDeepStrictEqual(comparable(attribute, one[field]), comparable(attribute, other[field])),
    )
    .map(([field]) => field)

/** A copied field as the Document Service takes it. */
function writable({ type, multiple }: Attribute, value: unknown): unknown {
  if (type === 'relation') {
    const set = ([value ?? []].flat() as Named[]).map(({ documentId }) => ({ documentId }))
    return { set }
  }
  if (type !== 'media') return value
  const ids = ([value ?? []].flat() as NamedFile[]).map(({ id }) => id)
  return multiple ? ids : (ids[0] ?? null)
}

/** A copy as the data of a save that brings all of it back. Fields that are gone are left out. */
export const dataOf = (attributes: Attributes, copy: Data): Data =>
  Object.fromEntries(
    contentFields(attributes)
      .filter(([field]) => field in copy)
      .map(([field, attribute]) => [field, writable(attribute, copy[field])]),
  )
