import { cleanText } from '../../../documents/clean-text'
import { PUBLISHED_KINDS } from '../../../rules/types'
import {
  list,
  matching,
  object,
  oneOf,
  optional,
  orNull,
  type Check,
  type Checked,
  UnreadableError,
} from './shape'

/** A text that staff read. */
const text: Check<string> = (value, path) => {
  if (typeof value !== 'string') throw new UnreadableError(path)
  return cleanText(value)
}

const yesOrNo: Check<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new UnreadableError(path)
  return value
}

const count: Check<number> = (value, path) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new UnreadableError(path)
  return Number(value)
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const time: Check<string> = (value, path) => {
  const iso = matching(ISO_TIME)(value, path)
  if (Number.isNaN(Date.parse(iso))) throw new UnreadableError(path)
  return iso
}

/** The name of a release or of its content, which orders repeat letter for letter. */
const name = matching(/^[\w.-]{1,200}$/)

const kind = oneOf(PUBLISHED_KINDS)

/** Of the documents that a release has and the one before had not, or the other way round. */
const some = object({ count, names: list(text) })

const checkShape = object({
  /** When the publisher wrote it; ISO 8601. */
  time,
  /** Of the CMS, as of the last publication; null before the first one. */
  version: orNull(count),
  /** Why the last publication stopped, in Spanish. */
  error: orNull(text),
  problems: list(
    object({
      record: text,
      field: text,
      message: text,
      /** By which the panel finds the document. */
      kind: optional(kind),
      numero: optional(count),
      documentId: optional(matching(/^[a-z0-9]{1,64}$/)),
    }),
  ),
  /** What would vanish: the publisher waits until staff confirm this very content. */
  confirmation: orNull(
    object({
      content: name,
      vanishing: list(object({ what: text, gone: count, of: count, names: optional(list(text)) })),
    }),
  ),
  /** Name of the release that staff went back to; null when the site follows the panel. */
  pinned: orNull(name),
  releases: list(
    object({
      name,
      time,
      stores: count,
      isLive: yesOrNo,
      /** Of the CMS, whose content it shows. */
      version: optional(count),
      /** Against the release before it, where that is remembered. */
      changes: optional(object({ added: some, changed: some, removed: some })),
    }),
  ),
})

/** What the publisher tells staff about the last publication. */
export type PublicationReport = Checked<typeof checkShape>

/** Reads a report; throws an UnreadableError that names the first place with another shape. */
export function checkReport(body: unknown): PublicationReport {
  return checkShape(body, 'informe')
}
