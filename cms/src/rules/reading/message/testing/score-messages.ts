import { foldText } from '../../../slug'
import { parsePhone } from '../../../phone'
import { hoursRecord, type HoursRecord } from '../../../hours'
import { mondayFirst, WEEKDAYS, type Weekday } from '../../../weekdays'
import type { Choices, Option } from '../../choices/choices'
import { readMessage, type Piece } from '../read-message'
import type { ExpectedReading, TestMessage } from './messages'

export type Field = keyof ExpectedReading

export const FIELDS: readonly Field[] = [
  'name',
  'categories',
  'whatsapp',
  'phone',
  'wholesaleWhatsapp',
  'address',
  'location',
  'hours',
  'payments',
  'instagram',
  'facebook',
  'tiktok',
  'x',
  'youtube',
  'website',
  'shopUrl',
  'menuUrl',
  'description',
]

/** `left`: a person has to fill it in, or to add to it. `wrong`: it says what the message does not. */
export type Outcome = 'right' | 'left' | 'wrong'

export interface Score {
  field: Field
  outcome: Outcome
  expected: string
  read: string
}

const option = (one: Option): string =>
  one.kind === 'subcategory' && one.category
    ? `${one.category.name} › ${one.choice.name}`
    : one.choice.name

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function digits(text: string): string {
  const phone = parsePhone(text)
  return phone.kind === 'number' ? phone.digits : text
}

const sorted = (texts: readonly string[]): string => texts.map(plain).sort().join('\n')

/** 'lunes a viernes' → its days. */
function daysOf(key: string): Weekday[] {
  const week = mondayFirst(WEEKDAYS)
  const [from = '', to = from] = key.split(' a ')
  return week.slice(week.indexOf(from as Weekday), week.indexOf(to as Weekday) + 1)
}

/** Of a day of which nothing is told. */
const UNKNOWN = ' ?'

const weekText = (week: HoursRecord): string =>
  mondayFirst(WEEKDAYS)
    .map((day) => {
      const hours = week[day]
      if (hours === undefined) return day + UNKNOWN
      return `${day} ${plain(Array.isArray(hours) ? [...hours].sort().join(' ') : hours)}`
    })
    .join('\n')

function expectedWeek(hours: Record<string, string>): string {
  const week: HoursRecord = {}
  for (const [key, text] of Object.entries(hours)) {
    for (const day of daysOf(key)) week[day] = / - /.test(text) ? text.split(', ') : text
  }
  return weekText(week)
}

function expectedText(expected: ExpectedReading, field: Field): string {
  const value = expected[field]
  if (value === undefined) return ''
  if (field === 'hours') return expectedWeek(value as Record<string, string>)
  if (Array.isArray(value)) return sorted(value)
  if (field === 'location') return JSON.stringify(value)
  return field === 'name' || field === 'address' || field === 'description'
    ? plain(value as string)
    : (value as string)
}

function readText(piece: Piece | undefined): string {
  if (!piece) return ''
  if (piece.field === 'hours') return weekText(hoursRecord(piece.value))
  if (piece.field === 'location') return JSON.stringify(piece.value)
  if (Array.isArray(piece.value)) return sorted(piece.value.map(option))
  if (piece.field === 'phone') return piece.value.split(' / ').map(digits).join(' / ')
  return piece.field === 'name' || piece.field === 'address' || piece.field === 'description'
    ? plain(piece.value)
    : piece.value
}

/** Of several days or choices some may be missing; none may be there that the message does not say. */
function outcomeOf(read: string, wanted: string): Outcome {
  if (read === wanted) return 'right'
  const expected = new Set(wanted.split('\n'))
  const isPart = read.split('\n').every((line) => expected.has(line) || line.endsWith(UNKNOWN))
  return read === '' || isPart ? 'left' : 'wrong'
}

/** How each field fared that a message speaks of, or that was filled from it. */
export function scoreMessage({ text, expected }: TestMessage, choices: Choices): Score[] {
  const { pieces } = readMessage(text, choices, '2026-11-30')
  return FIELDS.flatMap((field): Score[] => {
    const name = field === 'payments' ? 'paymentMethods' : field
    const read = readText(pieces.find((piece) => piece.field === name))
    const wanted = expectedText(expected, field)
    if (read === '' && wanted === '') return []
    return [{ field, outcome: outcomeOf(read, wanted), expected: wanted, read }]
  })
}
