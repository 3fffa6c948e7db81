import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { endsKeptDay } from './ends-of-days.ts'
import { ReleaseFolder, type ReleaseName } from './release-folder.ts'

const temp = useTempFolder()
const NOW = new Date('2026-03-20T12:00:00Z')

function release(sequence: number, publication: string): ReleaseName {
  const contentId = 'a'.repeat(16)
  const name = `00000${sequence}-${contentId}`
  temp.write(`releases/${name}/publicacion.json`, publication)
  return { name, sequence, contentId }
}

const at = (sequence: number, time: string) => release(sequence, JSON.stringify({ time }))

const ends = (time: string, next: string) =>
  endsKeptDay(new ReleaseFolder(temp.path), NOW)(at(1, time), at(2, next))

test.each([
  ['the last of yesterday', '2026-03-19T20:00:00Z', '2026-03-20T11:00:00Z', true],
  ['one with another after it that day', '2026-03-19T12:00:00Z', '2026-03-19T20:00:00Z', false],
  ['the last of an evening, tomorrow by UTC', '2026-03-20T02:30:00Z', '2026-03-20T04:00:00Z', true],
  ['the last of the seventh day ago', '2026-03-13T20:00:00Z', '2026-03-20T11:00:00Z', true],
  ['the last of the eighth day ago', '2026-03-12T20:00:00Z', '2026-03-20T11:00:00Z', false],
  ['one of a clock that went wrong', '2031-01-01T12:00:00Z', '2026-03-20T11:00:00Z', false],
])('%s', (_which, time, next, expected) => {
  expect(ends(time, next)).toBe(expected)
})

test.each(['{', '{}', '{"time":"ayer"}'])(
  'a release that says %s is not kept for its day',
  (text) => {
    const keeps = endsKeptDay(new ReleaseFolder(temp.path), NOW)
    expect(keeps(release(1, text), at(2, '2026-03-20T11:00:00Z'))).toBe(false)
  },
)
