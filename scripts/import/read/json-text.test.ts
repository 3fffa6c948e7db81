import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonSyntaxError, parseJson, toJsonText } from './json-text.ts'

function offsetOf(text: string): number {
  try {
    parseJson(text)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error.offset
    throw error
  }
  throw new Error(`${text} was read`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('parseJson', () => {
  it('reads every JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        // A name that Object.fromEntries cannot carry is compared by its own test below.
        fc.pre(!text.includes('__proto__'))
        expect(JSON.parse(toJsonText(parseJson(text)))).toEqual(JSON.parse(text))
      }),
      { numRuns: 500 },
    )
  })

  it('refuses exactly the texts that JSON.parse refuses', () => {
    const nearJson = fc
      .json()
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length), fc.constantFrom('', ',', '"', '}', '\\', '0', '\n', 'x'))
          .map(([at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
      )
    fc.assert(
      fc.property(nearJson, (text) => {
        if (isJson(text)) expect(() => parseJson(text)).not.toThrow()
        else expect(() => parseJson(text)).toThrow(JsonSyntaxError)
      }),
      { numRuns: 1000 },
    )
  })

  it('says where the text stops being JSON', () => {
    expect(offsetOf('')).toBe(0)
    expect(offsetOf('{"a": 1,}')).toBe(8)
    expect(offsetOf('{"a": 1} x')).toBe(9)
    expect(offsetOf('[1, 2')).toBe(5)
    expect(offsetOf('{"a": "sin cierre}')).toBe(6)
    expect(offsetOf('["a\nb"]')).toBe(1)
  })

  it('keeps both values of a name that stands twice', () => {
    expect(parseJson('{"63": "a", "63": "b", "63": "c"}')).toEqual(
      new Map([
        ['63', 'a'],
        ['63~2', 'b'],
        ['63~3', 'c'],
      ]),
    )
  })

  it('keeps __proto__ as a plain name', () => {
    expect(parseJson('{"__proto__": {"a": 1}}')).toEqual(
      new Map([['__proto__', new Map([['a', 1]])]]),
    )
  })

  it('reads a file that begins with a byte order mark', () => {
    expect(parseJson('\uFEFF[1]')).toEqual([1])
  })

  it('refuses nesting deeper than any catalogue instead of exhausting the stack', () => {
    expect(() => parseJson('['.repeat(100_000))).toThrow(JsonSyntaxError)
  })
})
