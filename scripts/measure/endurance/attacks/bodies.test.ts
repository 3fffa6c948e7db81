import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRandom } from '../../../sample/random.ts'
import { faultOfAnswer } from './bodies.ts'
import { hostileBody, type HostileBody } from './hostile-bodies.ts'

const hashOf = (bodies: readonly HostileBody[]) =>
  createHash('sha256')
    .update(Buffer.concat(bodies.map(({ body }) => body)))
    .digest('hex')

test('a failure of the server is one, whatever it says; a refusal that tells nothing is none', () => {
  expect(faultOfAnswer({ status: 500, text: '' })).toContain('500')
  expect(faultOfAnswer({ status: 503, text: 'Probá más tarde.' })).toContain('503')
  expect(faultOfAnswer({ status: 400, text: 'Error\n at Layer.x (a.js:1:2)' })).toContain(
    'una pila',
  )
  expect(faultOfAnswer({ status: 400, text: '{"message":"Falta el nombre."}' })).toBe('')
  expect(faultOfAnswer({ status: 0, text: '' })).toBe('')
})

test('a seed always gives the same bodies, of many kinds and lengths', () => {
  const make = () => {
    const random = createRandom('x')
    return Array.from({ length: 500 }, () => hostileBody(random))
  }
  const bodies = make()
  expect(hashOf(make())).toBe(hashOf(bodies))
  expect(new Set(bodies.map(({ type }) => type)).size).toBeGreaterThan(8)
  const lengths = bodies.map(({ body }) => body.length)
  expect([Math.min(...lengths), Math.max(...lengths) > 100_000]).toEqual([0, true])
})
