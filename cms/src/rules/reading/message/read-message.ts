import type { Hours } from '../../hours'
import { readablePhone } from '../../readable-phone'
import type { Choices, Option } from '../choices/choices'
import { takeAddress } from './address'
import { takeHours } from './hours'
import { leftOver } from './left-over'
import { takeAccounts, takeLinks, type MessageLink } from './links'
import { takeDescription, takeName } from './name'
import { takePhones, withMobile, type MessagePhone } from './phones'
import { takePlaces } from './place'
import {
  takePayments,
  takeServices,
  takeTrades,
  tradesOfName,
  type MessageChoices,
} from './choices'
import { cleanMessage, RemainingText } from './remaining-text'
import { takeSpecialDays, type MessageDays } from './special-days'

/** Characters of a message that are read; what comes after them is left over. */
const LONGEST = 10_000

/** What a message said of one field of a store, in the form's own shape, and in which words. */
export type Piece = { words: string[]; note?: string } & (
  | { field: TextField; value: string }
  | { field: 'hours'; value: Hours }
  | { field: 'location'; value: { lat: number; lng: number } }
  | { field: ChoiceField; value: Option[] }
)

type ChoiceField = 'categories' | 'paymentMethods'

type TextField =
  | 'name'
  | 'address'
  | 'description'
  | 'phone'
  | 'specialHours'
  | MessagePhone['field']
  | MessageLink['field']

export interface MessageReading {
  /** Of each field one at most. */
  pieces: Piece[]
  /** What no field took. */
  unread: Unread[]
}

export interface Unread {
  words: string
  /** What a person can do with it. */
  note?: string
}

const AREA_ADDED = 'Vino sin característica: se tomó la de Goya (3777).'
const ALSO_CALLS = 'El mismo de WhatsApp.'
const ONLY_THOSE_DAYS =
  'Vino junto a un horario de ciertos días: si vale todo el año, cargalo en Horarios.'
const SHORT_LINK = 'Es un enlace corto: abrilo, y pegá en el mapa la dirección larga que aparece.'

/** Several numbers for calls stand in one field, as the site reads them. */
function phonePieces(phones: readonly MessagePhone[]): Piece[] {
  const of = (field: MessagePhone['field']) => phones.filter((phone) => phone.field === field)
  const note = (some: readonly MessagePhone[]) =>
    some.some(({ areaAdded }) => areaAdded) ? { note: AREA_ADDED } : {}
  const [whatsapp, ...others] = of('whatsapp')
  const calls = [...of('phone'), ...others.filter(({ words }) => words !== whatsapp?.words)]
  const texts = [...new Set(calls.map(({ value }) => readablePhone(value)))]
  const pieces: Piece[] = []
  for (const one of [whatsapp, of('wholesaleWhatsapp')[0]]) {
    if (one) pieces.push({ field: one.field, value: one.value, words: [one.words], ...note([one]) })
  }
  if (texts.length > 0) {
    const words = calls.map((call) => call.words)
    pieces.push({ field: 'phone', value: texts.join(' / '), words, ...note(calls) })
  } else if (whatsapp) {
    const value = readablePhone(whatsapp.value)
    pieces.push({ field: 'phone', value, words: [whatsapp.words], note: ALSO_CALLS })
  }
  return pieces
}

/** The first of each field; of the others the words are left over. */
function linkPieces(links: readonly MessageLink[]): { pieces: Piece[]; twice: string[] } {
  const first = new Map<string, MessageLink>()
  for (const link of links) if (!first.has(link.field)) first.set(link.field, link)
  return {
    pieces: [...first.values()].map(({ field, value, words }) => ({
      field,
      value,
      words: [words],
    })),
    twice: links
      .filter((link) => first.get(link.field)?.value !== link.value)
      .map(({ words }) => words),
  }
}

const oneWord = <T>({ value, words }: { value: T; words: string }) => ({ value, words: [words] })

const specialPiece = (days: MessageDays | null): Piece[] =>
  days ? [{ field: 'specialHours', value: days.value, words: days.words }] : []

const textPiece = (field: TextField, found: { value: string; words: string } | null): Piece[] =>
  found ? [{ field, ...oneWord(found) }] : []

/** What several readers found for a field, each choice once. */
function choicePiece(field: ChoiceField, ...readings: (MessageChoices | null)[]): Piece[] {
  const found = readings.filter((reading) => reading !== null)
  const options = found.flatMap(({ value }) => value)
  const value = [...new Map(options.map((one) => [one.choice.documentId, one])).values()]
  return value.length > 0 ? [{ field, value, words: found.flatMap(({ words }) => words) }] : []
}

const asPhone = ({ value, words }: MessageLink): MessagePhone => ({
  field: 'whatsapp',
  value,
  words,
  areaAdded: false,
})

/**
 * Reads a merchant's message, as WhatsApp or people write it, for the fields of a store. Nothing is
 * guessed: what is not surely a field's value is `unread`. `today`: 'AAAA-MM-DD', for days without a
 * year. Never throws.
 */
export function readMessage(message: string, choices: Choices, today: string): MessageReading {
  const clean = cleanMessage(message.slice(0, LONGEST))
  const text = new RemainingText(clean)
  const specialDays = takeSpecialDays(text, today)
  const places = takePlaces(text)
  const links = takeLinks(text)
  const accounts = takeAccounts(text)
  const phones = takePhones(text)
  const address = takeAddress(text)
  const description = takeDescription(text)
  const trades = takeTrades(text, choices)
  const name = takeName(text)
  const payments = takePayments(text, choices)
  const services = takeServices(text, choices)
  const hours = takeHours(text.left())
  const fromWhatsapp = links.filter(({ field }) => field === 'whatsapp').map(asPhone)
  const social = linkPieces([...links.filter(({ field }) => field !== 'whatsapp'), ...accounts])
  const pieces: Piece[] = [
    ...textPiece('name', name),
    ...choicePiece('categories', trades ?? (name && tradesOfName(name, choices)), services),
    ...phonePieces(withMobile([...phones, ...fromWhatsapp])),
    ...textPiece('address', address),
    ...(places.point ? [{ field: 'location' as const, ...oneWord(places.point) }] : []),
    ...(hours.value ? [{ field: 'hours' as const, value: hours.value, words: hours.words }] : []),
    ...specialPiece(specialDays),
    ...choicePiece('paymentMethods', payments),
    ...social.pieces,
    ...textPiece('description', description),
  ]
  const left = leftOver(hours.left, text, specialDays !== null)
  const others = [...social.twice, message.slice(LONGEST).trim()]
  const unread: Unread[] = [...left, ...others].filter(Boolean).map((words) => ({ words }))
  unread.push(...(specialDays?.doubtful ?? []).map((words) => ({ words, note: ONLY_THOSE_DAYS })))
  unread.push(...places.shortLinks.map((words) => ({ words, note: SHORT_LINK })))
  return { pieces, unread }
}
