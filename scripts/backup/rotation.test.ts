import { expect, test } from 'vitest'
import { archiveOf, backupName, outdated, secretsBeside } from './rotation.ts'

const NOW = new Date('2026-11-26T23:05:07Z')
const of = (day: string) => archiveOf(backupName(new Date(`${day}T04:00:00Z`)))

test('a backup is called by its moment, and its secrets after it', () => {
  expect(backupName(NOW)).toBe('guia-2026-11-26-230507')
  expect(secretsBeside('/x/guia-2026-11-26-230507.tar.gz')).toBe(
    '/x/guia-2026-11-26-230507.secrets.env',
  )
})

test('those are outdated that are older than so many days, and of ours', () => {
  const names = [of('2026-11-26'), of('2026-10-28'), of('2026-10-27'), of('2025-01-01')]
  const others = ['guia.tar.gz', 'notas.txt', 'guia-2020-01-01-000000.secrets.env', 'guia-x.tar.gz']
  expect(outdated([...names, ...others], NOW, 30)).toEqual([of('2026-10-27'), of('2025-01-01')])
})

test('the newest is never outdated: a clock may be wrong, and backups may have stopped', () => {
  expect(outdated([of('2020-01-01')], NOW, 30)).toEqual([])
  expect(outdated([of('2020-01-01'), of('2020-01-02')], NOW, 30)).toEqual([of('2020-01-01')])
  expect(outdated([], NOW, 30)).toEqual([])
})
