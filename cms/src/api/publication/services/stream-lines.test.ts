import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { streamLines } from './stream-lines'

const LINE = 'x'.repeat(64 * 1024)

/** Writes until it cannot; tells how it ended and after how long. */
function writeUntilStopped() {
  let end = (_ms: number) => {}
  const ended = new Promise<number>((resolve) => (end = resolve))
  const stream = streamLines(async (writeLine) => {
    const start = performance.now()
    try {
      for (;;) await writeLine(LINE)
    } finally {
      end(performance.now() - start)
    }
  })
  stream.on('error', () => {})
  return { stream, ended }
}

test('a reader that goes away while the writer waits for it stops the writer at once', async () => {
  const { stream, ended } = writeUntilStopped()
  await sleep(50)
  stream.destroy()
  expect(await ended).toBeLessThan(5_000)
})

test('all lines arrive, in order, at a reader slower than the writer', async () => {
  const lines = Array.from({ length: 100 }, (_, place) => `${place}:${LINE}\n`)
  const stream = streamLines(async (writeLine) => {
    for (const line of lines) await writeLine(line)
  })
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    await sleep(0)
  }
  expect(text).toBe(lines.join(''))
})
