import { createReadStream } from 'node:fs'

const NEW_LINE = 0x0a
const CHUNK_BYTES = 1024 * 1024

/** The lines of a file, without their ends, one at a time. A last line without an end counts. */
export async function* readLines(
  file: string,
  highWaterMark: number = CHUNK_BYTES,
): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of createReadStream(file, { highWaterMark })) {
    const bytes = chunk as Buffer
    let start = 0
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, start)) {
      yield Buffer.concat([...rest, bytes.subarray(start, end)])
      rest = []
      start = end + 1
    }
    if (start < bytes.length) rest.push(bytes.subarray(start))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
