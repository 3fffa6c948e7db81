import { cleanText } from '../documents/clean-text'
import type { Hours } from '../rules/hours'
import { parsePhone } from '../rules/phone'
import { writePoint, type Point } from '../rules/place'
import { readablePhone } from '../rules/readable-phone'
import { SHEET_COLUMNS, type Cells, type SheetColumn } from '../rules/sheet/columns'
import { writeHoursCell } from '../rules/sheet/hours-cell'
import { writeChoices, type ChoiceReader } from './choice-cells'
import { valueAt, type Named, type SheetStore } from './sheet-store'

/** Digits alone are a number to a spreadsheet: it drops zeros, and writes 5,49378E+12. */
const ONLY_DIGITS = /^\d{6,}$/

const sameNumber = (one: string, other: string): boolean => {
  const [first, second] = [parsePhone(one), parsePhone(other)]
  return first.kind !== 'unreadable' && second.kind === first.kind && first.digits === second.digits
}

/** '5493777555123' → '3777 55-5123'; a number from elsewhere with its country: '+54 9 1144445555'. */
function phoneText(text: string): string {
  if (!ONLY_DIGITS.test(text)) return text
  const abroad = text.startsWith('549')
    ? `+54 9 ${text.slice(3)}`
    : `+${text.slice(0, 2)} ${text.slice(2)}`
  const written = [readablePhone(text), abroad].find((one) => one !== text && sameNumber(one, text))
  return written ?? `${text.slice(0, 4)} ${text.slice(4)}`
}

const flagText = (value: unknown): string => (value === true ? 'sí' : value === false ? 'no' : '')

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : ''

/** A value of a column as its cell has it; '' for none. */
export function writeCell(
  { key, kind }: SheetColumn,
  value: unknown,
  reader: ChoiceReader,
): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return flagText(value)
  if (kind === 'hours') return cleanText(writeHoursCell(value as Hours))
  if (kind === 'place') return writePoint(value as Point)
  if (kind === 'choices') return cleanText(writeChoices(reader, key, value as Named[]))
  if (kind === 'phone' || kind === 'whatsapp') return phoneText(asText(value))
  return asText(value)
}

/** All cells of a store. */
export const writeCells = (store: SheetStore, reader: ChoiceReader): Cells =>
  Object.fromEntries(
    SHEET_COLUMNS.map((column) => [
      column.key,
      writeCell(column, valueAt(store, column.key), reader),
    ]),
  )
