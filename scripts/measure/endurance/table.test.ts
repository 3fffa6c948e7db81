import { expect, test } from 'vitest'
import { formatTable, percentile, type Row } from './table.ts'

const row = (changed: Partial<Row>): Row => ({
  row: 'B1',
  what: 'kill -9',
  tries: '100',
  losses: 0,
  figures: '10.000 confirmadas',
  faults: [],
  ...changed,
})

test('every row is a line whose columns stand below each other', () => {
  const text = formatTable([row({}), row({ row: 'B1, E3', losses: 12 })])
  expect(text.split('\n')).toEqual([
    'Fila    Qué se hizo  Veces  Pérdidas  Cifras',
    'B1      kill -9      100    0         10.000 confirmadas  bien',
    'B1, E3  kill -9      100    12        10.000 confirmadas  bien',
    '',
  ])
})

test('a row with faults says so, and names the first five below the table', () => {
  const faults = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis']
  const text = formatTable([row({}), row({ row: 'E2', faults })])
  expect(text).toContain('MAL (6)')
  expect(text).toContain('\n\nE2, kill -9:\n  uno\n  dos\n  tres\n  cuatro\n  cinco\n')
  expect(text).not.toContain('seis')
})

test('a percentile is the slowest of the share', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100])
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.99)).toBeNaN()
})
