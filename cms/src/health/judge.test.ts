import { describe, expect, test } from 'vitest'
import type { PublicationReport } from '../api/publication/services/check-report'
import {
  judgeCertificate,
  judgeDatabase,
  judgeDisk,
  judgeLeads,
  judgePublisher,
  judgeSite,
} from './judge'

const NOW = '2026-03-01T12:00:00.000Z'
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()

const REPORT: PublicationReport = {
  time: NOW,
  version: 7,
  error: null,
  problems: [],
  confirmation: null,
  pinned: null,
  releases: [],
}

describe('the publisher', () => {
  const levelWith = (other: Partial<PublicationReport>, minutes = 1, version = 7) =>
    judgePublisher(
      { report: { ...REPORT, ...other }, reportedAt: minutesAgo(minutes) },
      version,
      NOW,
    ).level

  test('is well when the site shows what the panel holds', () => {
    expect(levelWith({})).toBe('fine')
  })

  test('before its first word is not', () => {
    expect(judgePublisher({ report: null, reportedAt: null }, 0, NOW).level).toBe('failure')
  })

  test.each([
    [15, 'fine'],
    [16, 'failure'],
  ])('%i minutes after its last word: %s', (minutes, level) => {
    expect(levelWith({}, minutes)).toBe(level)
  })

  test.each([
    ['stopped by an error', { error: 'El comercio Ana Sosa…' }, 'failure'],
    ['that waits for a confirmation', { confirmation: { content: 'c', vanishing: [] } }, 'failure'],
    ['on an earlier release', { pinned: '000001-a' }, 'warning'],
    ['behind the panel', { version: 6 }, 'warning'],
    [
      'with a record left out',
      { problems: [{ record: 'x', field: 'y', message: 'z' }] },
      'warning',
    ],
  ] as const)('%s', (_what, other, level) => {
    expect(levelWith(other as Partial<PublicationReport>)).toBe(level)
  })

  test('repeats nothing of what it was told of records', () => {
    const told = { ...REPORT, error: 'El comercio «Ana Sosa» no tiene nombre.' }
    const { text } = judgePublisher({ report: told, reportedAt: minutesAgo(1) }, 7, NOW)
    expect(text).not.toContain('Ana')
  })
})

describe('the site', () => {
  const answer = { status: 200, release: '000002-b', certificateEnd: null }

  test.each([
    ['that shows the last release', answer, '000002-b', 'fine'],
    ['of which the release is not known', answer, null, 'fine'],
    ['that shows another one', answer, '000003-c', 'warning'],
    ['with an error', { ...answer, status: 502 }, '000002-b', 'failure'],
    ['that does not answer', null, '000002-b', 'failure'],
  ])('%s', (_what, given, live, level) => {
    expect(judgeSite(given, live, 'https://guia.example').level).toBe(level)
  })
})

test('what fails says where to look', () => {
  const stopped = { report: { ...REPORT, error: 'x' }, reportedAt: minutesAgo(1) }
  const silent = { report: REPORT, reportedAt: minutesAgo(60) }
  expect(judgePublisher(stopped, 7, NOW).text).toContain('mirá «Publicación» en el panel')
  for (const desk of [stopped, silent]) {
    expect(judgePublisher(desk, 7, NOW).text).toContain('data/logs/publisher.log')
  }
  for (const answer of [null, { status: 502, release: '', certificateEnd: null }]) {
    expect(judgeSite(answer, null, 'https://guia.example').text).toContain('https://guia.example')
  }
})

test.each([
  ['2026-05-01T00:00:00Z', 'fine'],
  ['2026-03-15T12:00:00Z', 'fine'],
  ['2026-03-15T11:00:00Z', 'warning'],
  ['2026-03-04T11:00:00Z', 'failure'],
  ['2026-02-28T00:00:00Z', 'failure'],
])('a certificate that ends %s: %s', (end, level) => {
  expect(judgeCertificate(new Date(end), Date.parse(NOW))?.level).toBe(level)
})

test('where there is no certificate there is nothing to say', () => {
  expect(judgeCertificate(null, Date.parse(NOW))).toBeNull()
})

test.each([
  [0.5, 'fine'],
  [0.15, 'fine'],
  [0.149, 'warning'],
  [0.049, 'failure'],
  [0, 'failure'],
])('a disk with %f free: %s', (share, level) => {
  expect(judgeDisk(share).level).toBe(level)
})

test.each([
  [0, 0, 'fine'],
  [1, 1, 'warning'],
  [3, 8, 'failure'],
])('%i leads that were refused up to %i times: %s', (refused, attempts, level) => {
  expect(judgeLeads(refused, attempts).level).toBe(level)
})

test('a database is asked', async () => {
  expect((await judgeDatabase(() => Promise.resolve())).level).toBe('fine')
  expect((await judgeDatabase(() => Promise.reject(new Error('password')))).level).toBe('failure')
})
