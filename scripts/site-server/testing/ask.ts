import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire. */
  bytes: Buffer
  /** Decoded. */
  text: string
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8')
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8')
  return bytes.toString('utf8')
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request with exactly this target: `fetch` would tidy it ('/../x') before sending. */
export function ask(
  base: string,
  target: string,
  { body, ...options }: Question = {},
): Promise<Reply> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, agent: false, ...options }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = decoded(bytes, res.headers['content-encoding'])
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes, text })
      })
    })
    outgoing.on('error', reject).end(body)
  })
}

/** Sends bytes as they are and returns everything that comes back. */
export function askRaw(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}
