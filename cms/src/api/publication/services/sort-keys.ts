const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * The same value with the keys of all its objects in alphabetical order. PostgreSQL gives the keys
 * of a JSON column in an order of its own, SQLite in the one in which they came: the same content
 * has to become the same text.
 */
export function sortKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item)) as T
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).sort(byName)
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)])) as T
}
