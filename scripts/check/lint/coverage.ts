import { SEPARATOR, testTitles } from './test-titles.ts'

/** A row of docs/coverage.md. */
interface Row {
  line: number
  section: string
  statement: string
  /** 'file › title', one or several. */
  tests: string[]
}

const TEST_FILE = /\.(test|spec)\.tsx?$/

/** '| a | b \| c |' → ['a', 'b | c'] */
function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('`', ''))
}

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

/** The rows below the heads of all tables of a page. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n')
  const cells = lines.map((line) => (line.startsWith('|') ? cellsOf(line) : []))
  const isHead = (index: number) => isRule(cells[index + 1] ?? []) && !!cells[index + 1]?.length
  return cells.flatMap((row, index) => {
    if (row.length === 0 || isRule(row) || isHead(index)) return []
    const [section = '', statement = '', tests = ''] = row
    const names = tests.split('<br>').map((name) => name.trim())
    return [{ line: index + 1, section, statement, tests: names.filter(Boolean) }]
  })
}

function problemOfTest(test: string, read: ReadSource): string | null {
  const [file = '', ...titles] = test.split(SEPARATOR)
  if (titles.length === 0) return `"${test}" names no test of its file`
  if (!TEST_FILE.test(file)) return `${file} is no file of tests`
  const source = read(file)
  if (source === null) return `${file} does not exist`
  const title = titles.join(SEPARATOR)
  return testTitles(file, source).includes(title) ? null : `${file} has no test "${title}"`
}

function problemsOfRow({ section, statement, tests }: Row, read: ReadSource): string[] {
  const problems = tests.map((test) => problemOfTest(test, read))
  return [
    ...(/^[1-9]\b/.test(section) ? [] : ['the row begins with no section number']),
    ...(statement === '' ? ['the row states nothing'] : []),
    ...(tests.length === 0 ? ['the row has no test'] : []),
    ...problems.filter((problem) => problem !== null),
  ]
}

/** The text of a file by its path from the root; null when there is none. */
export type ReadSource = (file: string) => string | null

/**
 * What is wrong with a table of statements and the tests that show them, each with its line.
 * A page without any row is wrong as well.
 */
export function coverageProblems(markdown: string, read: ReadSource): string[] {
  const rows = rowsOf(markdown)
  if (rows.length === 0) return ['there is no row']
  return rows.flatMap((row) => problemsOfRow(row, read).map((text) => `line ${row.line}: ${text}`))
}
