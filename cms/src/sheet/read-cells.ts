import { foldText } from '../rules/slug'
import { accountLink, publishableLink, SOCIAL_NETWORKS, type SocialNetwork } from '../rules/link'
import { checkWhatsapp } from '../rules/phone'
import { placeProblem } from '../rules/place'
import { readPlace } from '../rules/reading/places/map-place'
import type { CellKind, ReadCell, SheetColumn } from '../rules/sheet/columns'
import { readHoursCell } from '../rules/sheet/hours-cell'
import { readChoicesCell, type ChoiceReader } from './choice-cells'
import type { Named } from './sheet-store'

/** What a cell is read with besides its text. */
export interface RowContext {
  reader: ChoiceReader
  /** Of the row, as far as they are known. */
  categories: readonly Named[]
}

const value = <T>(read: T): ReadCell<T> => ({ ok: true, value: read })
const refused = (message: string): ReadCell<never> => ({ ok: false, message })

/** 5,49378E+12: what a spreadsheet leaves of a number when the file is saved as text. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+?\d+$/i

const YES = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'activo', 'activa'])
const NO = new Set(['no', 'n', '0', 'false', 'falso', 'inactivo', 'inactiva'])

function readFlag(text: string): ReadCell<unknown> {
  const word = foldText(text)
  if (YES.has(word)) return value(true)
  return NO.has(word) ? value(false) : refused(`«${text.slice(0, 40)}» no es ni «sí» ni «no».`)
}

const ROUNDED_NUMBER = (text: string) =>
  refused(
    `Excel redondeó el número (${text}) y se perdieron cifras: escribilo con un espacio o un guion, como 3777 55-5123.`,
  )

/** Apostrophes are how people tell a spreadsheet to leave a number alone. */
const withoutApostrophe = (text: string) => text.replace(/^'+\s*/, '')

function readPhone(text: string): ReadCell<unknown> {
  return ROUNDED.test(text) ? ROUNDED_NUMBER(text) : value(withoutApostrophe(text))
}

function readWhatsapp(text: string): ReadCell<unknown> {
  if (ROUNDED.test(text)) return ROUNDED_NUMBER(text)
  const check = checkWhatsapp(withoutApostrophe(text))
  return check.ok ? value(check.digits) : refused(check.message)
}

function readLink(text: string): ReadCell<unknown> {
  const link = publishableLink(text)
  return link === null
    ? refused(`«${text.slice(0, 80)}» no es una dirección web (https://…).`)
    : value(link)
}

const networkOf = (key: string): SocialNetwork | undefined =>
  SOCIAL_NETWORKS.find((network) => key === `social.${network}`)

function readAccount(text: string, { key, header }: SheetColumn): ReadCell<unknown> {
  const network = networkOf(key)
  const link = network ? accountLink(network, text) : null
  if (link !== null) return value(link)
  return refused(`«${text.slice(0, 80)}» no es una cuenta de ${header}: poné el enlace, o @nombre.`)
}

function readPlaceCell(text: string): ReadCell<unknown> {
  const place = readPlace(withoutApostrophe(text))
  if (place.kind === 'shortLink') {
    return refused('Ese enlace corto no dice el lugar: abrilo y copiá las coordenadas.')
  }
  if (place.kind === 'unreadable') {
    return refused(`«${text.slice(0, 60)}» no es un lugar: escribilo así: -29.1405, -59.2631.`)
  }
  const point = { lat: place.lat, lng: place.lng }
  const problem = placeProblem(point)
  return problem ? refused(problem.message) : value(point)
}

type Reader = (text: string, column: SheetColumn, context: RowContext) => ReadCell<unknown>

const READERS: Record<Exclude<CellKind, 'number'>, Reader> = {
  text: (text) => value(text),
  flag: readFlag,
  phone: readPhone,
  whatsapp: readWhatsapp,
  link: readLink,
  account: readAccount,
  place: readPlaceCell,
  hours: readHoursCell,
  choices: (text, { key }, { reader, categories }) =>
    readChoicesCell(text, key, reader, categories),
}

/** Reads a cell that is not empty; never throws. The number is no content: `readNumber` reads it. */
export const readCell: Reader = (text, column, context) =>
  column.kind === 'number' ? readNumber(text) : READERS[column.kind](text, column, context)

/** The number of a store: null for none. */
export function readNumber(text: string): ReadCell<number | null> {
  const digits = withoutApostrophe(text.trim())
  if (digits === '') return value(null)
  if (/^0*[1-9]\d{0,8}$/.test(digits)) return value(Number(digits))
  return refused(`«${text.slice(0, 40)}» no es un número de comercio.`)
}
