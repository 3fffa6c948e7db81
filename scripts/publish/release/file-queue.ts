import { Worker } from 'node:worker_threads'
import { perform, type FileOperation } from './file-operations.mjs'

/** A small publication is over before a thread would have started. */
const FILES_WITHOUT_THREAD = 700
/** Sent together: each message costs as much as some of them. */
const BATCH_OPERATIONS = 64
const BATCH_BYTES = 512 * 1024
/** What waits is in memory. */
const BATCHES_AT_ONCE = 6

interface Failure {
  error: unknown
  code: string | undefined
}

/**
 * Small files, folders and links by the thousand, made in the order in which they were asked for,
 * from some number on by a thread of its own: together they take as long as thinking them up.
 */
export class FileQueue {
  readonly #withoutThread: number
  #count = 0
  #batch: FileOperation[] = []
  #batchBytes = 0
  #thread: Worker | null = null
  /** Batches that the thread was sent, and those that it has answered. */
  #sent = 0
  #answered = 0
  #failure: Error | null = null
  #waiting: (() => void)[] = []

  constructor(withoutThread = FILES_WITHOUT_THREAD) {
    this.#withoutThread = withoutThread
  }

  /** Asks for something to be done. Throws what went wrong before. */
  add(operation: FileOperation): void {
    this.#throwFailure()
    this.#count += 1
    if (this.#count <= this.#withoutThread) return perform(operation)
    this.#batch.push(operation)
    if (operation.kind === 'file') this.#batchBytes += operation.bytes.length
    if (this.#batch.length >= BATCH_OPERATIONS || this.#batchBytes >= BATCH_BYTES) this.#send()
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure
  }

  #send(): void {
    const operations = this.#batch
    this.#batch = []
    this.#batchBytes = 0
    if (operations.length === 0 || this.#failure) return
    try {
      this.#thread ??= this.#start()
      this.#thread.ref()
      this.#thread.postMessage(operations)
      this.#sent += 1
    } catch (error) {
      // Kept, not thrown: close() lets failures pass, and whoever asks or waits next must learn of it.
      this.#failure = error as Error
    }
  }

  #start(): Worker {
    const thread = new Worker(new URL('./file-thread.mjs', import.meta.url), { execArgv: [] })
    thread.on('message', (failure: Failure | null) => {
      const error = failure && Object.assign(failure.error as Error, { code: failure.code })
      this.#answer(this.#answered + 1, error)
    })
    thread.on('error', (error) => this.#answer(this.#sent, error))
    return thread
  }

  #answer(answered: number, failure: Error | null): void {
    this.#answered = answered
    this.#failure ??= failure
    // Without work it keeps no process alive.
    if (answered === this.#sent) this.#thread?.unref()
    for (const wake of this.#waiting.splice(0)) wake()
  }

  async #waitFor(answered: number): Promise<void> {
    while (this.#answered < answered) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#throwFailure()
  }

  /** Waits while too much is waiting to be done. Throws what went wrong before. */
  async room(): Promise<void> {
    await this.#waitFor(this.#sent - BATCHES_AT_ONCE + 1)
  }

  /**
   * Waits until everything is done that was asked for before, whatever is asked for meanwhile.
   * Throws what went wrong first.
   */
  async done(): Promise<void> {
    this.#send()
    await this.#waitFor(this.#sent)
  }

  /** Waits until nothing goes on any more, whatever became of it. */
  async settle(): Promise<void> {
    await this.done().catch(() => {})
  }

  /**
   * Ends the thread once everything is done, whatever became of it. The queue may be used further:
   * another thread starts after as many operations as the first.
   */
  async close(): Promise<void> {
    while (this.#batch.length > 0 || this.#answered < this.#sent) await this.settle()
    const thread = this.#thread
    this.#thread = null
    this.#count = 0
    await thread?.terminate()
  }
}
