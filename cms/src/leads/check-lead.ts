import { cleanText } from '../documents/clean-text'
import {
  LEAD_FIELDS,
  LEAD_FORM,
  makeLead,
  TRAP_FIELD,
  type Lead,
  type LeadField,
} from '../rules/lead-form'

export interface FieldProblem {
  path: string[]
  message: string
}

type CheckedLead =
  | { outcome: 'lead'; lead: Lead }
  | { outcome: 'trapped' }
  | { outcome: 'wrong'; problems: FieldProblem[] }

/**
 * The fields of a submitted form. Exactly those of the form and its trap, each once, each a
 * text of one line; `trapped` when the trap is filled in.
 */
export function checkLead(body: Record<string, unknown>): CheckedLead {
  if (typeof body[TRAP_FIELD] === 'string' && body[TRAP_FIELD] !== '') return { outcome: 'trapped' }
  const problems = [
    ...unknownFields(body),
    ...LEAD_FIELDS.flatMap((field) => wrongText(body, field)),
  ]
  if (problems.length > 0) return { outcome: 'wrong', problems }
  const lead = makeLead((field) => oneLine(String(body[field])))
  const unusable = LEAD_FIELDS.flatMap((field) => unusableText(lead, field))
  return unusable.length > 0 ? { outcome: 'wrong', problems: unusable } : { outcome: 'lead', lead }
}

function unknownFields(body: Record<string, unknown>): FieldProblem[] {
  const known: readonly string[] = [...LEAD_FIELDS, TRAP_FIELD]
  const hasUnknown = Object.keys(body).some((field) => !known.includes(field))
  return hasUnknown ? [{ path: [], message: 'El formulario tiene campos de más.' }] : []
}

function wrongText(body: Record<string, unknown>, field: LeadField): FieldProblem[] {
  const value = body[field]
  const { called, maxLength } = LEAD_FORM[field]
  if (typeof value !== 'string' || oneLine(value) === '') {
    return [{ path: [field], message: `Falta ${called}.` }]
  }
  if (oneLine(value).length <= maxLength) return []
  const message = `Es demasiado largo ${called}: hasta ${maxLength} caracteres.`
  return [{ path: [field], message }]
}

function unusableText(lead: Lead, field: LeadField): FieldProblem[] {
  const { called, isComplete } = LEAD_FORM[field]
  if (isComplete?.(lead[field]) ?? true) return []
  return [{ path: [field], message: `${capitalized(called)} no parece completo.` }]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
