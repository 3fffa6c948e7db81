import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { coverageProblems } from './coverage.ts'
import { testTitles } from './test-titles.ts'

function readSource(file: string): string | null {
  const absolute = path.join(REPO_ROOT, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null
}

test('every test that docs/coverage.md names exists', () => {
  const page = readFileSync(path.join(REPO_ROOT, 'docs', 'coverage.md'), 'utf8')
  expect(coverageProblems(page, readSource)).toEqual([])
})

const SOURCE = `
test('stands alone', () => {})
describe('a group', () => {
  it('holds one', async () => {})
  test.each([1, 2])('of %d', (n) => { expect(n).toBe(n) })
})
describe.each(['x'] as const)('each %s', () => { test("it's one", () => {}) })
for (const route of ROUTES) test(\`\${route} opens\`, () => {})
test.describe('a journey', () => { test('ends well', async () => {}) })
test.skip('is not run', () => {})
test.todo('is not written')
expect('no title').toBe(test)
`

test('titles are those of the tests that are run, behind their groups', () => {
  expect(testTitles('a.test.ts', SOURCE)).toEqual([
    'stands alone',
    'a group › holds one',
    'a group › of %d',
    "each %s › it's one",
    '${route} opens',
    'a journey › ends well',
  ])
})

test('neither a type in a .ts file nor an element in a .tsx file hides a test', () => {
  const test = "test('is found', () => {})"
  expect(testTitles('a.test.ts', `const same = <T>(one: T) => one\n${test}`)).toEqual(['is found'])
  expect(testTitles('a.test.tsx', `const b = <b>test('no')</b>\n${test}`)).toEqual(['is found'])
})

const page = (...rows: string[]) =>
  ['| Section | Statement | Test |', '| - | --- | --- |', ...rows].join('\n')
const read = (file: string) => (file === 'a.test.ts' ? SOURCE : null)
const problemsOf = (row: string) => coverageProblems(page(row), read)

test('rows whose tests exist have no problem', () => {
  expect(problemsOf('| 2 Home | It opens. | `a.test.ts › stands alone` |')).toEqual([])
  expect(
    problemsOf('| 5 | It is so. | a.test.ts › a group › of %d<br>a.test.ts › ${route} opens |'),
  ).toEqual([])
})

describe('a table is refused', () => {
  test.each([
    ['of a file that is missing', '| 2 | Opens. | b.test.ts › stands alone |', /b\.test\.ts does/],
    ['of a test that is missing', '| 2 | Opens. | a.test.ts › stands |', /no test "stands"/],
    ['of a title without its group', '| 2 | Opens. | a.test.ts › holds one |', /no test "holds/],
    ['of a group alone', '| 2 | Opens. | a.test.ts › a group |', /no test "a group"/],
    ['of a skipped test', '| 2 | Opens. | a.test.ts › is not run |', /no test "is not run"/],
    ['of a file alone', '| 2 | Opens. | a.test.ts |', /names no test/],
    ['of a file that holds no tests', '| 2 | Opens. | a.ts › stands alone |', /no file of tests/],
    ['of a row without test', '| 2 | Opens. |  |', /has no test/],
    ['of a row cut short', '| 2 | Opens. |', /has no test/],
    ['of a row without statement', '| 2 |  | a.test.ts › stands alone |', /states nothing/],
    ['of a row without section', '| Home | Opens. | a.test.ts › stands alone |', /no section/],
  ])('because %s', (_, row, problem) => {
    expect(problemsOf(row)).toEqual([expect.stringMatching(problem)])
    expect(problemsOf(row)[0]).toMatch(/^line 3: /)
  })

  test('because its second test is missing', () => {
    const row = '| 2 | Opens. | a.test.ts › stands alone<br>a.test.ts › falls |'
    expect(problemsOf(row)).toEqual(['line 3: a.test.ts has no test "falls"'])
  })

  test('because it has no row, or there is none', () => {
    expect(coverageProblems(page(), read)).toEqual(['there is no row'])
    expect(coverageProblems('# Coverage', read)).toEqual(['there is no row'])
  })
})
