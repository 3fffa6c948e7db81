const NEW_LINE = 0x0a

/** Lines of a text that comes in pieces, without their ends. A last line without an end counts. */
export async function* splitLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Uint8Array[] = []
  for await (const bytes of pieces) {
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
