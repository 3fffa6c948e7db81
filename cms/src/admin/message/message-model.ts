import { fieldLabel } from '../../rules/types'
import type { Hours } from '../../rules/hours'
import { SOCIAL_NETWORKS } from '../../rules/link'
import type { Option } from '../../rules/reading/choices/choices'
import type { Piece } from '../../rules/reading/message/read-message'
import { readablePhone } from '../../rules/readable-phone'
import { slug } from '../../rules/slug'
import { WEEK } from '../../rules/reading/hours/day-names'
import { readHours } from '../hours/hours-model'
import { weekInWords } from '../hours/week-in-words'
import { withSpecialLines } from './special-lines'
import { isObject } from '../../rules/is-object'

const NETWORKS = new Set<string>(SOCIAL_NETWORKS)
const PHONES = new Set(['phone', 'whatsapp', 'wholesaleWhatsapp'])

/** 'Instagram' of 'instagram'; the form's own label of any other field. */
export const labelOf = (field: string): string => fieldLabel('store', field) ?? field

/** 'Lunes a viernes 8:00 a 12:00 · Sábado Cerrado': days of the same hours, as far as they follow. */
function weekText(hours: Hours): string {
  const runs: { from: string; to: string; text: string }[] = []
  for (const { key, day, text } of weekInWords(hours)) {
    const shown = hours[key] ? text : ''
    const last = runs.at(-1)
    if (last?.text === shown) last.to = day
    else runs.push({ from: day, to: day, text: shown })
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => `${from === to ? from : `${from} a ${to.toLowerCase()}`}: ${text}`)
    .join(' · ')
}

const optionText = (option: Option): string =>
  option.kind === 'subcategory' && option.category
    ? `${option.category.name} › ${option.choice.name}`
    : option.choice.name

/** What a piece of the message gives its field, as staff read it. */
export function pieceText(piece: Piece): string {
  if (piece.field === 'hours') return weekText(piece.value)
  if (piece.field === 'location') return `${piece.value.lat}, ${piece.value.lng}`
  if (Array.isArray(piece.value)) return piece.value.map(optionText).join(', ')
  return PHONES.has(piece.field) ? readablePhone(piece.value) : piece.value.replaceAll('\n', ' · ')
}

type Values = Record<string, unknown>

/** Where a piece stands in the form: its field, or a group and the part of it. */
export const pathOf = ({ field }: Piece): [field: string, part?: string] =>
  NETWORKS.has(field) ? ['social', field] : [field]

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (!isObject(value)) return false
  const { connect } = value as { connect?: unknown[] }
  if (Array.isArray(connect)) return connect.length === 0
  return Object.keys(value).length === 0
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether a person has to decide: the form's field says something already, and something else. */
export function isTyped(values: Values, piece: Piece): boolean {
  const [field, part] = pathOf(piece)
  const group = values[field]
  if (piece.field === 'specialHours') return withSpecialLines(group, piece.value).isReplacing
  if (piece.field === 'hours') {
    const week = readHours(group)
    const { value: told } = piece
    return WEEK.some((day) => told[day] && week[day] && !isSame(week[day], told[day]))
  }
  const value = part === undefined ? group : isObject(group) ? group[part] : undefined
  return !isEmpty(value) && !isSame(value, piece.value)
}

/** What the form's field says with the piece; of days that the message does not name, what it said. */
export function filledValue(values: Values, piece: Piece): unknown {
  const [field, part] = pathOf(piece)
  const before = values[field]
  if (piece.field === 'specialHours') return withSpecialLines(before, piece.value).text
  if (piece.field === 'hours') return { ...readHours(before), ...piece.value }
  // A group that a new document does not have yet is made with its first part.
  return part === undefined ? piece.value : { ...(before as object | null), [part]: piece.value }
}

/** What there is to decide about a piece, and what «Usar» does. */
export function waitingText(piece: Piece): string {
  if (piece.field === 'hours' && Object.keys(piece.value).length < WEEK.length)
    return 'El campo ya tiene otro horario: «Usar» cambia solo los días que nombra el mensaje.'
  return piece.field === 'specialHours'
    ? 'El campo ya tiene otro dato de esos días: «Usar» lo reemplaza.'
    : 'El campo ya tiene otro dato.'
}

/** Whether a piece is what the form's name says already, in short: 'La Espiga' of 'Panadería La Espiga'. */
export const isShortName = (values: Values, { field, value }: Piece): boolean =>
  field === 'name' &&
  typeof values['name'] === 'string' &&
  `-${slug(values['name'])}-`.includes(`-${slug(value)}-`)

/** The text with a line more below it. */
export const withLine = (text: unknown, line: string): string =>
  typeof text === 'string' && text.trim() !== '' ? `${text.trim()}\n${line}` : line
