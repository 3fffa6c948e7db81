import { execFileSync } from 'node:child_process'
import ts from 'typescript'
import { readCommandLine } from '../run/command-line.ts'
import { REPO_ROOT } from '../run/settings/env-files.mjs'
import { runCommand } from '../run/setup/run-command.mjs'
import { ToldError } from '../run/setup/told-error.mjs'

/** Parts of the repository, the most particular first: a file belongs to the first that fits. */
const PARTS = [
  'web/contract/',
  'web/',
  'cms/',
  'scripts/publish/',
  'scripts/site/',
  'scripts/import/',
  'scripts/sample/',
  'scripts/',
]
const CODE = /\.(?:ts|tsx|mjs)$/
const GENERATED = /types\/generated\/|\.d\.ts$/
const TEST = /\.(?:test|spec)\.|\/testing\/|^web\/e2e\/|^cms\/tests\//

interface Count {
  files: number
  lines: number
  testLines: number
  commentLines: number
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: REPO_ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })

/** Lines that a comment stands on, by the compiler's own scanner. */
function commentLines(text: string): number {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true)
  const lines = new Set<number>()
  const note = (position: number, find: typeof ts.getLeadingCommentRanges) => {
    for (const { pos, end } of find(text, position) ?? []) {
      const first = source.getLineAndCharacterOfPosition(pos).line
      const last = source.getLineAndCharacterOfPosition(end).line
      for (let line = first; line <= last; line += 1) lines.add(line)
    }
  }
  const visit = (node: ts.Node): void => {
    note(node.getFullStart(), ts.getLeadingCommentRanges)
    note(node.getEnd(), ts.getTrailingCommentRanges)
    node.getChildren(source).forEach(visit)
  }
  visit(source)
  return lines.size
}

function countPart(files: readonly string[], read: (file: string) => string): Count {
  const count: Count = { files: 0, lines: 0, testLines: 0, commentLines: 0 }
  for (const file of files) {
    const text = read(file)
    const lines = text.split('\n').length - 1
    if (TEST.test(file)) count.testLines += lines
    else {
      count.files += 1
      count.lines += lines
      count.commentLines += commentLines(text)
    }
  }
  return count
}

const row = (part: string, { files, lines, testLines, commentLines: comments }: Count) => ({
  part,
  files,
  lines,
  'test lines': testLines,
  'comment share': `${((100 * comments) / Math.max(lines, 1)).toFixed(1)} %`,
})

/** `npm run count [-- REVISION]`: files and lines by part, of the source and of the tests. */
function main(): void {
  const { positionals } = readCommandLine({ name: 'count', words: '[REVISIÓN]' })
  const [revision = 'HEAD', extra] = positionals
  if (extra !== undefined) throw new ToldError(`«${extra}» sobra: se cuenta una sola revisión.`)
  const names = git('ls-tree', '-r', '--name-only', revision).split('\n')
  const code = names.filter((name) => CODE.test(name) && !GENERATED.test(name))
  const partOf = (file: string) => PARTS.find((part) => file.startsWith(part))
  const read = (file: string) => git('show', `${revision}:${file}`)
  console.table(
    PARTS.map((part) =>
      row(
        part,
        countPart(
          code.filter((file) => partOf(file) === part),
          read,
        ),
      ),
    ),
  )
}

await runCommand(main)
