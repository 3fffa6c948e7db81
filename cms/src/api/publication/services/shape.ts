/** A value of another shape than agreed; `place` is as in 'informe.problems[2].field'. */
export class UnreadableError extends Error {
  readonly place: string

  constructor(place: string) {
    super(`Unreadable: ${place}`)
    this.name = 'UnreadableError'
    this.place = place
  }
}

/** Gives a value its type; throws an UnreadableError that names the place. */
export type Check<T> = (value: unknown, place: string) => T

export type Checked<C> = C extends Check<infer T> ? T : never

/** A text of this form. */
export const matching =
  (pattern: RegExp): Check<string> =>
  (value, place) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new UnreadableError(place)
    return value
  }

/** One of these words. */
export const oneOf =
  <W extends string>(words: readonly W[]): Check<W> =>
  (value, place) => {
    const word = words.find((one) => one === value)
    if (word === undefined) throw new UnreadableError(place)
    return word
  }

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, place) =>
    value === null ? null : check(value, place)

/** A field that may be left out: senders of older versions do not know it. */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, place) =>
    value === undefined ? undefined : check(value, place)

export const list =
  <T>(check: Check<T>): Check<T[]> =>
  (value, place) => {
    if (!Array.isArray(value)) throw new UnreadableError(place)
    return value.map((item, index) => check(item, `${place}[${index}]`))
  }

type Values<Fields extends Record<string, Check<unknown>>> = {
  [Name in keyof Fields]: Checked<Fields[Name]>
}
type OptionalName<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type WithOptional<T> = Omit<T, OptionalName<T>> & Partial<Pick<T, OptionalName<T>>>

/** An object with exactly these fields, none missing but optional ones, none more. */
export const object =
  <Fields extends Record<string, Check<unknown>>>(
    fields: Fields,
  ): Check<WithOptional<Values<Fields>>> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new UnreadableError(place)
    }
    const names = Object.keys(fields)
    const unknown = Object.keys(value).find((key) => !names.includes(key))
    // The name itself is the sender's: it is not repeated.
    if (unknown !== undefined) throw new UnreadableError(`${place}, con un campo de más`)
    const given = value as Record<string, unknown>
    const checked = Object.entries(fields).map(([key, check]) => [
      key,
      check(given[key], `${place}.${key}`),
    ])
    return Object.fromEntries(checked) as Values<Fields>
  }
