import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit'

const MINUTE = 60_000

function limitAt(limits = { perAddress: 5, overall: 100 }) {
  let time = 1_000_000
  const { count, forgive } = createAttemptLimit(limits, () => time)
  return { count, forgive, pass: (ms: number) => (time += ms) }
}

test('five attempts in ten minutes pass, the sixth waits for the end of the window', () => {
  const { count, pass } = limitAt()
  for (let attempt = 0; attempt < 5; attempt++) expect(count('10.0.0.1')).toBe(0)
  pass(4 * MINUTE)
  expect(count('10.0.0.1')).toBe(360)
  expect(count('10.0.0.2')).toBe(0)
  pass(6 * MINUTE)
  expect(count('10.0.0.1')).toBe(0)
})

test('all addresses together have a limit too', () => {
  const { count, pass } = limitAt({ perAddress: 5, overall: 3 })
  expect(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map(count)).toEqual([0, 0, 0, 600])
  pass(10 * MINUTE)
  expect(count('10.0.0.4')).toBe(0)
})

test('a /64 of IPv6 is one address, another one is not', () => {
  const { count } = limitAt({ perAddress: 1, overall: 100 })
  expect(count('2800:810:1:2:aaaa::1')).toBe(0)
  expect(count('2800:810:1:2:bbbb::7')).toBeGreaterThan(0)
  expect(count('2800:810:1:3::1')).toBe(0)
})

test('an IPv4 address written as IPv6 is itself', () => {
  const { count } = limitAt({ perAddress: 1, overall: 100 })
  expect(count('::ffff:10.0.0.1')).toBe(0)
  expect(count('::ffff:10.0.0.2')).toBe(0)
  expect(count('::ffff:10.0.0.1')).toBeGreaterThan(0)
})

test('ever new addresses do not fill the memory: the oldest are forgotten', () => {
  const { count } = limitAt({ perAddress: 1, overall: Infinity })
  for (let host = 0; host < 10_000; host++) count(`host-${host}`)
  expect(count('host-1')).toBeGreaterThan(0)
  count('one-more')
  expect(count('host-0')).toBe(0)
})

test('a good attempt that is forgiven counts for nothing', () => {
  const { count, forgive } = limitAt({ perAddress: 1, overall: 1 })
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(count('10.0.0.1')).toBe(0)
    forgive('10.0.0.1')
  }
  expect(count('10.0.0.1')).toBe(0)
  expect(count('10.0.0.1')).toBeGreaterThan(0)
})
