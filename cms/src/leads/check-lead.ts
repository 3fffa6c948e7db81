import { cleanText } from '../documents/clean-text'

export interface Lead {
  nombre: string
  email: string
  telefono: string
}

export interface FieldProblem {
  path: string[]
  message: string
}

export type CheckedLead =
  | { outcome: 'lead'; lead: Lead }
  | { outcome: 'trapped' }
  | { outcome: 'wrong'; problems: FieldProblem[] }

/** Of the form that this site sends; a person never sees it. */
const TRAP_FIELD = 'sitio_web'

const LENGTHS = { nombre: 120, email: 160, telefono: 60 } as const
const NAMES = { nombre: 'el nombre', email: 'el email', telefono: 'el teléfono' } as const
const FIELDS = ['nombre', 'email', 'telefono'] as const
const MIN_PHONE_DIGITS = 6

/**
 * The fields of a submitted form. Exactly the three of the form and its trap, each once, each a
 * text of one line; `trapped` when the trap is filled in.
 */
export function checkLead(body: Record<string, unknown>): CheckedLead {
  if (typeof body[TRAP_FIELD] === 'string' && body[TRAP_FIELD] !== '') return { outcome: 'trapped' }
  const problems = [...unknownFields(body), ...FIELDS.flatMap((field) => wrongText(body, field))]
  if (problems.length > 0) return { outcome: 'wrong', problems }
  const text = (field: keyof Lead) => oneLine(String(body[field]))
  const lead = { nombre: text('nombre'), email: text('email'), telefono: text('telefono') }
  const unusable = unusableTexts(lead)
  return unusable.length > 0 ? { outcome: 'wrong', problems: unusable } : { outcome: 'lead', lead }
}

function unknownFields(body: Record<string, unknown>): FieldProblem[] {
  const known: readonly string[] = [...FIELDS, TRAP_FIELD]
  const hasUnknown = Object.keys(body).some((field) => !known.includes(field))
  return hasUnknown ? [{ path: [], message: 'El formulario tiene campos de más.' }] : []
}

function wrongText(body: Record<string, unknown>, field: keyof Lead): FieldProblem[] {
  const value = body[field]
  if (typeof value !== 'string' || oneLine(value) === '') {
    return [{ path: [field], message: `Falta ${NAMES[field]}.` }]
  }
  if (oneLine(value).length <= LENGTHS[field]) return []
  const message = `Es demasiado largo ${NAMES[field]}: hasta ${LENGTHS[field]} caracteres.`
  return [{ path: [field], message }]
}

function unusableTexts({ email, telefono }: Lead): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    problems.push({ path: ['email'], message: 'El email no parece completo.' })
  }
  if (telefono.replace(/\D/g, '').length < MIN_PHONE_DIGITS) {
    problems.push({ path: ['telefono'], message: 'El teléfono no parece completo.' })
  }
  return problems
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
