/** Things that are made several at a time, and taken one by one in the order of their beginning. */
export class InOrder<T> {
  readonly #width: number
  readonly #take: (made: T) => Promise<void>
  /** What has not been taken yet, oldest first. */
  readonly #waiting: Promise<void>[] = []
  readonly #making = new Set<Promise<T>>()

  /** At most `width` are under way. */
  constructor(width: number, take: (made: T) => Promise<void>) {
    this.#width = width
    this.#take = take
  }

  /**
   * Adds the next one. Waits while too many are under way. After a failure nothing more is taken;
   * that is thrown here once there is no room, or at the end.
   */
  async push(making: Promise<T>): Promise<void> {
    const before = this.#waiting.at(-1) ?? Promise.resolve()
    const taken = before.then(() => making).then(this.#take)
    this.#waiting.push(taken)
    this.#making.add(making)
    making.then(
      () => this.#making.delete(making),
      () => this.#making.delete(making),
    )
    taken.then(
      () => void this.#waiting.shift(),
      () => {},
    )
    if (this.#waiting.length >= this.#width) await this.#waiting[0]
  }

  /** Adds one that is there already. */
  async pushMade(made: T): Promise<void> {
    if (this.#waiting.length === 0) await this.#take(made)
    else await this.push(Promise.resolve(made))
  }

  /** Waits until all are taken; throws what went wrong with the first that failed. */
  async end(): Promise<void> {
    await this.#waiting.at(-1)
  }

  /** Waits until nothing goes on any more, whatever became of it. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.#waiting, ...this.#making])
  }
}
