import { digits } from './phone.ts'
import { queryValue } from '../search/text.ts'

/** The visitor's WhatsApp link, null without a number (spec section 7). */
export function waLink(number: string): string | null {
  const dialled = digits(number)
  return dialled === '' ? null : `https://wa.me/${dialled}`
}

/** First message of a merchant who wants to be listed (spec section 2). */
export const MERCHANT_GREETING =
  'Hola! Estoy interesado en sumar mi comercio o servicio a la plataforma.'

/** The chat in which a merchant claims a page that nobody has confirmed; null without a number. */
export function claimLink(sitePhone: string, name: string): string | null {
  return waLinkWithText(sitePhone, `Hola! ${name} es mi comercio y quiero completar su página.`)
}

/** The chat in which the guide is told what was not found; null without a number or words. */
export function missedSearchLink(sitePhone: string, query: string): string | null {
  return query === ''
    ? null
    : waLinkWithText(sitePhone, `Hola! Busqué «${query}» y no lo encontré.`)
}

/** The chat with a store about one of its offers, which names it; null without a number. */
export function offerLink(number: string, offer: string, siteName: string): string | null {
  const where = siteName === '' ? '' : ` en ${siteName}`
  return waLinkWithText(number, `Hola! Vi «${offer}»${where} y lo quiero.`)
}

/** Text beside the shared link to a store or a professional. */
export function invitationText(name: string, siteName: string): string {
  return siteName === '' ? `Mirá ${name}` : `Mirá ${name} en ${siteName}`
}

/** Parts of a record that may be wrong, in the words of the report. */
export const REPORT_FIELDS = [
  'Horarios',
  'Teléfono o WhatsApp',
  'Dirección o ubicación',
  'Descripción o fotos',
  'El comercio cerró',
  'Otra cosa',
] as const

export type ReportField = (typeof REPORT_FIELDS)[number]

interface Report {
  name: string
  field: ReportField
  url: string
}

/** The chat with the product about an error in a record; null without a number to write to. */
export function reportLink(sitePhone: string, { name, field, url }: Report): string | null {
  const subject = asSentence(`Quiero informar un error en ${name}`)
  return waLinkWithText(sitePhone, `Hola! ${subject}\nQué está mal: ${field}\n${url}`)
}

/** Ends with a stop, unless it ends a sentence already: '… & Cía.' stays as it is. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text.trimEnd()) ? text.trimEnd() : `${text}.`
}

/** WhatsApp without addressee: the visitor chooses whom to send it to. */
export function shareByWhatsAppLink(text: string): string {
  return `https://wa.me/?text=${queryValue(text)}`
}

/** A chat with a prefilled text, null without a number. */
export function waLinkWithText(number: string, text: string): string | null {
  const chat = waLink(number)
  return chat && `${chat}?text=${queryValue(text)}`
}
