import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { coverageProblems, failureProblems, FAILURE_ROWS } from './coverage.ts'
import { testTitles } from './test-titles.ts'

function readSource(file: string): string | null {
  const absolute = path.join(REPO_ROOT, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null
}

const readPage = (name: string) => readFileSync(path.join(REPO_ROOT, 'docs', name), 'utf8')

test('every test that docs/coverage.md names exists', () => {
  expect(coverageProblems(readPage('coverage.md'), readSource)).toEqual([])
})

test('docs/failures.md tells of every failure, and every test that it names exists', () => {
  expect(FAILURE_ROWS).toHaveLength(49)
  expect(failureProblems(readPage('failures.md'), readSource)).toEqual([])
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

describe('of failures', () => {
  const head = '| Row | What can go wrong | What survives it | Test |\n| - | - | - | - |'
  const problemsOf = (...rows: string[]) =>
    failureProblems([head, ...rows].join('\n'), read, ['A1', 'A2'])
  const good = '| A1 | Bad text. | It is shown. | `a.test.ts › stands alone` |'

  test('rows with a test, a sentence or both have no problem', () => {
    expect(problemsOf(good, '| A2 | Bad links. | None. | Untested: nobody tried. |')).toEqual([])
    const both = 'Instead: tried by hand.<br>`a.test.ts › a group › of %d`'
    expect(problemsOf(good, `| A2 | Bad links. | None. | ${both} |`)).toEqual([])
    expect(problemsOf(good, good.replace('A1', 'A2'), good.replace('A1', 'F1'))).toEqual([])
  })

  test.each([
    ['a row is missing', [good], 'there is no row A2'],
    [
      'a row is there twice',
      [good, good, good.replace('A1', 'A2')],
      'line 4: there are two rows A1',
    ],
    [
      'a test is missing',
      [good, '| A2 | x | y | Untested: no.<br>a.test.ts › falls |'],
      'line 4: a.test.ts has no test "falls"',
    ],
    ['a row has neither', [good, '| A2 | x | y | |'], 'line 4: the row has no test'],
    [
      'a sentence does not say which it is',
      [good, '| A2 | x | y | Nobody tried. |'],
      'line 4: "Nobody tried." names no test of its file',
    ],
    ['nothing survives', [good, '| A2 | x | | Untested: no. |'], 'line 4: the row states nothing'],
    [
      'a row has no number',
      [good, good.replace('A1', 'A2'), good.replace('A1', 'Text')],
      'line 5: the row begins with no number',
    ],
  ])('a table is refused when %s', (_, rows, problem) => {
    expect(problemsOf(...rows)).toEqual([problem])
  })
})
