import { sha256 } from '../../site/hash.ts'
import type { Problem } from '../../site/problems.ts'
import type { State } from '../state/state.ts'
import { numberOf, parseStoreLine } from './parse-snapshot.ts'

interface Key {
  numero: number
  nth: number
}

/** Takes the lines of a snapshot's stores into the state: only what changed is written. */
export class StoreLines {
  readonly #state: State
  readonly #known
  readonly #keep
  /** Number of a store → how many lines had it. */
  readonly #taken = new Map<number, number>()
  /** Lines that say no number, told as problems. */
  readonly unreadable: Problem[] = []

  constructor(state: State) {
    this.#state = state
    this.#known = state
      .prepare<[string], number>('SELECT numero FROM store WHERE line_hash = ?')
      .pluck()
    this.#keep = state.prepare(
      `INSERT INTO store (numero, nth, line_hash, line) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET line_hash = excluded.line_hash, line = excluded.line
       WHERE line_hash <> excluded.line_hash`,
    )
  }

  take(line: Buffer): void {
    const hash = sha256(line)
    const numero = this.#known.get(hash) ?? numberOf(line)
    if (numero === null) {
      this.unreadable.push(...parseStoreLine(line).problems)
      return
    }
    const nth = this.#taken.get(numero) ?? 0
    this.#taken.set(numero, nth + 1)
    this.#keep.run(numero, nth, hash, line.toString())
  }

  /** Forgets the stores of which no line came: of all, or of those that may have changed. */
  end(changed: ReadonlySet<number> | null): void {
    const rows = this.#state.prepare<[], Key>('SELECT numero, nth FROM store').all()
    const forget = this.#state.prepare('DELETE FROM store WHERE numero = ? AND nth = ?')
    for (const { numero, nth } of rows) {
      const isSent = changed === null || changed.has(numero)
      if (isSent && nth >= (this.#taken.get(numero) ?? 0)) forget.run(numero, nth)
    }
  }
}
