import { createReadStream } from 'node:fs'

const NEW_LINE = 0x0a
const CHUNK_BYTES = 1024 * 1024

/** Lines of a text that comes in pieces, without their ends. A last line without an end counts. */
export async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const bytes of pieces) {
    let start = 0
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, start)) {
      const last = bytes.subarray(start, end)
      yield rest.length === 0 ? last : Buffer.concat([...rest, last])
      rest = []
      start = end + 1
    }
    if (start < bytes.length) rest.push(bytes.subarray(start))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}

/** The lines of a file, one at a time. */
export const readLines = (
  file: string,
  highWaterMark: number = CHUNK_BYTES,
): AsyncGenerator<Buffer> =>
  splitLines(createReadStream(file, { highWaterMark }) as AsyncIterable<Buffer>)
