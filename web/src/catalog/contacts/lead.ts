import { LEAD_FIELDS, LEAD_FORM, makeLead, type Lead, type LeadField } from '@guia/contract'

export type LeadErrors = Partial<Record<LeadField, string>>

export const EMPTY_LEAD: Lead = makeLead(() => '')

export const trimmedLead = (lead: Lead): Lead => makeLead((field) => lead[field].trim())

/** Errors by field: missing or impossible; {} for a lead that may be sent. */
export function leadErrors(lead: Lead): LeadErrors {
  const errors: LeadErrors = {}
  for (const field of LEAD_FIELDS) {
    const error = textError(field, lead[field].trim())
    if (error !== null) errors[field] = error
  }
  return errors
}

function textError(field: LeadField, text: string): string | null {
  const { label, isComplete, example } = LEAD_FORM[field]
  const name = label.toLowerCase()
  if (text === '') return `Escribí tu ${name}.`
  if (isComplete?.(text) ?? true) return null
  return `Ese ${name} no parece completo.${example ? ` Ejemplo: ${example}` : ''}`
}

/** Whether two leads say the same, so that the second is a retry of the first. */
export function isSameLead(one: Lead, other: Lead): boolean {
  return LEAD_FIELDS.every((field) => one[field] === other[field])
}
