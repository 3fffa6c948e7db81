import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** Goya's area code: a number that says none is taken to be local. */
export const LOCAL_AREA = '3777'

const NATIONAL_NUMBER_LENGTH = 10
const LOCAL_NUMBER = /^(?:15)?(\d{6})$/
/** Both the 9 of calls from abroad and the 15 of calls within the country: '549 3777 15 555123'. */
const NINE_AND_FIFTEEN = /^(?:(?:00)?54)?9?0?(\d{2,4}15\d{6,8})$/
const SHORT_CODE = /^\d{3,5}$/
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
export function parsePhone(text: string): Phone {
  const digits = text.replace(/\D/g, '')
  if (/\p{L}/u.test(withoutLabels(text))) return { kind: 'unreadable' }
  if (SHORT_CODE.test(digits)) return { kind: 'service', digits }
  const local = LOCAL_NUMBER.exec(digits)?.[1]
  // '3777-12' is a number that was cut behind its area code.
  if (local?.startsWith(LOCAL_AREA)) return { kind: 'unreadable' }
  if (local) return fromParsed(parse(`${LOCAL_AREA}${local}`), digits, true)
  return fromParsed(parseNational(text, digits), digits, false)
}

/** Digits that begin with a country's code, also without their '+', as the CMS keeps them. */
function parse(text: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, 'AR')
  return parsed?.isValid() ? parsed : undefined
}

/** The library drops the 15 only of a number as it is dialled within the country: 0, area, 15. */
function parseNational(text: string, digits: string): PhoneNumber | undefined {
  const national = NINE_AND_FIFTEEN.exec(digits)?.[1]
  return (
    parse(text.trim()) ??
    (national === undefined ? undefined : parse(`0${national}`)) ??
    parse(`+${digits}`)
  )
}

function fromParsed(parsed: PhoneNumber | undefined, digits: string, areaAdded: boolean): Phone {
  if (!parsed) return { kind: 'unreadable' }
  if (SERVICE_TYPES.has(parsed.getType() ?? '')) return { kind: 'service', digits }
  const number = parsed.number.replace(/\D/g, '')
  if (parsed.country !== 'AR') return { kind: 'number', digits: number, areaAdded }
  const national = String(parsed.nationalNumber).slice(-NATIONAL_NUMBER_LENGTH)
  return { kind: 'number', digits: `549${national}`, areaAdded }
}

/** 'Tel.: 3777 55-5123 int. 4' → the same without the words that say what it is. */
function withoutLabels(text: string): string {
  return text.replace(/\b(?:tel|t|cel|wsp|whatsapp|int|interno|ext)\b[.:]*/giu, '')
}

/** A number for calls may be written in any way, with words beside it; words alone are none. */
export const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text)

const WHATSAPP_LINK = /^\s*(?:https?:\/\/)?(?:wa\.me|(?:api|web|www)\.whatsapp\.com)\//iu
const NUMBER_OF_LINK = /(?:wa\.me\/\+?|phone=(?:\+|%2B)?)(\d{8,15})(?!\d)/iu

/**
 * The digits of a link that opens a chat: 'wa.me/5493777456789', 'api.whatsapp.com/send?phone=…'; null
 * of any other text, and of a link that holds no number.
 */
export const numberOfWhatsappLink = (text: string): string | null =>
  WHATSAPP_LINK.test(text) ? (NUMBER_OF_LINK.exec(text)?.[1] ?? null) : null

type WhatsappCheck = { ok: true; digits: string } | { ok: false; message: string }

/**
 * A WhatsApp number in the digits that wa.me needs: `549` + area code + number for an Argentine
 * one, country code + number for another; of a link of WhatsApp its number. One without area code is
 * refused with the suggestion to add Goya's, so that staff confirm it.
 * checkWhatsapp('03777 15-555123') → { ok: true, digits: '5493777555123' }
 */
export function checkWhatsapp(text: string): WhatsappCheck {
  const phone = parsePhone(numberOfWhatsappLink(text) ?? text)
  if (phone.kind !== 'number') {
    const message = `«${text}» no parece un número de WhatsApp: escribí característica y número.`
    return { ok: false, message }
  }
  if (!phone.areaAdded) return { ok: true, digits: phone.digits }
  const local = phone.digits.slice(-6)
  const message = `Falta la característica. Si es de Goya, escribí ${LOCAL_AREA} ${local}.`
  return { ok: false, message }
}
