import { fieldName } from '../../site/checks/field-names.ts'
import { problemRecord } from '../../site/checks/record-name.ts'
import { sha256 } from '../../site/hash.ts'
import type { Problem } from '../../site/problems.ts'
import type { State } from '../state/state.ts'
import { numberOf, parseStoreLine } from './parse-snapshot.ts'

/** The first of several stores of one number has it. */
const secondOf = (numero: number): Problem => ({
  ...problemRecord('store', { numero }),
  field: fieldName('store', ['numero']),
  message: `«${numero}» lo tiene más de un comercio. Elegí otro para el segundo.`,
})

/** Takes the lines of a snapshot's stores into the state: only what changed is written. */
export class StoreLines {
  readonly #state: State
  readonly #keep
  readonly #taken = new Set<number>()
  /** Lines that say no number, or that of a line before them, told as problems. */
  readonly unreadable: Problem[] = []

  constructor(state: State) {
    this.#state = state
    this.#keep = state.prepare(
      `INSERT INTO store (numero, line_hash, line) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET line_hash = excluded.line_hash, line = excluded.line
       WHERE line_hash <> excluded.line_hash`,
    )
  }

  take(line: Buffer): void {
    const numero = numberOf(line)
    if (numero === null) this.unreadable.push(...parseStoreLine(line).problems)
    else if (this.#taken.has(numero)) this.unreadable.push(secondOf(numero))
    else {
      this.#taken.add(numero)
      this.#keep.run(numero, sha256(line), line.toString())
    }
  }

  /** Forgets the stores of which no line came: of all, or of those that may have changed. */
  end(changed: ReadonlySet<number> | null): void {
    const numbers = this.#state.prepare<[], number>('SELECT numero FROM store').pluck().all()
    const forget = this.#state.prepare('DELETE FROM store WHERE numero = ?')
    for (const numero of numbers) {
      const isSent = changed === null || changed.has(numero)
      if (isSent && !this.#taken.has(numero)) forget.run(numero)
    }
  }
}
