import { connect, type Socket } from 'node:net'

export interface SlowConnections {
  /** Open at this moment. */
  open(): number
  close(): void
}

/** A piece of a request now and then, so that the connection is never idle for long. */
const EVERY_MS = 1_000
/** One whose connection was ended comes back. */
const AGAIN_AFTER_MS = 500

/** What one of them begins with, and goes on with for ever: half send heads, half send a form. */
const KINDS = [
  { head: 'GET / HTTP/1.1\r\nHost: guia.example\r\n', piece: 'X-A: b\r\n' },
  {
    head:
      'POST /api/leads HTTP/1.1\r\nHost: guia.example\r\nContent-Length: 2000\r\n' +
      'Content-Type: application/x-www-form-urlencoded\r\n\r\nnombre=',
    piece: 'a',
  },
] as const

/** Keeps so many connections to a server open that send a request slowly, and never whole. */
export function openSlowConnections(siteUrl: string, count: number): SlowConnections {
  const { hostname, port } = new URL(siteUrl)
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false
  const start = (index: number) => {
    const { head, piece } = KINDS[index % KINDS.length]!
    const socket = connect(Number(port), hostname, () => {
      sockets.add(socket)
      socket.write(head)
    })
    const dripping = setInterval(() => socket.writable && socket.write(piece), EVERY_MS)
    timers.add(dripping)
    socket.resume()
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      clearInterval(dripping)
      timers.delete(dripping)
      if (!isClosed) timers.add(setTimeout(start, AGAIN_AFTER_MS, index))
    })
  }
  for (let index = 0; index < count; index += 1) start(index)
  return {
    open: () => sockets.size,
    close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}
