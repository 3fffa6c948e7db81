import { request } from 'node:https'

/** Like `fetch`, for the two that the stack's Caddy answers as. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>

/**
 * Asks Caddy on a port of this machine, whatever name the address has, and believes no other
 * certificates than those that it has signed itself.
 */
export function createAsk(port: number, ca: string): Ask {
  return (url, init = {}) => {
    const { hostname, pathname, search } = new URL(url)
    const headers = { Host: hostname, ...Object.fromEntries(new Headers(init.headers)) }
    const options = { host: '127.0.0.1', port, ca, servername: hostname, agent: false as const }
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { ...options, headers, path: pathname + search, method: init.method ?? 'GET' },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const status = answer.statusCode ?? 0
            const body = [204, 304].includes(status) ? null : Buffer.concat(chunks)
            resolve(new Response(body, { status }))
          })
        },
      )
      outgoing.on('error', reject).end(typeof init.body === 'string' ? init.body : undefined)
    })
  }
}
