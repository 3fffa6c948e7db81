import { execFileSync } from 'node:child_process'
import { request, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2ServerResponse } from 'node:http2'
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

/** Of a connection, not of an answer: HTTP/2 knows no such headers. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding']

async function passOn(
  got: IncomingMessage,
  res: Http2ServerResponse,
  isPlain: boolean,
): Promise<void> {
  const body = await buffer(got)
  const isPage =
    got.headers['content-encoding'] === 'br' && /html/.test(got.headers['content-type'] ?? '')
  const sent = isPlain && isPage ? changed(body) : body
  const headers = Object.entries(got.headers).filter(([name]) => !OF_CONNECTIONS.includes(name))
  res.writeHead(got.statusCode ?? 502, {
    ...Object.fromEntries(headers),
    'content-length': sent.length,
  })
  res.end(sent)
}

/** A certificate that nobody vouches for, with its key; the system's openssl makes it. */
function makeCertificate(): string {
  const pem = execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -subj /CN=localhost -days 2'.split(' '),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return pem
}

/** Answers as the site does; its pages without scripts when `isPlain`. */
function serve(siteUrl: string, pem: string, isPlain: boolean): Promise<Http2SecureServer> {
  const server = createSecureServer({ key: pem, cert: pem }, (req, res) => {
    const { method } = req
    const headers = Object.entries(req.headers).filter(([name]) => !name.startsWith(':'))
    const asked = request(new URL(req.url, siteUrl), {
      method,
      headers: Object.fromEntries(headers),
    })
    asked.on('response', (got) => void passOn(got, res, isPlain).catch(() => res.destroy()))
    asked.on('error', () => res.destroy())
    req.pipe(asked)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const addressOf = (server: Http2SecureServer) =>
  `https://127.0.0.1:${(server.address() as AddressInfo).port}`

export interface Variants {
  /** Base address of the site as it is. */
  asIs: string
  /** Base address of the same pages without scripts. */
  plain: string
  close: () => void
}

/**
 * The site twice, behind the same kind of server, so that one is compared with the other: over https
 * and HTTP/2, as visitors have it through Caddy, where a page's files share one connection.
 */
export async function serveVariants(siteUrl: string): Promise<Variants> {
  const pem = makeCertificate()
  const servers = await Promise.all([serve(siteUrl, pem, false), serve(siteUrl, pem, true)])
  const [asIs, plain] = servers
  return {
    asIs: addressOf(asIs),
    plain: addressOf(plain),
    close: () => servers.forEach((server) => server.close()),
  }
}
