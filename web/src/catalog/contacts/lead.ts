export const LEAD_FIELDS = ['nombre', 'email', 'telefono'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** Contact data of a business owner (spec section 3). */
export type Lead = Readonly<Record<LeadField, string>>
export type LeadErrors = Partial<Record<LeadField, string>>

export const EMPTY_LEAD: Lead = { nombre: '', email: '', telefono: '' }

/** The longest texts that the endpoint takes. */
export const LEAD_LENGTHS: Readonly<Record<LeadField, number>> = {
  nombre: 120,
  email: 160,
  telefono: 60,
}

const MIN_PHONE_DIGITS = 6

export function trimmedLead(lead: Lead): Lead {
  return { nombre: lead.nombre.trim(), email: lead.email.trim(), telefono: lead.telefono.trim() }
}

/** Errors by field: missing or impossible; {} for a lead that may be sent. */
export function leadErrors(lead: Lead): LeadErrors {
  const { nombre, email, telefono } = trimmedLead(lead)
  const errors: LeadErrors = {}
  if (nombre === '') errors.nombre = 'Escribí tu nombre.'
  if (email === '') errors.email = 'Escribí tu email.'
  else if (!isEmail(email)) errors.email = 'Ese email no parece completo. Ejemplo: ana@correo.com'
  if (telefono === '') errors.telefono = 'Escribí tu teléfono.'
  else if (!isPhone(telefono)) errors.telefono = 'Ese teléfono no parece completo.'
  return errors
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

const isPhone = (text: string) => text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS

/** Whether two leads say the same, so that the second is a retry of the first. */
export function isSameLead(one: Lead, other: Lead): boolean {
  return LEAD_FIELDS.every((field) => one[field] === other[field])
}
