import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import {
  CACHING,
  DOCUMENT_HEADERS,
  PLAIN_HEADERS,
  PUBLIC_WRITES,
  STRICT_TRANSPORT_SECURITY,
} from './answer-table.ts'
import { BAD_REQUEST, SERVER_ERROR, WRONG_METHOD } from './answer.ts'
import { createFileCache } from './file-cache.ts'
import { openReleases } from './releases.ts'
import { createReadyAnswers } from './ready-answers.ts'
import { createResolver } from './resolve-request.ts'
import { sendFile, sendNotice, sendRedirect } from './send.ts'
import { isPreview, passPreview } from './preview-proxy.ts'
import { createWritesProxy } from './writes-proxy.ts'

export interface SiteServerOptions {
  /** Holds `releases/` and the link `current`. */
  siteDir: string
  host: string
  /** 0 takes a free one. */
  port: number
  /** Public base address; with https, browsers are told to insist on it. */
  siteUrl?: string
  /** Where leads and missed searches go; without it the site receives none. */
  cmsUrl?: string
  /** Where previews are made; without it the site shows none. */
  previewUrl?: string
  /** Told of every request that failed on our side. */
  onError?: (error: unknown, target: string) => void
}

export interface SiteServer {
  /** Where it listens: 'http://127.0.0.1:3000'. */
  url: string
  /** Answers what is under way, then ends; connections still open after 2 s are cut. */
  close(): Promise<void>
}

const CLOSE_WITHIN_MS = 2_000

/** Headers must arrive at once: half-open connections do not pile up. */
const TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

type Headers = Readonly<Record<string, string>>

/** The headers of every answer; `siteUrl` is the public base address. */
const plainHeaders = (siteUrl: string): Headers => ({
  ...PLAIN_HEADERS,
  ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
})

function createHandler(options: SiteServerOptions, headers: Headers) {
  const { siteDir, cmsUrl, previewUrl, onError } = options
  const passWrite = cmsUrl ? createWritesProxy(cmsUrl) : null
  const files = createFileCache()
  const releases = openReleases(siteDir)
  const resolve = createResolver(siteDir, releases, files)
  const ready = createReadyAnswers()

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (passWrite && PUBLIC_WRITES.paths.includes(req.url ?? '')) return passWrite(req, res)
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendNotice(req, res, WRONG_METHOD)
    if (previewUrl && isPreview(req.url ?? '')) return passPreview(req, res, previewUrl)
    const live = releases.live()
    const found = await resolve(req.url ?? '')
    if (found.kind === 'notice') return sendNotice(req, res, found.notice)
    if (found.kind === 'redirect') return sendRedirect(res, found.to, CACHING.revalidate)
    return sendFile(req, res, found, files, (own, body) => {
      // Those of an older release may go before another one is live.
      const isOfLive = live !== null && found.path.startsWith(`${live}${path.sep}`)
      if (isOfLive || found.isHashed) ready.keep(req, live, { ...headers, ...own }, body)
    })
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    if (ready.repeat(req, res, releases.live())) return
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    answer(req, res).catch((error: unknown) => {
      // A visitor who left in the middle is no failure.
      if (res.destroyed) return
      onError?.(error, req.url ?? '')
      if (res.headersSent) res.destroy()
      else sendNotice(req, res, SERVER_ERROR)
    })
  }
}

/**
 * What cannot be read as HTTP never reaches the handler: answered here, with the same headers. One
 * that took too long gets no answer: browsers keep connections open for the next page, and would
 * take what comes on an unused one for the answer to a request that they send at that moment.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) {
    socket.destroy()
    return
  }
  const lines = Object.entries({ ...headers, ...DOCUMENT_HEADERS }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(
    `HTTP/1.1 ${BAD_REQUEST.status} Bad Request\r\n${lines.join('')}` +
      'Connection: close\r\nContent-Length: 0\r\n\r\n',
  )
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

const inUrl = ({ address, family }: AddressInfo) => (family === 'IPv6' ? `[${address}]` : address)

/**
 * Serves the live release of a site folder, and the older ones under their own addresses. For that
 * it needs nothing but the folder: the CMS is asked only to take what visitors send.
 * Rejects when the port cannot be listened on.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const headers = plainHeaders(options.siteUrl ?? '')
  const server = createServer(TIMEOUTS, createHandler(options, headers))
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket as Socket, headers))
  const address = await listen(server, options.port, options.host)
  return { url: `http://${inUrl(address)}:${address.port}`, close: () => closeServer(server) }
}
