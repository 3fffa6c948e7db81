/**
 * The elements of a JSON array, as they come: one a line, as the publisher writes a list, so that
 * none of it is long to read. An array that stands in one line is read at its end. Throws SyntaxError
 * where there is no array, or not all of it.
 */
export async function* elementsOf(answer: Response): AsyncGenerator<unknown> {
  let before = ''
  for await (const line of linesOf(answer)) {
    if (before === '' && !line.startsWith('[')) throw new SyntaxError('A list was expected')
    yield* elementsIn(before === '' ? line.slice(1) : line)
    before = line
  }
  if (!before.endsWith(']')) throw new SyntaxError('The list is cut')
}

/** Of a line without the array's opening bracket. */
const elementsIn = (line: string): unknown[] =>
  JSON.parse(`[${line.replace(/[,\]]$/, '')}]`) as unknown[]

/** The lines of a text that hold something. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let rest = ''
  for (let isDone = !reader; !isDone;) {
    const piece = await reader?.read()
    isDone = piece?.done ?? true
    const lines = (rest + decoder.decode(piece?.value, { stream: !isDone })).split('\n')
    rest = isDone ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield line
  }
}
