import { LEAD_FIELDS } from '../../rules/lead-form'
import { TYPES, type Kind } from '../../rules/types'
import type { TypeDescription } from '../../rules/content-type'

/** As much of an attribute of a `schema.json` as decides who may touch it. */
export interface FieldShape {
  visible?: boolean
  mappedBy?: string
}

/** What the importer and the contact form keep for themselves: no role reads or writes it. */
const UNSEEN = ['importKey', 'importHashes', 'submissionKey']

/** What the CMS gives to a document, and visitors' addresses live by: read, and never written. */
const GIVEN = ['numero', 'slug']

/** Fields that a role only reads, besides those, by type. */
const ONLY_READ: Partial<Record<Kind, readonly string[]>> = {
  // What a visitor wrote stays as it came.
  lead: LEAD_FIELDS,
}

/** Whether the roles may read the field of that name, the first part of 'social.instagram'. */
export const isReadable = (field: string): boolean => !UNSEEN.includes(field)

/**
 * Whether the roles that write documents of the type may write the field. The other side of a
 * relation is written in the documents that name this one.
 */
export const isWritable = (kind: Kind, field: string, { mappedBy }: FieldShape = {}): boolean =>
  isReadable(field) &&
  !mappedBy &&
  !GIVEN.includes(field) &&
  !(ONLY_READ[kind] ?? []).includes(field)

/**
 * Fields that nobody has decided about: they are neither in the type's form nor closed here, so that
 * a role would get a field of which no person thought.
 */
export function findUndecided(kind: Kind, attributes: Record<string, FieldShape>): string[] {
  const { rows, moreRows = [] }: TypeDescription = TYPES[kind]
  const inForm = new Set([...rows, ...moreRows].flat())
  return Object.entries(attributes)
    .filter(([field, { visible }]) => visible !== false && !inForm.has(field))
    .filter(([field, shape]) => isReadable(field) && isWritable(kind, field, shape))
    .map(([field]) => field)
}
