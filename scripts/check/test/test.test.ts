import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { ToldError } from '../../run/setup/told-error.mjs'
import { chooseSuites, SUITES } from './suites.mjs'
import { lastLine, runPart } from './test.mjs'

const namesOf = (names: string[]) => chooseSuites(names)?.map(({ name }) => name)

describe('the suites of a run', () => {
  test('without names it is all of them, those that share the machine first', () => {
    expect(namesOf([])).toEqual([
      'types',
      'lint',
      'format',
      'cms',
      'cms-postgres',
      'web',
      'scripts',
      'e2e',
    ])
    const cores = SUITES.map((suite) => suite.cores)
    expect(cores).toEqual(cores.toSorted((one, other) => one - other))
  })

  test('names and groups choose some, in the same order', () => {
    expect(namesOf(['e2e', 'lint'])).toEqual(['lint', 'e2e'])
    expect(namesOf(['unit'])).toEqual(['web', 'scripts'])
    expect(namesOf(['static', 'web'])).toEqual(['types', 'lint', 'format', 'web'])
  })

  test('a name that does not exist chooses nothing', () => {
    expect(chooseSuites(['lint', 'otra'])).toBeNull()
  })

  test('only what needs a browser, a server or a build asks for it', () => {
    const needs = Object.fromEntries(SUITES.map(({ name, needs }) => [name, needs]))
    expect(needs).toMatchObject({ types: [], web: [], cms: ['compiled', 'cms'] })
    expect(needs['e2e']).toContain('browser')
    const servers = SUITES.filter(({ needs }) => needs.includes('postgres'))
    expect(servers.map(({ name }) => name)).toEqual(['cms-postgres'])
  })
})

describe('a part of a run', () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write')

  beforeEach(() => {
    lines.length = 0
    write.mockImplementation((line) => lines.push(String(line)) > 0)
  })

  afterEach(() => {
    write.mockReset()
  })

  const part = (failed: number) =>
    runPart('Tipos', () =>
      Promise.resolve({ counts: { passed: 3, failed, skipped: 0 }, output: 'línea 7: mal' }),
    )

  test('one line when all is well', async () => {
    await part(0)
    expect(lines).toEqual([expect.stringMatching(/^✓ Tipos: 3 bien \(0,\d s\)\n$/)])
  })

  test('everything that it said when something failed', async () => {
    await part(2)
    expect(lines.join('')).toMatch(/^✗ Tipos: 3 bien, 2 mal \(0,\d s\)\nlínea 7: mal\n/)
  })

  test('what it throws is shown and counts as a failed test', async () => {
    const counts = await runPart('Armado', () => Promise.reject(new ToldError('No hay lugar.')))
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(lines.join('')).toContain('No hay lugar.')
    expect(lines.join('')).not.toContain('at ')
  })
})

describe('the end of a run', () => {
  test('the last line sums every part', () => {
    const counts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 5 },
    ]
    expect(lastLine(counts)).toBe('41 passed, 2 failed')
  })

  test('a wrong name ends with the last line and exit code 1', async () => {
    const script = path.join('scripts', 'check', 'test.mjs')
    const { code, output } = await runQuiet(process.execPath, [script, 'otra'], { cwd: REPO_ROOT })
    expect(code).toBe(1)
    expect(output).toContain(
      'Hay: types, lint, format, cms, cms-postgres, web, scripts, e2e, static, unit.',
    )
    expect(output.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
  })
})
