/**
 * Values that many stores have in common, each kept once: of a hundred thousand lists of categories
 * there are a few hundred different ones. Shared values must not be changed.
 */
export class SharedValues {
  readonly #values = new Map<string, unknown>()

  /** The first value with the same JSON. */
  share<T>(value: T): T {
    const key = JSON.stringify(value)
    const known = this.#values.get(key)
    if (known !== undefined) return known as T
    this.#values.set(key, value)
    return value
  }
}
