import type { Shape, TypeDescription } from '../content-type'
import { fieldLabel } from '../types'
import { store } from '../types/store'

/** How the cells of a column are written and read. */
export type CellKind =
  | 'number'
  | 'text'
  | 'flag'
  | 'phone'
  | 'whatsapp'
  | 'link'
  | 'account'
  | 'place'
  | 'hours'
  | 'choices'

/** A column of the sheet of stores. */
export interface SheetColumn {
  /** The field, of a group with its part: 'name', 'social.instagram'. */
  key: string
  /** As the panel's form calls it. */
  header: string
  kind: CellKind
}

/** Cells of a row by the keys of their columns; a column that the sheet does not have is missing. */
export type Cells = Record<string, string>

/** What a cell says; or why that cannot be taken, in Spanish. */
export type ReadCell<T> = { ok: true; value: T } | { ok: false; message: string }

/** By which a row is known. */
export const KEY_COLUMN = 'numero'

/** For information: nothing of it is read. */
export const STATE_HEADER = 'Estado'

/** Of the form, and no matter of a sheet: addresses are the site's, offers have forms of their own. */
const LEFT_OUT = ['slug', 'offers']

const KINDS: Readonly<Record<string, CellKind>> = {
  phone: 'phone',
  whatsapp: 'whatsapp',
  wholesaleWhatsapp: 'whatsapp',
  website: 'link',
  shopUrl: 'link',
  menuUrl: 'link',
}

const KINDS_OF_SHAPES: Readonly<Record<string, CellKind>> = {
  number: 'number',
  requiredFlag: 'flag',
  hours: 'hours',
  location: 'place',
  references: 'choices',
}

const PICTURES = ['media', 'gallery']

const SHAPES: Readonly<Record<string, Shape>> = store.published

function columnsOf(field: string): SheetColumn[] {
  const shape = SHAPES[field]
  if (typeof shape === 'object' && 'group' in shape) {
    return Object.keys(shape.group).map((part) => ({
      key: `${field}.${part}`,
      header: fieldLabel('store', part) ?? part,
      kind: 'account',
    }))
  }
  if (typeof shape === 'string' && PICTURES.includes(shape)) return []
  const kind = KINDS[field] ?? KINDS_OF_SHAPES[String(shape)] ?? 'text'
  return [{ key: field, header: fieldLabel('store', field) ?? field, kind }]
}

const { rows, moreRows = [] }: TypeDescription = store

/** Every field of a store's form that fits into a cell: the number first, then in the form's order. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  KEY_COLUMN,
  ...[...rows, ...moreRows].flat().filter((field) => field !== KEY_COLUMN),
]
  .filter((field) => !LEFT_OUT.includes(field))
  .flatMap(columnsOf)

const BY_KEY = new Map(SHEET_COLUMNS.map((column) => [column.key, column]))

export const columnOf = (key: string): SheetColumn | undefined => BY_KEY.get(key)
