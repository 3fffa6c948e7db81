import { formatTable, type Row } from './table.ts'

/** One kind of fault, tried so often: a line or two of the table. */
export interface Part {
  what: string
  /** How often, how many, or for how many seconds; 0 leaves it out. */
  count: number
  /** `tell` is called after each try, with how many are done. */
  run(count: number, tell: (done: number) => void): Promise<Row[]>
}

const PROGRESS_EVERY = 25

/** What a part that broke off says in the table; the others go on. */
const brokenRow = ({ what, count }: Part, error: unknown): Row => ({
  row: '?',
  what,
  tries: String(count),
  losses: 0,
  figures: 'no se pudo medir',
  faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

/** Runs the parts one after the other and tells on standard error how far each is and how it went. */
export async function runParts(parts: readonly Part[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const part of parts.filter(({ count }) => count > 0)) {
    process.stderr.write(`${part.what}: ${part.count}\n`)
    const tell = (done: number) => {
      if (done % PROGRESS_EVERY === 0) process.stderr.write(`… ${done}\n`)
    }
    const done = await part.run(part.count, tell).catch((error) => [brokenRow(part, error)])
    // All of it takes hours: what is known already is not lost with a run that is broken off.
    process.stderr.write(formatTable(done))
    rows.push(...done)
  }
  return rows
}
