import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runParts, type Part } from './part.ts'
import type { Row } from './table.ts'

const partOf = (what: string, more: Partial<Part> = {}): Part => ({
  what,
  count: 1,
  run: () => Promise.reject(new Error('Not in this process')),
  ...more,
})

const rowOf = (what: string): Row => ({
  row: 'A1',
  what,
  tries: '1',
  losses: 0,
  figures: '',
  faults: [],
})

test('what has a limit in seconds goes first and alone, the others two at a time, rows in their order', async () => {
  const parts = [
    partOf('uno'),
    partOf('con límite', { isTimed: true }),
    partOf('dos'),
    partOf('ninguno', { count: 0 }),
    partOf('tres'),
    partOf('otro con límite', { isTimed: true }),
  ]
  const running = new Set<string>()
  const together: string[] = []
  const rows = await runParts(parts, async ({ what }) => {
    running.add(what)
    together.push([...running].join(' y '))
    await sleep(20)
    running.delete(what)
    return [rowOf(what)]
  })
  expect(together.slice(0, 4)).toEqual(['con límite', 'otro con límite', 'uno', 'uno y dos'])
  expect(Math.max(...together.map((names) => names.split(' y ').length))).toBe(2)
  expect(rows.map(({ what }) => what)).toEqual([
    'uno',
    'con límite',
    'dos',
    'tres',
    'otro con límite',
  ])
})
