import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, fieldHash, type WireValue } from './field-hash.ts'

const wire = fc.jsonValue() as fc.Arbitrary<WireValue>

describe('canonicalJson', () => {
  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(wire, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('does not depend on the order of the names', () => {
    expect(canonicalJson({ b: 1, a: { d: 2, c: [3] } })).toBe('{"a":{"c":[3],"d":2},"b":1}')
  })
})

describe('fieldHash', () => {
  it('is 16 hexadecimal characters, other ones for another value', () => {
    expect(fieldHash(null)).toBe('74234e98afe7498f')
    expect(fieldHash('64')).not.toBe(fieldHash(64))
    expect(fieldHash(['a', 'b'])).not.toBe(fieldHash(['b', 'a']))
  })
})
