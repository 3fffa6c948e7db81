import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit'

const MINUTE = 60_000

function limitAt(most = 5) {
  let time = 1_000_000
  const { count, forgive } = createAttemptLimit(most, () => time)
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

test('a /64 of IPv6 is one address, another one is not', () => {
  const { count } = limitAt(1)
  expect(count('2800:810:1:2:aaaa::1')).toBe(0)
  expect(count('2800:810:1:2:bbbb::7')).toBeGreaterThan(0)
  expect(count('2800:810:1:3::1')).toBe(0)
})

test('an IPv4 address written as IPv6 is itself', () => {
  const { count } = limitAt(1)
  expect(count('::ffff:10.0.0.1')).toBe(0)
  expect(count('::ffff:10.0.0.2')).toBe(0)
  expect(count('::ffff:10.0.0.1')).toBeGreaterThan(0)
})

test('ever new addresses do not fill the memory: the oldest are forgotten', () => {
  const { count } = limitAt(1)
  for (let host = 0; host < 10_000; host++) count(`host-${host}`)
  expect(count('host-1')).toBeGreaterThan(0)
  count('one-more')
  expect(count('host-0')).toBe(0)
})

test('a good attempt that is forgiven counts for nothing', () => {
  const { count, forgive } = limitAt(1)
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(count('10.0.0.1')).toBe(0)
    forgive('10.0.0.1')
  }
  expect(count('10.0.0.1')).toBe(0)
  expect(count('10.0.0.1')).toBeGreaterThan(0)
})
