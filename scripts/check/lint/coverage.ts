import { SEPARATOR, testTitles } from './test-titles.ts'

/** A row of docs/coverage.md or docs/failures.md. */
interface Row {
  line: number
  /** '2 Home', 'A1' */
  key: string
  /** What stands between the key and the tests. */
  statements: string[]
  /** 'file › title', one or several; in docs/failures.md sentences as well. */
  tests: string[]
}

const TEST_FILE = /\.(test|spec)\.tsx?$/

/** '| a | b \| c |' → ['a', 'b | c'] */
function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('`', ''))
}

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

/** The rows below the heads of all tables of a page, each of a key, `width` statements and tests. */
function rowsOf(markdown: string, width: number): Row[] {
  const lines = markdown.split('\n')
  const cells = lines.map((line) => (line.startsWith('|') ? cellsOf(line) : []))
  const isHead = (index: number) => isRule(cells[index + 1] ?? []) && !!cells[index + 1]?.length
  return cells.flatMap((row, index) => {
    if (row.length === 0 || isRule(row) || isHead(index)) return []
    const [key = '', ...others] = row
    const statements = Array.from({ length: width }, (_, place) => others[place] ?? '')
    const names = (others[width] ?? '').split('<br>').map((name) => name.trim())
    return [{ line: index + 1, key, statements, tests: names.filter(Boolean) }]
  })
}

const known = new Map<string, { source: string; titles: readonly string[] }>()

/** Kept for each file: a page names several tests of most. */
function titlesIn(file: string, source: string): readonly string[] {
  const last = known.get(file)
  if (last?.source === source) return last.titles
  const titles = testTitles(file, source)
  known.set(file, { source, titles })
  return titles
}

function problemOfTest(test: string, read: ReadSource): string | null {
  const [file = '', ...titles] = test.split(SEPARATOR)
  if (titles.length === 0) return `"${test}" names no test of its file`
  if (!TEST_FILE.test(file)) return `${file} is no file of tests`
  const source = read(file)
  if (source === null) return `${file} does not exist`
  const title = titles.join(SEPARATOR)
  return titlesIn(file, source).includes(title) ? null : `${file} has no test "${title}"`
}

function problemsOfRow({ statements, tests }: Row, read: ReadSource): string[] {
  const problems = tests.map((test) => problemOfTest(test, read))
  return [
    ...(statements.includes('') ? ['the row states nothing'] : []),
    ...(tests.length === 0 ? ['the row has no test'] : []),
    ...problems.filter((problem) => problem !== null),
  ]
}

const withLine = ({ line }: Row, problems: readonly string[]) =>
  problems.map((text) => `line ${line}: ${text}`)

/** The text of a file by its path from the root; null when there is none. */
export type ReadSource = (file: string) => string | null

/**
 * What is wrong with a table of statements and the tests that show them, each with its line.
 * A page without any row is wrong as well.
 */
export function coverageProblems(markdown: string, read: ReadSource): string[] {
  const rows = rowsOf(markdown, 1)
  if (rows.length === 0) return ['there is no row']
  return rows.flatMap((row) =>
    withLine(row, [
      ...(/^[1-9]\b/.test(row.key) ? [] : ['the row begins with no section number']),
      ...problemsOfRow(row, read),
    ]),
  )
}

/** The failures that docs/failures.md has to tell of: how many rows each of its groups has. */
const FAILURES = { A: 14, B: 6, C: 9, D: 10, E: 10 }

/** 'A1' … 'E10' */
export const FAILURE_ROWS: readonly string[] = Object.entries(FAILURES).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
)

/** What stands in the place of a test, or beside it, says which of these it is. */
const SENTENCE = /^(Instead|Untested|By command): \S.*\.$/

/**
 * What is wrong with a table of failures, what survives each, and the tests that show it, each with
 * its line. In the place of a test a sentence may stand: 'Instead: …', 'Untested: …', 'By command: …'.
 * Every row of `required` has to be there, once; rows besides are welcome.
 */
export function failureProblems(
  markdown: string,
  read: ReadSource,
  required: readonly string[] = FAILURE_ROWS,
): string[] {
  const rows = rowsOf(markdown, 2)
  const keys = rows.map(({ key }) => key)
  const missing = required.filter((key) => !keys.includes(key))
  const ofRows = rows.flatMap((row, index) => {
    const tests = row.tests.filter((test) => !SENTENCE.test(test))
    const isTold = row.tests.length > tests.length
    const problems = problemsOfRow({ ...row, tests }, read)
    return withLine(row, [
      ...(/^[A-Z]\d+$/.test(row.key) ? [] : ['the row begins with no number']),
      ...(keys.indexOf(row.key) < index ? [`there are two rows ${row.key}`] : []),
      ...problems.filter((problem) => !isTold || problem !== 'the row has no test'),
    ])
  })
  return [...missing.map((key) => `there is no row ${key}`), ...ofRows]
}
