import ts from 'typescript'

/** Between the titles of nested blocks, and between a file and a title. */
export const SEPARATOR = ' › '

type Kind = 'group' | 'test'

const KINDS: Record<string, Kind> = { describe: 'group', test: 'test', it: 'test' }

/**
 * `test`, `test.each([...])`, `describe`, `test.describe` … → what it opens; null for everything
 * else, tests that are not run among it.
 */
function kindOf(callee: ts.Expression): Kind | null {
  if (ts.isIdentifier(callee)) return KINDS[callee.text] ?? null
  if (ts.isCallExpression(callee)) return kindOf(callee.expression)
  if (!ts.isPropertyAccessExpression(callee)) return null
  const outer = kindOf(callee.expression)
  if (callee.name.text === 'describe') return outer && 'group'
  return callee.name.text === 'each' ? outer : null
}

/** A title as it is written between its quotes, `${…}` and `%s` included. */
function titleOf(argument: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (!argument) return null
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.getText(source).slice(1, -1) : null
}

/**
 * The titles of the tests that a source runs, each behind those of the groups around it:
 * 'a carousel › leaves inactive stores out'. Tests that are skipped are none. The ending of the file's
 * name tells whether `<T>` is a type or an element.
 */
export function testTitles(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const kind = ts.isCallExpression(node) ? kindOf(node.expression) : null
    const title = ts.isCallExpression(node) && kind ? titleOf(node.arguments[0], source) : null
    const path = title === null ? groups : [...groups, title]
    if (kind === 'test' && title !== null) titles.push(path.join(SEPARATOR))
    ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(source, [])
  return titles
}
