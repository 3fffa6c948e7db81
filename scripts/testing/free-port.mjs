import net from 'node:net'

/** Systems give outgoing connections ports from 32,768 on: one below stays free until it is used. */
const FIRST = 12_000
const LAST = 32_000

/**
 * A port of 127.0.0.1 on which nobody listens at this moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
  const server = net.createServer()
  const isFree = await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}
