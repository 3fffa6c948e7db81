// Control characters but for tab and line breaks; and what turns the direction of the text around it.
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Half a character: no text in UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** One canonical form for the same text, without invisible characters, trimmed. */
export function cleanText(text: string): string {
  const visible = text.replace(LONE_SURROGATE, '').replace(INVISIBLE, '')
  return visible.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** The same for every text inside a document's data, arrays and nested objects with keys included. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item)) as T
  if (
    value !== null &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [cleanText(key), cleanTexts(item)]),
    ) as T
  }
  return value
}
