import { describe, expect, test } from 'vitest'
import { ConfirmationNeeded, PublicationError } from '../site/problems.ts'
import { reportOf } from './publication-report.ts'
import type { PublishResult } from './publish.ts'

const around = {
  time: '2026-03-15T12:00:00.000Z',
  pinned: null,
  releases: [{ name: 'r1', time: '2026-03-15T11:00:00.000Z', stores: 3, isLive: true }],
}
const problem = { record: 'Comercio «A» (n.º 1)', field: 'WhatsApp', message: 'no.' }
const result: PublishResult = {
  outcome: 'published',
  version: 8,
  release: 'r1',
  counts: {},
  problems: [problem],
  mended: 0,
  cleanUpFailure: '',
}

test('a publication that went live is told with its version and what was left out', () => {
  expect(reportOf(result, around)).toEqual({
    ...around,
    version: 8,
    error: null,
    problems: [problem],
    confirmation: null,
  })
})

test('while a release is pinned nobody knows which version is live', () => {
  const pinned = { ...around, pinned: 'r0' }
  expect(reportOf({ ...result, outcome: 'pinned', version: null }, pinned)).toMatchObject({
    version: null,
    pinned: 'r0',
    error: null,
  })
})

describe('a publication that failed', () => {
  test('is told with the first line of the reason, and the problems apart', () => {
    const error = new PublicationError('La publicación se detuvo:', [problem])
    expect(reportOf({ error }, around)).toEqual({
      ...around,
      version: null,
      error: 'La publicación se detuvo:',
      problems: [problem],
      confirmation: null,
    })
  })

  test('because much would vanish is told with what, and by which content it is confirmed', () => {
    const names = ['La Espiga', 'Kiosco Sol']
    const vanishing = [
      { what: 'comercios', gone: 40, of: 60, names },
      { what: 'profesionales', gone: 5, of: 20 },
    ]
    const error = new ConfirmationNeeded('0123456789abcdef', vanishing)
    expect(reportOf({ error }, around)).toMatchObject({
      confirmation: { content: '0123456789abcdef', vanishing },
      problems: [],
    })
    expect(error.message).toContain(
      'desaparecerían 40 de 60 comercios (La Espiga, Kiosco Sol y 38 más), 5 de 20 profesionales.',
    )
    expect(error.message).toContain('npm run export -- --confirm 0123456789abcdef')
  })

  test.each([new TypeError('x of undefined at /srv/a.ts'), 'text', null])(
    'for a reason that is not for staff keeps it to the log: %s',
    (error) => {
      const report = reportOf({ error }, around)
      expect(report.error).toBe('Error inesperado del publicador: mirá su registro.')
      expect(JSON.stringify(report)).not.toContain('undefined')
    },
  )
})

test('of very many problems the first ones are told, and how many there are', () => {
  const problems = Array.from({ length: 1_000 }, () => problem)
  const told = reportOf({ ...result, problems }, around).problems
  expect(told).toHaveLength(301)
  expect(told.at(-1)?.message).toContain('hay 700 más')
  const error = new PublicationError('x', problems)
  expect(reportOf({ error }, around).problems).toEqual(told)
})
