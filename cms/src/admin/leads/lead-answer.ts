import { timeInGoya } from '../../rules/goya-time'
import { LEAD_FIELDS, LEAD_FORM, type LeadField } from '../../rules/lead-form'
import { CONTACTED_STATE, FIRST_STATE } from '../../rules/lead-states'
import { parsePhone } from '../../rules/phone'

/** A lead as the panel's form holds it; what the role may not read is missing. */
export interface Lead extends Partial<Record<LeadField, string | null>> {
  documentId?: string
  state?: string | null
  createdAt?: string | null
}

/** What a store's form is filled with. */
export interface StoreDraft {
  phone: string
  whatsapp: string
  internalNote: string
}

/** What is called the site when its name cannot be read. */
const ANY_SITE = 'la guía'

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The first message to a merchant who left their data. */
export function greetingOf({ nombre }: Lead, siteName: string): string {
  const site = oneLine(siteName) || ANY_SITE
  const hello = oneLine(nombre) ? `Hola, ${oneLine(nombre)}!` : 'Hola!'
  return (
    `${hello} Te escribimos de ${site}: nos dejaste tus datos para sumar tu comercio. ` +
    '¿Nos contás cómo se llama, en qué dirección está y en qué horarios atiende?'
  )
}

/** The chat with who wrote, its first message ready; null when the number cannot be read. */
export function answerLink(lead: Lead, siteName: string): string | null {
  const phone = parsePhone(lead.telefono ?? '')
  if (phone.kind !== 'number') return null
  return `https://wa.me/${phone.digits}?text=${encodeURIComponent(greetingOf(lead, siteName))}`
}

/** Whether a lead is still as it came: nobody has said that they wrote. */
export const isUnanswered = ({ state }: Lead): boolean => state === FIRST_STATE

/** What a save changes once somebody wrote. */
export const ANSWERED = { state: CONTACTED_STATE } as const

/** All that was left: 'Interesado del 2026-11-26 10:14: Ana Sosa, email ana@correo.example, teléfono 3777 55-5101' */
function noteOf(lead: Lead): string {
  const day = lead.createdAt ? ` del ${timeInGoya(new Date(lead.createdAt))}` : ''
  const parts = LEAD_FIELDS.flatMap((field) => {
    const text = oneLine(lead[field])
    if (text === '') return []
    return field === 'nombre' ? text : `${LEAD_FORM[field].label.toLowerCase()} ${text}`
  })
  return `Interesado${day}: ${parts.join(', ')}`
}

/**
 * What a new store is filled with from a lead. Whoever wrote gave their own name: it stands in the note, and
 * the store's is asked for by the form. A number without area code stays as it was written:
 * the form then asks for it instead of guessing.
 */
export function storeDraftOf(lead: Lead): StoreDraft {
  const phone = parsePhone(lead.telefono ?? '')
  const written = oneLine(lead.telefono)
  const isMobile = phone.kind === 'number'
  return {
    phone: isMobile ? '' : written,
    whatsapp: isMobile ? (phone.areaAdded ? written : phone.digits) : '',
    internalNote: noteOf(lead),
  }
}

/** '3 nuevos', '1 nuevo'; nothing for none, or while it is not known. */
export function unreadText(count: number | null): string {
  if (!count) return ''
  return count === 1 ? '1 nuevo' : `${count} nuevos`
}
