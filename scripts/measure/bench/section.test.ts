import { expect, test } from 'vitest'
import { formatSection, withSection, type Section } from './section.ts'

const section = (title: string, value: string): Section => ({
  title,
  about: 'Medians.',
  columns: ['Page', 'ms'],
  rows: [['home', value]],
})

const WHEN = 'Measured today.'

test('a section is a chapter with a table', () => {
  expect(formatSection(section('Pages', '12'), WHEN)).toBe(
    '## Pages\n\nMedians. Measured today.\n\n| Page | ms |\n| --- | --- |\n| home | 12 |\n',
  )
})

test('a section takes the place of the one that was measured before, and leaves the others', () => {
  const first = withSection('# Benchmarks\n', section('Pages', '12'), WHEN)
  const both = withSection(first, section('Server', '3'), WHEN)
  const again = withSection(both, section('Pages', '11'), WHEN)
  expect(again).toBe(both.replace('| home | 12 |', '| home | 11 |'))
  expect(again).toContain('| home | 3 |')
  expect(again).toMatch(/^# Benchmarks\n\n## Pages\n/)
})
