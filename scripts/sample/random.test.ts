import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const draw = (seed: string) => {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.int(0, 1000))
}

describe('a source of choices', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('keeps to its bounds', () => {
    const random = createRandom('bounds')
    for (let count = 0; count < 1000; count += 1) {
      expect([1, 2, 3]).toContain(random.int(1, 3))
      const value = random.between(-2, 5)
      expect(value).toBeGreaterThanOrEqual(-2)
      expect(value).toBeLessThan(5)
    }
  })

  it('shuffles without losing anything and leaves the list as it was', () => {
    const list = ['a', 'b', 'c', 'd']
    expect(createRandom('x').shuffle(list).sort()).toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd'])
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('x').pick([])).toThrow(RangeError)
  })
})
