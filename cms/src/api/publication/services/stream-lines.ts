import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { WriteLine } from './snapshot'

/** A reader that takes nothing for so long must not keep the database waiting. */
const PATIENCE_MS = 10_000
const BUFFER_BYTES = 1024 * 1024

const GONE = 'the reader of the snapshot went away'

/** Until the reader has taken some; rejects at once when it goes away. */
async function waitForRoom(stream: PassThrough): Promise<void> {
  const gone = new AbortController()
  const giveUp = () => gone.abort()
  stream.once('close', giveUp)
  try {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)])
    await once(stream, 'drain', { signal })
  } finally {
    stream.removeListener('close', giveUp)
  }
}

/**
 * What `writeAll` writes, as a stream: no more of it is in memory than the reader is behind. When
 * it fails, or the reader goes away, the stream is cut, which no reader takes for its end.
 */
export function streamLines(writeAll: (writeLine: WriteLine) => Promise<void>): Readable {
  const stream = new PassThrough({ highWaterMark: BUFFER_BYTES })
  const writeLine: WriteLine = async (line) => {
    if (stream.destroyed) throw new Error(GONE)
    if (!stream.write(line)) await waitForRoom(stream)
  }
  writeAll(writeLine).then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  )
  return stream
}
