import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** Goya's area code: a number that says none is taken to be local. */
export const LOCAL_AREA = '3777'

const NATIONAL_NUMBER_LENGTH = 10
const LOCAL_NUMBER = /^(?:15)?(\d{6})$/u
/** Both the 9 of calls from abroad and the 15 of calls within the country: '549 3777 15 555123'. */
const NINE_AND_FIFTEEN = /^(?:(?:00)?54)?9?0?(\d{2,4}15\d{6,8})$/u
const SHORT_CODE = /^\d{3,5}$/u
const SERVICE_TYPES = new Set(['TOLL_FREE', 'UAN', 'SHARED_COST', 'PREMIUM_RATE'])

export type Phone =
  /** `digits` with country code: Argentine numbers are 549 + area code + number. */
  | { kind: 'number'; digits: string; areaAdded: boolean }
  /** 107, 0800…: dialled as they stand, no WhatsApp behind them. */
  | { kind: 'service'; digits: string }
  | { kind: 'unreadable' }

/**
 * Reads a telephone number as people write it in Argentina.
 * '03777 15-55-5123' → 5493777555123; '55-5123' → 5493777555123 with `areaAdded`; '107' → service.
 */
export function normalisePhone(text: string): Phone {
  const digits = text.replace(/\D/gu, '')
  if (/\p{L}/u.test(withoutLabels(text))) return { kind: 'unreadable' }
  if (SHORT_CODE.test(digits)) return { kind: 'service', digits }
  const local = LOCAL_NUMBER.exec(digits)?.[1]
  if (local) return fromParsed(parse(`${LOCAL_AREA}${local}`), digits, true)
  return fromParsed(parseNational(text, digits), digits, false)
}

function parse(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, 'AR')
}

/** The library drops the 15 only of a number as it is dialled within the country: 0, area, 15. */
function parseNational(text: string, digits: string): PhoneNumber | undefined {
  const parsed = parse(text.trim())
  const national = NINE_AND_FIFTEEN.exec(digits)?.[1]
  return national === undefined || parsed?.isValid() ? parsed : parse(`0${national}`)
}

function fromParsed(parsed: PhoneNumber | undefined, digits: string, areaAdded: boolean): Phone {
  if (!parsed?.isValid()) return { kind: 'unreadable' }
  if (SERVICE_TYPES.has(parsed.getType() ?? '')) return { kind: 'service', digits }
  const number = parsed.number.replace(/\D/gu, '')
  if (parsed.country !== 'AR') return { kind: 'number', digits: number, areaAdded }
  const national = String(parsed.nationalNumber).slice(-NATIONAL_NUMBER_LENGTH)
  return { kind: 'number', digits: `549${national}`, areaAdded }
}

/** 'Tel.: 3777 55-5123 int. 4' → the same without the words that say what it is. */
function withoutLabels(text: string): string {
  return text.replace(/\b(?:tel|t|cel|wsp|whatsapp|int|interno|ext)\b[.:]*/giu, '')
}
