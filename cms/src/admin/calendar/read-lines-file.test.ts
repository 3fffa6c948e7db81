import { expect, test } from 'vitest'
import { readLinesFile, withLines } from './read-lines-file'

const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
  size,
  arrayBuffer: () => Promise.resolve(bytes.buffer),
})
const LIST = 'Día;Farmacia\r\n1/12/2026;Ñandubay'

test.each([
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LIST}\r\n`)],
  ['the encoding of Windows', Uint8Array.from(LIST, (one) => one.charCodeAt(0))],
])('a list in %s is read', async (_name, bytes) => {
  expect(await readLinesFile(fileOf(bytes))).toEqual({ ok: true, text: LIST })
})

test.each([
  ['no text', new Uint8Array(500).fill(1), undefined, 'guardalo como CSV'],
  ['empty', new TextEncoder().encode(' \n'), undefined, 'vacío'],
  ['large', new Uint8Array(1), 1_000_000, 'demasiado grande'],
])('a file that is %s says what to do', async (_name, bytes, size, message) => {
  const answer = await readLinesFile(fileOf(bytes, size))
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(message) as string })
})

test('what a file says comes below what is there', () => {
  expect(withLines('1/12/2026 = A\n', '2/12/2026 = B')).toBe('1/12/2026 = A\n2/12/2026 = B')
  expect(withLines('', LIST)).toBe(LIST)
})
