/** What was tried of one row of the failure catalogue, and how it went. */
export interface Row {
  /** Of the catalogue: 'B1', 'B1, E3'. */
  row: string
  what: string
  /** 'kill -9: 100', '60 s'. */
  tries: string
  /** What was acknowledged, or stood published, and was not there afterwards. */
  losses: number
  figures: string
  /** Everything that went wrong, the losses among it; none when all is well. */
  faults: readonly string[]
}

const TITLES = ['Fila', 'Qué se hizo', 'Veces', 'Pérdidas', 'Cifras', '']
const FAULTS_SHOWN = 5

const cellsOf = ({ row, what, tries, losses, figures, faults }: Row): string[] => [
  row,
  what,
  tries,
  String(losses),
  figures,
  faults.length === 0 ? 'bien' : `MAL (${faults.length})`,
]

const faultLines = ({ row, what, faults }: Row): string[] =>
  faults.length === 0
    ? []
    : ['', `${row}, ${what}:`, ...faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`)]

/** All rows as one table, then the first faults of each row that has some. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [TITLES, ...rows.map(cellsOf)]
  const widths = TITLES.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return [...table, ...rows.flatMap(faultLines)].map((line) => `${line}\n`).join('')
}

/** The value below which so large a share of all lies: 0.99 of the answers were as fast or faster. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** A sentence when something does not hold. */
export const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence])

/** Map {0 → 12, 500 → 3} → '12 sin respuesta, 3 con 500'. */
export function refusalsOf(refused: ReadonlyMap<number, number>): string {
  const parts = [...refused].map(([status, count]) =>
    status === 0 ? `${number(count)} sin respuesta` : `${number(count)} con ${status}`,
  )
  return parts.join(', ') || 'ninguno rechazado'
}

/** 12345 → '12.345'. */
export const number = (value: number): string => Math.round(value).toLocaleString('es-AR')

/** 1234 ms → '1,2 s'. */
export const inSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} s`
