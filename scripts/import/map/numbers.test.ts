import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignNumbers, type NumberClaim } from './numbers.ts'

const claims = (...pairs: [key: string, id: number | null][]): NumberClaim[] =>
  pairs.map(([key, id]) => ({ key, id }))

const assigned = (...pairs: [string, number | null][]) =>
  Object.fromEntries(assignNumbers(claims(...pairs)))

describe('assignNumbers', () => {
  it('gives each record its id, also when it differs from the key', () => {
    expect(assigned(['1', 1], ['2', 3], ['3', 2])).toEqual({ 1: 1, 2: 3, 3: 2 })
  })

  it('gives the second record of an id its key', () => {
    expect(assigned(['63', 63], ['64', 63], ['65', 65])).toEqual({ 63: 63, 64: 64, 65: 65 })
  })

  it('lets the record whose key says the id keep it, wherever it stands', () => {
    expect(assigned(['62', 63], ['63', 63])).toEqual({ 62: 62, 63: 63 })
  })

  it('goes on after the largest number when the key is another record’s id', () => {
    expect(assigned(['63', 63], ['64', 63], ['70', 64])).toEqual({ 63: 63, 64: 71, 70: 64 })
  })

  it('numbers a record without a usable id', () => {
    expect(assigned(['a', null], ['2', 0], ['3', 1.5])).toEqual({ a: 4, 2: 2, 3: 3 })
  })

  it('keeps what an earlier import gave before everything else', () => {
    const kept = new Map([['b', 1]])
    expect(Object.fromEntries(assignNumbers(claims(['a', 1], ['b', 2]), kept))).toEqual({
      a: 3,
      b: 1,
    })
  })

  it('gives every record one number, none twice, the same each time', () => {
    const claim = fc.tuple(
      fc.oneof(fc.integer({ min: 0, max: 12 }).map(String), fc.string()),
      fc.option(fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double())),
    )
    const list = fc.uniqueArray(claim, { selector: ([key]) => key, maxLength: 20 })
    const kept = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 12 }).map(String), fc.integer({ min: 1, max: 15 })),
    )
    fc.assert(
      fc.property(list, kept, (pairs, keptPairs) => {
        const known = new Map(keptPairs)
        const numbers = assignNumbers(claims(...pairs), known)
        expect([...numbers.keys()].sort()).toEqual(pairs.map(([key]) => key).sort())
        expect(new Set(numbers.values()).size).toBe(pairs.length)
        for (const number of numbers.values())
          expect(Number.isInteger(number) && number > 0).toBe(true)
        expect(assignNumbers(claims(...pairs), known)).toEqual(numbers)
      }),
      { numRuns: 500 },
    )
  })

  it('changes nothing when the numbers that it gave come back', () => {
    const claim = fc.tuple(fc.string(), fc.option(fc.integer({ min: 1, max: 9 })))
    const list = fc.uniqueArray(claim, { selector: ([key]) => key, maxLength: 12 })
    fc.assert(
      fc.property(list, (pairs) => {
        const first = assignNumbers(claims(...pairs))
        expect(assignNumbers(claims(...pairs), first)).toEqual(first)
        // Also when the source puts another record at the top.
        const more = claims(['nuevo registro', 1], ...pairs)
        const second = assignNumbers(more, first)
        for (const [key, number] of first) expect(second.get(key)).toBe(number)
      }),
    )
  })
})
