import { checkWhatsapp, numberOfWhatsappLink, parsePhone } from '../../phone'
import { readablePhone } from '../../readable-phone'
import type { RemainingText } from './remaining-text'

export interface MessagePhone {
  field: 'phone' | 'whatsapp' | 'wholesaleWhatsapp'
  /** As the form takes it: digits of wa.me, or a number as people read it. */
  value: string
  words: string
  /** Whether Goya's area code is ours. */
  areaAdded: boolean
}

/** Digits in groups, as people part them: '(3777) 45-6789', '3777.45.67.89', '+54 9 3777 456789'. */
const GAP = String.raw`(?: ?-? ?|\.|\/)`
const AREA = String.raw`(?:(?:\+?54[ -]?)?(?:9[ -]?)?\(0?\d{2,4}\)[ -]{0,2})`
const CANDIDATE = new RegExp(
  String.raw`(?<![\d,.:/$#@-]|[$#] )(?:${AREA}|\+)?\d(?:${GAP}\d){5,13}(?![\d:%]\d?|[.,/]\d)`,
  'gu',
)
/** Two whole numbers side by side: '421228 - 431228'. */
const WHOLE_NUMBERS = /^(\d{6,})(?: ?- ?|\/)(\d{6,})$/u

/** What is written in groups and is no telephone. */
const NO_PHONE =
  /(?:\b(?:cuit|cuil|cbu|cvu|dni|cuenta|alias|matr[ií]cula|m\.?p\.?|c\.?p\.?|habilitaci[oó]n|desde|a[nñ]o)|[$])\W{0,6}(?:n[°º]?\W{0,3})?$/iu

const WHATSAPP =
  /wh?ats?(?:\W?app?)?(?!\p{L})|(?<!\p{L})w[.:](?= )|w(?:ha)?t?sap+|was+ap|guas+ap|\bw[sp]{1,2}p?\b|\bwpp\b|mensajes|\bcel\b|celu|m[oó]vil/iu
const CALLS = /\btel|fijo|l[ií]nea|llam/iu
const WHOLESALE = /mayor(?:ista)?\b|distribu/iu

/** How far a word may stand from the number that it is about. */
const REACH = 40

/** What is said right behind a number is of it, unless another number or a colon comes next. */
function saidAfter(after: string): string {
  const said = /^[^\d\n.,;:/|]{0,32}/u.exec(after)?.[0] ?? ''
  return /^[\d:]/.test(after.slice(said.length)) ? '' : said
}

/** A mobile by how it is written: '3777 15-456789', '+54 9 3777 456789'. */
const MOBILE = /^(?:(?:00)?54)?9?0?(?:\d{2,4})?15\d{6,8}$|^(?:00)?549\d{10}$/

/** What stands before a number, from the number before it on. */
const saidBefore = (before: string): string => before.replace(/^.*\d{3}/su, '').slice(-REACH)

function kindsOf(near: string): MessagePhone['field'][] {
  if (WHOLESALE.test(near)) return ['wholesaleWhatsapp']
  const kinds: MessagePhone['field'][] = []
  if (WHATSAPP.test(near)) kinds.push('whatsapp')
  if (CALLS.test(near) || kinds.length === 0) kinds.push('phone')
  return kinds
}

/** Six digits alone may be anything, where nothing else says that they are a telephone. */
function isTold(words: string, near: string, isAlone: boolean): boolean {
  const digits = words.replace(/\D/g, '')
  if (digits.length > 8 || /^15/.test(digits) || /\d[ -]\d/.test(words)) return true
  return WHATSAPP.test(near) || CALLS.test(near) || isAlone
}

/** 'El 3777 456818 ya no lo uso más'. */
const RETIRED = /ya no|no (?:lo )?us|no (?:anda|funciona|va m[aá]s)|viej[oa]|anterior/iu

function readOne(words: string, before: string, after: string, isAlone: boolean): MessagePhone[] {
  const near = `${before} ${after}`
  if (NO_PHONE.test(before) || RETIRED.test(after) || !isTold(words, near, isAlone)) return []
  const phone = parsePhone(words)
  if (phone.kind !== 'number') return []
  return kindsOf(near).map((field) => ({
    field,
    value: field === 'phone' ? readablePhone(phone.digits) : phone.digits,
    words,
    areaAdded: phone.areaAdded,
  }))
}

interface Candidate {
  start: number
  words: string
}

function candidatesIn(rest: string): Candidate[] {
  return [...rest.matchAll(CANDIDATE)].flatMap(({ index, 0: words }) => {
    const [, one, other] = WHOLE_NUMBERS.exec(words) ?? []
    if (one === undefined || other === undefined) return [{ start: index, words }]
    return [
      { start: index, words: one },
      { start: index + words.length - other.length, words: other },
    ]
  })
}

/** 'Perdón, el teléfono está mal, es 421250': what stands before it is none. */
const CORRECTION = /perd[oó]n|correcci[oó]n|corrijo|est[aá] mal|me equivoqu[eé]/iu

/** Of the numbers of one kind those that were corrected are left out, and those of other cities. */
function valid(phones: readonly (MessagePhone & { start: number })[], correctedAt: number) {
  const isLocal = ({ value }: MessagePhone) => /^(?:549)?3777/.test(value)
  return phones.filter((phone) => {
    const others = phones.filter(({ field }) => field === phone.field)
    const isCorrected = phone.start < correctedAt && others.some(({ start }) => start > correctedAt)
    return !isCorrected && (isLocal(phone) || !others.some(isLocal))
  })
}

/**
 * Takes the telephone numbers of a message, each with what the words around it say that it is;
 * one without such a word is a telephone. A number without area is taken to be of Goya, and says so.
 */
export function takePhones(text: RemainingText): MessagePhone[] {
  const found: (MessagePhone & { start: number })[] = []
  let end = 0
  let before = ''
  for (const { start, words } of candidatesIn(text.rest)) {
    // Of numbers that stand side by side the word before the first is told of both.
    const gap = text.whole.slice(end, start)
    if (end === 0 || !/^ ?(?:[/,-]|y|o|u) ?$/u.test(gap)) before = saidBefore(text.before(start))
    end = start + words.length
    const behind = text.rest.slice(end, end + REACH)
    const isAlone =
      /(?:^|[\n\t|→·•]) ?$/u.test(text.rest.slice(0, start)) && /^ ?(?:$|[\n\t|→·•])/u.test(behind)
    const phones = readOne(words, before, saidAfter(behind), isAlone)
    found.push(...phones.map((phone) => ({ ...phone, start })))
  }
  const kept = valid(found, CORRECTION.exec(text.whole)?.index ?? -1)
  for (const { start, words } of kept) text.take(start, start + words.length)
  return kept
}

/**
 * The numbers of a message; where none is said to be WhatsApp, its first mobile is that as well: who writes
 * to a guide does so by it.
 */
export function withMobile(phones: readonly MessagePhone[]): readonly MessagePhone[] {
  const mobile = phones.find(({ words }) => MOBILE.test(words.replace(/\D/g, '')))
  const phone = mobile && parsePhone(mobile.words)
  const isTold = phones.some(({ field }) => field === 'whatsapp')
  if (isTold || !mobile || phone?.kind !== 'number') return phones
  return [...phones, { ...mobile, field: 'whatsapp', value: phone.digits }]
}

/** The number of a link of WhatsApp, as the form takes it; null for others. */
export function whatsappOfLink(link: string): string | null {
  const check = checkWhatsapp(numberOfWhatsappLink(link) ?? '')
  return check.ok ? check.digits : null
}
