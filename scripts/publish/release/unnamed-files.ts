import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './durable-files.ts'

function readTimes(file: string): Map<string, number> {
  try {
    const times = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> | null
    const isTime = (entry: [string, unknown]): entry is [string, number] =>
      typeof entry[1] === 'number'
    return new Map(Object.entries(times ?? {}).filter(isTime))
  } catch {
    // Without it every file is first missed today, and stays the longer.
    return new Map()
  }
}

/**
 * Since when nothing kept names a file. The files' own times cannot tell: an image has its bytes,
 * and so its times, in common with the cache, and servers show them to browsers.
 */
export class UnnamedFiles {
  readonly #file: string
  readonly #now: number
  readonly #known: ReadonlyMap<string, number>
  readonly #next = new Map<string, number>()

  constructor(file: string, now: Date) {
    this.#file = file
    this.#now = now.getTime()
    this.#known = existsSync(file) ? readTimes(file) : new Map()
  }

  /** Notes that nothing names a file; true once that has been so for longer than `age`, in ms. */
  isLongUnnamed(file: string, age: number): boolean {
    const since = Math.min(this.#known.get(file) ?? this.#now, this.#now)
    if (this.#now - since > age) return true
    this.#next.set(file, since)
    return false
  }

  /** Keeps what was noted; a file that was not is named again, or gone. */
  async save(): Promise<void> {
    await writeWhole(this.#file, JSON.stringify(Object.fromEntries(this.#next)))
  }
}
