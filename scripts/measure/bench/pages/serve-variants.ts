import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g

/** A page as it would be without any script; what describes it to search engines stays. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPTS, (script) => (script.includes('application/ld+json') ? script : ''))

const QUALITY_OF_PAGES = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
}

/** A page's bytes as they came, Brotli, without its scripts. */
const changed = (page: Buffer): Buffer =>
  brotliCompressSync(withoutScripts(brotliDecompressSync(page).toString()), QUALITY_OF_PAGES)

async function passOn(got: IncomingMessage, res: ServerResponse, isPlain: boolean): Promise<void> {
  const body = await buffer(got)
  const isPage =
    got.headers['content-encoding'] === 'br' && /html/.test(got.headers['content-type'] ?? '')
  const sent = isPlain && isPage ? changed(body) : body
  res.writeHead(got.statusCode ?? 502, { ...got.headers, 'content-length': sent.length }).end(sent)
}

/** Answers as the site does; its pages without scripts when `isPlain`. */
function serve(siteUrl: string, isPlain: boolean): Promise<Server> {
  const server = createServer((req, res) => {
    const { method, headers } = req
    const asked = request(new URL(req.url ?? '/', siteUrl), { method, headers })
    asked.on('response', (got) => void passOn(got, res, isPlain).catch(() => res.destroy()))
    asked.on('error', () => res.destroy())
    req.pipe(asked)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export interface Variants {
  /** Base address of the site as it is. */
  asIs: string
  /** Base address of the same pages without scripts. */
  plain: string
  close: () => void
}

/** The site twice, behind the same kind of server, so that one is compared with the other. */
export async function serveVariants(siteUrl: string): Promise<Variants> {
  const servers = await Promise.all([serve(siteUrl, false), serve(siteUrl, true)])
  const [asIs, plain] = servers
  return {
    asIs: addressOf(asIs),
    plain: addressOf(plain),
    close: () => servers.forEach((server) => server.close()),
  }
}
