import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elementsOf } from './json-lines.ts'

/** An answer that comes in pieces of so many bytes. */
function answerOf(text: string, pieceBytes = 7): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + pieceBytes))
      at += pieceBytes
    },
  })
  return new Response(body)
}

async function read(answer: Response): Promise<unknown[]> {
  const elements: unknown[] = []
  for await (const element of elementsOf(answer)) elements.push(element)
  return elements
}

const lines = (elements: readonly unknown[]): string =>
  `[${elements.map((element) => JSON.stringify(element)).join(',\n')}]\n`

test('a list is read as it is written, a record a line or all in one, in whatever pieces it comes', async () => {
  const record = fc.record({ name: fc.string({ unit: 'binary' }), tags: fc.array(fc.string()) })
  await fc.assert(
    fc.asyncProperty(fc.array(record), fc.integer({ min: 1, max: 40 }), async (list, bytes) => {
      expect(await read(answerOf(lines(list), bytes))).toEqual(list)
      expect(await read(answerOf(JSON.stringify(list), bytes))).toEqual(list)
    }),
  )
})

test('an element is there before the next one has come', async () => {
  let send: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const elements = elementsOf(new Response(body))
  send('[{"id":1},\n{"id"')
  expect(await elements.next()).toEqual({ done: false, value: { id: 1 } })
  send(':2}]\n')
  expect(await elements.next()).toEqual({ done: false, value: { id: 2 } })
})

test.each([
  ['', 'nothing'],
  ['{"id":1}\n', 'no list'],
  ['[{"id":1},\n', 'cut between two records'],
  ['[{"id":1},\n{"id":', 'cut within a record'],
  ['<!doctype html>\n<p>', 'a page'],
])('%j is refused: %s', async (text) => {
  await expect(read(answerOf(text))).rejects.toThrow(SyntaxError)
})
