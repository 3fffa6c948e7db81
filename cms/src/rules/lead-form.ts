/** What the contact form asks for, and what is taken: all of it, each a text of one line. */
interface LeadFieldRule {
  /** What the form calls it. */
  label: string
  /** With its article, inside a sentence. */
  called: string
  /** Characters. */
  maxLength: number
  /** False for a text that cannot be meant. */
  isComplete?: (text: string) => boolean
  /** One that is complete, for who wrote one that is not. */
  example?: string
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const MIN_PHONE_DIGITS = 6

/** In the form's order, by the names under which they are sent, stored and forwarded. */
export const LEAD_FIELDS = ['nombre', 'email', 'telefono'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

export const LEAD_FORM: Readonly<Record<LeadField, LeadFieldRule>> = {
  nombre: { label: 'Nombre', called: 'el nombre', maxLength: 120 },
  email: {
    label: 'Email',
    called: 'el email',
    maxLength: 160,
    isComplete: (text) => EMAIL.test(text),
    example: 'ana@correo.com',
  },
  telefono: {
    label: 'Teléfono',
    called: 'el teléfono',
    maxLength: 60,
    isComplete: (text) => text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS,
    example: '3777 55-5123',
  },
}

/** Contact data of a business owner (spec section 3). */
export type Lead = Readonly<Record<LeadField, string>>

/** The lead of which each field holds this text. */
export const makeLead = (text: (field: LeadField) => string): Lead =>
  Object.fromEntries(LEAD_FIELDS.map((field) => [field, text(field)])) as Lead

/** Name of the field that no person sees: only robots fill it in. */
export const TRAP_FIELD = 'sitio_web'
