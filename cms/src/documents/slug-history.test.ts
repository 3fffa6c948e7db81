import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMER_SLUGS } from '../rules/limits'
import { nextHistory } from './slug-history'

test('the slug that is left comes last', () => {
  expect(nextHistory(null, 'a', 'b')).toEqual(['a'])
  expect(nextHistory(['a'], 'b', 'c')).toEqual(['a', 'b'])
})

test('a slug that is left again moves to the end, and the one that comes back goes', () => {
  expect(nextHistory(['a', 'b'], 'a', 'c')).toEqual(['b', 'a'])
  expect(nextHistory(['a', 'b'], 'c', 'a')).toEqual(['b', 'c'])
})

test('a first publication leaves nothing, and an unreadable history is none', () => {
  expect(nextHistory(null, null, 'a')).toEqual([])
  expect(nextHistory({ a: 1 }, 'a', 'a')).toEqual([])
  expect(nextHistory(['a', 7, null], 'b', 'c')).toEqual(['a', 'b'])
})

test('whatever slugs a document goes through, its history is short, without the current one or doubles', () => {
  const slugs = fc.array(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1 })
  fc.assert(
    fc.property(slugs, (path) => {
      let history: string[] = []
      let left: string | null = null
      for (const current of path) {
        if (left !== current) history = nextHistory(history, left, current)
        left = current
        expect(history).not.toContain(current)
        expect(new Set(history).size).toBe(history.length)
        expect(history.length).toBeLessThanOrEqual(FORMER_SLUGS)
      }
      const before = path.slice(0, -1).filter((slug) => slug !== path.at(-1))
      const newest = before.at(-1)
      if (newest !== undefined) expect(history.at(-1)).toBe(newest)
    }),
  )
})
