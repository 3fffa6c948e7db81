import type { Addressed } from './addressed'

/** What staff read beside a field: label, and where it helps, a hint below it. */
export type Label = string | readonly [label: string, hint: string]
export type Labels = Readonly<Record<string, Label>>

/** A value that has no parts of its own to choose from. Required: never null in what is sent. */
export type PlainShape =
  | 'requiredText'
  | 'text'
  | 'texts'
  | 'number'
  | 'optionalNumber'
  | 'optionalDecimal'
  | 'requiredFlag'
  | 'optionalFlag'
  | 'moment'
  | 'hours'
  | 'location'
  | 'media'
  | 'gallery'
  | 'references'

/**
 * A field as the snapshot holds it: a plain value, one of some words, parts of a document that it
 * points at, or a group of fields inside the document, once or several times.
 */
export type Shape =
  | PlainShape
  | { choice: readonly string[] }
  | { relation: Shapes }
  | { group: Shapes }
  | { groups: Shapes }

export interface Shapes {
  readonly [field: string]: Shape
}

/** How pages show an image: each has sizes of its own. */
export type ImageKind = 'icon' | 'logo' | 'banner' | 'photo'

/** How the fields of a form or of a group inside it are arranged. */
export interface Layout {
  /** What a document is called by where another one names it. */
  mainField: string
  /** Rows of the form; each row's fields share its width. A field that no row names is not shown. */
  rows: readonly (readonly string[])[]
  /** Rows below these, of what is seldom needed: folded until somebody asks for them. */
  moreRows?: readonly (readonly string[])[]
}

/** All that this product says of a content type beside Strapi's own `schema.json`. */
export interface TypeDescription extends Layout {
  /** What one of its documents is called, in the panel and in reports. */
  called: string
  /** What staff call one document in a sentence, and several. */
  nouns: readonly [one: string, many: string]
  /** Columns of the list. */
  list: readonly string[]
  /** What the list is sorted by at first; without it, by `mainField`. */
  sortBy?: { field: string; order: 'ASC' | 'DESC' }
  /**
   * Who makes its documents, where staff do not: of the site's own they write nothing, of what
   * visitors send they write what comes after.
   */
  madeBy?: 'site' | 'visitors'
  /** Labels of what the type has of its own, or calls otherwise than the others. */
  labels?: Labels
  /**
   * What the publisher gets: an explicit list, so that a field is public only when somebody writes
   * it here. Internal notes, import data and leads never are.
   */
  published?: Shapes
  /** Published fields that hold images. */
  images?: Readonly<Record<string, ImageKind>>
  /** Relations that a published document shows, with what staff call what they name. */
  shows?: Readonly<Record<string, string>>
  /** Relations that documents of the other side write, with what staff are told who try it here. */
  writtenElsewhere?: Readonly<Record<string, string>>
  /**
   * Nothing that visitors see of a store comes from these documents. Without it a change of one
   * costs the publisher time; with it wrongly, stores would stay as they were.
   */
  isApartFromStores?: true
  /** Where on the site visitors see a published document; null when no one page shows it. */
  address?: (document: Addressed) => string | null
}
