import { DOCUMENT_TYPES, type DocumentType } from './documents.ts'
import {
  totalCounts,
  type ImportResult,
  type OutcomeCounts,
  type Refusal,
} from './import-result.ts'
import { quirkLine } from './quirk.ts'

/** How the summary names the documents of a type: plural, and the ending of its participles. */
const TYPE_WORDS: Record<DocumentType, readonly [plural: string, ending: 'os' | 'as']> = {
  category: ['categorías', 'as'],
  subcategory: ['subcategorías', 'as'],
  'payment-method': ['medios de pago', 'os'],
  'professional-category': ['categorías profesionales', 'as'],
  // There is one.
  'site-setting': ['configuración del sitio', 'as'],
  calendar: ['turnos y feriados', 'os'],
  'useful-contact-category': ['grupos de contactos útiles', 'os'],
  store: ['comercios', 'os'],
  offer: ['ofertas y recomendados', 'os'],
  professional: ['profesionales', 'os'],
}

/** The report of an import for staff, one line each: what was odd, what was refused, the sums. */
export function reportLines(result: ImportResult): string[] {
  return [
    ...result.quirks.map(quirkLine),
    ...result.refusals.map(refusalLine),
    ...result.completed.map(completedLine),
    ...DOCUMENT_TYPES.flatMap((type) => typeLine(type, result.counts[type])),
    ...(result.dryRun ? ['Ensayo: no se escribió nada.'] : []),
    totalLine(result),
  ]
}

function refusalLine({ record, field, message }: Refusal): string {
  return `Rechazado: ${field ? `${record}, ${field}` : record}: ${message}`
}

function completedLine(record: string): string {
  return `Ya estaba en el panel: ${record}: quedó lo cargado y se completó lo que faltaba.`
}

function typeLine(type: DocumentType, counts: OutcomeCounts): string[] {
  const { created, changed, unchanged, refused } = counts
  const count = created + changed + unchanged + refused
  if (count === 0) return []
  const [plural, ending] = TYPE_WORDS[type]
  const sums = `${created} cread${ending}, ${changed} cambiad${ending}, ${unchanged} sin cambios`
  const refusals = refused > 0 ? `, ${refused} rechazad${ending}` : ''
  return [`${count} ${plural}: ${sums}${refusals}`]
}

function totalLine({ counts, quirks }: ImportResult): string {
  const { created, changed, unchanged, refused } = totalCounts(counts)
  const sums = `${created} creados, ${changed} cambiados, ${unchanged} sin cambios`
  return `Total: ${sums}, ${refused} rechazados; ${quirks.length} avisos`
}
