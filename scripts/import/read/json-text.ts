/** A JSON value. Objects are maps, so that no name of a field can touch a prototype. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject
export type JsonObject = ReadonlyMap<string, JsonValue>

/** The text is not JSON. `offset` counts characters from 0. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError'
  constructor(readonly offset: number) {
    super(`not JSON at ${offset}`)
  }
}

const SPACE = /[ \t\n\r]*/y
const LITERAL = /true|false|null/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const QUOTED = /"[^"\\]*(?:\\[^][^"\\]*)*"/y
const MAX_DEPTH = 200

/**
 * Reads JSON as `JSON.parse` does, with two differences that a legacy catalogue needs: an error
 * says where it is, and a name that an object holds twice keeps both values, the second as
 * 'name~2' (`JSON.parse` drops the first one, and a shop with it).
 * @throws {JsonSyntaxError}
 */
export function parseJson(text: string): JsonValue {
  const parser = new JsonParser(text, text.startsWith('\uFEFF') ? 1 : 0)
  return parser.document()
}

class JsonParser {
  constructor(
    private readonly text: string,
    private offset: number,
  ) {}

  document(): JsonValue {
    const value = this.value(0)
    if (this.offset < this.text.length) this.fail()
    return value
  }

  private fail(): never {
    throw new JsonSyntaxError(this.offset)
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.offset += found.length
    return found
  }

  private skipSpace(): void {
    this.match(SPACE)
  }

  private accept(character: string): boolean {
    if (this.text[this.offset] !== character) return false
    this.offset += 1
    this.skipSpace()
    return true
  }

  private value(depth: number): JsonValue {
    this.skipSpace()
    if (depth > MAX_DEPTH) this.fail()
    const value = this.startedValue(depth)
    this.skipSpace()
    return value
  }

  private startedValue(depth: number): JsonValue {
    if (this.accept('{')) return this.members(depth + 1)
    if (this.accept('[')) return this.elements(depth + 1)
    if (this.text[this.offset] === '"') return this.string()
    const literal = this.match(LITERAL)
    if (literal !== null) return literal === 'null' ? null : literal === 'true'
    const number = this.match(NUMBER)
    return number === null ? this.fail() : Number(number)
  }

  private string(): string {
    const start = this.offset
    try {
      return String(JSON.parse(this.match(QUOTED) ?? ''))
    } catch {
      this.offset = start
      return this.fail()
    }
  }

  private elements(depth: number): JsonValue[] {
    const list: JsonValue[] = []
    if (this.accept(']')) return list
    do list.push(this.value(depth))
    while (this.accept(','))
    return this.accept(']') ? list : this.fail()
  }

  private members(depth: number): JsonObject {
    const members = new Map<string, JsonValue>()
    if (this.accept('}')) return members
    do {
      this.skipSpace()
      const name = freeName(members, this.string())
      this.skipSpace()
      if (!this.accept(':')) this.fail()
      members.set(name, this.value(depth))
    } while (this.accept(','))
    return this.accept('}') ? members : this.fail()
  }
}

function freeName(members: ReadonlyMap<string, unknown>, name: string): string {
  if (!members.has(name)) return name
  let count = 2
  while (members.has(`${name}~${count}`)) count += 1
  return `${name}~${count}`
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value instanceof Map
}

/** The value as JSON text on one line. */
export function toJsonText(value: JsonValue): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isObject(part) ? Object.fromEntries(part) : part,
  )
}

/** Nothing, blank text or a list without elements. */
export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
