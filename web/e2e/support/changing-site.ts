import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The product's site behind a server of the test's own, which changes it and goes away. */
export interface ChangingSite {
  url: string
  /** Answers to paths, in place of the site's. */
  answers: Map<string, string>
  /** Nobody answers any more: requests are cut. */
  isGone: boolean
  close: () => Promise<void>
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

async function passOn(got: IncomingMessage, res: ServerResponse) {
  const body = await buffer(got)
  res.writeHead(got.statusCode ?? 502, { ...got.headers, 'content-length': body.length }).end(body)
}

/** Opens such a site over the running product's. */
export async function openChangingSite(siteUrl: string): Promise<ChangingSite> {
  const answers = new Map<string, string>()
  const server = createServer((req, res) => {
    if (site.isGone) return void req.socket.destroy()
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    const changed = answers.get(path)
    if (changed !== undefined) {
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain'
      return void res
        .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
        .end(changed)
    }
    const { method, headers } = req
    const asked = request(new URL(req.url ?? '/', siteUrl), { method, headers })
    asked.on('response', (got) => void passOn(got, res).catch(() => res.destroy()))
    asked.on('error', () => res.destroy())
    req.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site: ChangingSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    isGone: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return site
}
