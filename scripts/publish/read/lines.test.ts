import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines } from './lines.ts'

async function* inPieces(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

async function linesOf(bytes: Uint8Array, pieceBytes = 64 * 1024): Promise<Buffer[]> {
  const lines: Buffer[] = []
  for await (const line of splitLines(inPieces(bytes, pieceBytes))) lines.push(line)
  return lines
}

test.each([
  ['', []],
  ['\n', ['']],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\nb', ['a', '', 'b']],
  ['\r\n', ['\r']],
])('%j has the lines %j', async (text, lines) => {
  expect((await linesOf(Buffer.from(text))).map(String)).toEqual(lines)
})

/** Bytes in which ends of lines are frequent, and halves of characters too. */
const bytes = fc
  .array(fc.oneof(fc.constantFrom(0x0a, 0x0a, 0xc3, 0xf0), fc.nat(255)), { maxLength: 200 })
  .map((numbers) => Buffer.from(numbers))

test('whatever the bytes, and wherever they are cut while they are read, none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 40 }), async (all, chunkBytes) => {
      const lines = await linesOf(all, chunkBytes)
      const text = lines.map((line) => `${line.toString('latin1')}\n`).join('')
      const end = all.length > 0 && all.at(-1) !== 0x0a ? '\n' : ''
      expect(text).toBe(all.toString('latin1') + end)
      expect(lines.every((line) => !line.includes(0x0a))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a line longer than what is read at once comes whole, and so do its neighbours', async () => {
  const long = 'ñ'.repeat(1_500_000)
  const lines = await linesOf(Buffer.from(`antes\n${long}\ndespués\n`))
  expect(lines.map(String)).toEqual(['antes', long, 'después'])
})
