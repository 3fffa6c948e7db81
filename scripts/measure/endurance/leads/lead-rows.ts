import { inSeconds, number, percentile, type Row } from '../table.ts'
import type { DisturbReport } from './disturb.ts'
import type { Differences } from './ledger.ts'
import type { LeadLoadReport } from './load-leads.ts'
import type { RepeatReport } from './repeat-leads.ts'

const told = (title: string, texts: readonly string[]): string[] =>
  texts.map((text) => `${title}: ${text}`)

const differenceFaults = ({ lost, doubled, foreign }: Differences): string[] => [
  ...told('confirmada y no está', lost),
  ...told('está dos veces', doubled),
  ...told('nadie la mandó así', foreign),
]

/** Map {0 → 12, 500 → 3} → '12 sin respuesta, 3 con 500'. */
function refusalsOf(refused: ReadonlyMap<number, number>): string {
  const parts = [...refused].map(([status, count]) =>
    status === 0 ? `${number(count)} sin respuesta` : `${number(count)} con ${status}`,
  )
  return parts.join(', ') || 'ninguno rechazado'
}

export function disturbRow(row: string, what: string, report: DisturbReport): Row {
  const { times, acknowledged, refused, back, lost, faults } = report
  const [median, p95] = [percentile(back, 0.5), percentile(back, 0.95)].map(inSeconds)
  return {
    row,
    what,
    tries: number(times),
    losses: lost.length,
    figures:
      `${number(acknowledged)} confirmadas; ${refusalsOf(refused)}; ` +
      `vuelve en ${median} (mediana), ${p95} (p95)`,
    faults: [...faults, ...differenceFaults(report)],
  }
}

export const repeatRow = (database: string, report: RepeatReport): Row => {
  const { leads, refused, lost, doubled } = report
  return {
    row: 'E2',
    what: `cada consulta tres veces, ${database}`,
    tries: `3 × ${number(leads)}`,
    losses: lost.length,
    figures: `${number(leads - lost.length)} filas, ${number(doubled.length)} repetidas`,
    faults: [...told('respondió', refused.map(String)), ...differenceFaults(report)],
  }
}

/** Of the catalogue's aims. */
const LEAST_PER_SECOND = 300
const MOST_P99_MS = 150

export function leadLoadRow(database: string, report: LeadLoadReport): Row {
  const { seconds, acknowledged, perSecond, p99, refused, lost } = report
  const faults = [...differenceFaults(report)]
  if (refused.size > 0) faults.push(`hubo rechazos: ${refusalsOf(refused)}`)
  if (perSecond < LEAST_PER_SECOND) faults.push(`menos de ${LEAST_PER_SECOND} por segundo`)
  if (p99 >= MOST_P99_MS) faults.push(`p99 de ${MOST_P99_MS} ms o más`)
  return {
    row: '§5',
    what: `consultas sin pausa, ${database}`,
    tries: `${seconds} s`,
    losses: lost.length,
    figures: `${number(acknowledged)} confirmadas, ${number(perSecond)}/s; p99 ${number(p99)} ms`,
    faults,
  }
}
