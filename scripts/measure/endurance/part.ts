import { fork } from 'node:child_process'
import { formatTable, type Row } from './table.ts'

/** One kind of fault, tried so often: a line or two of the table. */
export interface Part {
  what: string
  /** How often, how many, or for how many seconds; 0 leaves it out. */
  count: number
  /** Its figures have a limit in seconds: nothing else may run beside it. */
  isTimed?: boolean
  /** `tell` is called after each try, with how many are done. */
  run(count: number, tell: (done: number) => void): Promise<Row | Row[]>
}

const PROGRESS_EVERY = 25

/** What is killed and started again waits for a disk as often as for a processor. */
const LANES = 2

/** What a part that broke off says in the table; the others go on. */
const brokenRow = ({ what, count }: Part, error: unknown): Row => ({
  row: '?',
  what,
  tries: String(count),
  losses: 0,
  figures: 'no se pudo medir',
  faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

/** Tries one part in this process; tells on standard error how far it is and how it went. */
export async function runPart(part: Part): Promise<Row[]> {
  process.stderr.write(`${part.what}: ${part.count}\n`)
  const tell = (done: number) => {
    if (done % PROGRESS_EVERY === 0) process.stderr.write(`${part.what}: … ${done}\n`)
  }
  const tried = await part.run(part.count, tell).catch((error) => brokenRow(part, error))
  const rows = [tried].flat()
  // All of it takes more than an hour: what is known already is not lost with a run that is broken off.
  process.stderr.write(formatTable(rows))
  return rows
}

/**
 * Tries one part in a process of its own: this program once more, with `--part` and its name, which
 * sends the rows. Where parts shared a process, visitors of one stood still while another waited for
 * the disk, and took answers that had come long ago for missing.
 */
export function runApart(part: Part): Promise<Row[]> {
  const [, program = '', ...args] = process.argv
  const child = fork(program, [...args, '--part', part.what])
  const end = () => child.kill()
  process.once('exit', end)
  let rows = [brokenRow(part, 'su proceso terminó sin decir nada')]
  child.once('message', (message) => {
    rows = message as Row[]
  })
  return new Promise((resolve) => {
    child.once('exit', () => {
      process.removeListener('exit', end)
      resolve(rows)
    })
  })
}

/** Takes the parts in their order, as many at a time as there are lanes. */
async function runInLanes(
  parts: readonly Part[],
  lanes: number,
  runOne: typeof runApart,
): Promise<Map<Part, Row[]>> {
  const rowsOf = new Map<Part, Row[]>()
  const left = [...parts]
  const run = async () => {
    for (let part = left.shift(); part; part = left.shift()) rowsOf.set(part, await runOne(part))
  }
  await Promise.all(Array.from({ length: lanes }, run))
  return rowsOf
}

/**
 * Runs the parts, first those with limits in seconds, one after the other, then the others beside each
 * other. Rows come in the order of the parts.
 */
export async function runParts(parts: readonly Part[], runOne = runApart): Promise<Row[]> {
  const wanted = parts.filter(({ count }) => count > 0)
  const timed = await runInLanes(
    wanted.filter(({ isTimed }) => isTimed),
    1,
    runOne,
  )
  const others = await runInLanes(
    wanted.filter(({ isTimed }) => !isTimed),
    LANES,
    runOne,
  )
  return wanted.flatMap((part) => timed.get(part) ?? others.get(part) ?? [])
}
