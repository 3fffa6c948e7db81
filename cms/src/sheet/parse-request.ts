import { errors } from '@strapi/utils'
import { columnOf, type Cells } from '../rules/sheet/columns'
import { SHEET_ROWS_AT_ONCE } from '../rules/limits'
import type { RowToApply } from './apply-row'
import { isObject } from '../rules/is-object'

const { ValidationError } = errors

/** Rows of a sheet, as the page sends some of them. */
interface SheetRequest {
  rows: RowToApply[]
  emptyClears: boolean
  publish: boolean
}

const isCells = (value: unknown): value is Cells =>
  isObject(value) &&
  Object.entries(value).every(([key, cell]) => columnOf(key) && typeof cell === 'string')

function rowOf(value: unknown): RowToApply | null {
  if (!isObject(value) || !Number.isSafeInteger(value.row) || !isCells(value.cells)) return null
  const { row, cells, fingerprint } = value
  return {
    row: Number(row),
    cells,
    fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
  }
}

/** Reads a request's body; throws a ValidationError in Spanish when it has another shape. */
export function parseSheetRequest(body: unknown): SheetRequest {
  const given = isObject(body) && Array.isArray(body.rows) ? body.rows : []
  const rows = given.map(rowOf).filter((row) => row !== null)
  const isWhole = rows.length === given.length && rows.length > 0
  if (!isObject(body) || !isWhole || rows.length > SHEET_ROWS_AT_ONCE) {
    throw new ValidationError('El envío no tiene la forma de una planilla.')
  }
  return { rows, emptyClears: body.emptyClears === true, publish: body.publish === true }
}
