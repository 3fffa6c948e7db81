import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

export type WhatsappCheck = { ok: true; digits: string } | { ok: false; message: string }

const GOYA_AREA = '3777'
const ARGENTINA = '54'

/** Without the 9 that an Argentine mobile has only when called from abroad. */
const nationalDigits = (phone: PhoneNumber) => phone.nationalNumber.replace(/^9/, '')

/** Both the 9 of calls from abroad and the 15 of calls within the country: '549 3777 15 555123'. */
const NINE_AND_FIFTEEN = /^(?:(?:00)?54)?9?0?(\d{2,4}15\d{6,8})$/

const isArgentine = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone?.countryCallingCode === ARGENTINA && phone.isPossible()

/**
 * An Argentine number as people write it; else an international one, also without its '+', as the
 * CMS saves it.
 */
function readPhone(text: string): PhoneNumber | null {
  const digits = text.replace(/\D/g, '')
  const international = parsePhoneNumberFromString(`+${digits}`)
  const saysSo = /^\s*\+/.test(text) || /^549\d{10}$/.test(digits)
  const local = saysSo ? international : parsePhoneNumberFromString(text, 'AR')
  if (isArgentine(local) && nationalDigits(local).length === 10) return local
  if (international?.isValid()) return international
  // The library drops the 15 only of a number as it is dialled within the country: 0, area, 15.
  const national = NINE_AND_FIFTEEN.exec(digits)?.[1]
  const dialled = national && parsePhoneNumberFromString(`0${national}`, 'AR')
  if (dialled && isArgentine(dialled) && nationalDigits(dialled).length === 10) return dialled
  return isArgentine(local) ? local : null
}

/** '15-555123', '555123': a local number, six digits in Goya; '3777-12' is one that was cut. */
function localNumber(text: string): string | null {
  const local = /^(15)?(\d{6})$/.exec(text.replace(/\D/g, ''))?.[2]
  return local && !local.startsWith(GOYA_AREA) ? local : null
}

/**
 * Brings a WhatsApp number to the digits that wa.me needs: `549` + area code + number for an
 * Argentine one, country code + number for another. A number without area code is refused with
 * the suggestion to add Goya's, so that staff confirm it.
 * checkWhatsapp('03777 15-555123') → { ok: true, digits: '5493777555123' }
 */
export function checkWhatsapp(text: string): WhatsappCheck {
  const local = localNumber(text)
  if (local) {
    return {
      ok: false,
      message: `Falta la característica. Si es de Goya, escribí ${GOYA_AREA} ${local}.`,
    }
  }
  const phone = readPhone(text)
  if (!phone) {
    return {
      ok: false,
      message: `«${text}» no parece un número de WhatsApp: escribí característica y número.`,
    }
  }
  if (phone.countryCallingCode !== ARGENTINA) {
    return { ok: true, digits: phone.number.replace(/\D/g, '') }
  }
  const national = nationalDigits(phone)
  if (national.length !== 10) {
    return { ok: false, message: `«${text}» no tiene los 10 dígitos de un número argentino.` }
  }
  return { ok: true, digits: `549${national}` }
}
