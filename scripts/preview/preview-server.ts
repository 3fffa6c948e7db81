import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../../cms/src/rules/log-line.ts'
import { PublicationError } from '../site/problems.ts'
import { CACHING, CONTENT_TYPES, DOCUMENT_HEADERS, PREVIEWS } from '../site-server/answer-table.ts'
import { NO_PREVIEW, noticePage } from '../site-server/answer.ts'
import { makePreview, type PreviewOptions } from './make-preview.ts'
import { GONE_PAGE, markPreview, previewPolicy, unfinishedPage } from './preview-page.ts'

export interface PreviewServerOptions extends PreviewOptions {
  host: string
  /** 0 takes a free one. */
  port: number
  /** The panel's addresses, which may show previews in a frame. */
  panelUrls: readonly string[]
  log: Log
}

export interface PreviewServer {
  /** Where it listens; '' when it could not. */
  url: string
  close(): Promise<void>
}

/** Each may hold decoded photographs in memory. */
const MADE_AT_ONCE = 2
/** Others wait for one of these to be done: staff who look at one more see it a moment later. */
const WAITING_AT_MOST = 20

interface PreviewAnswer {
  status: number
  html: string
  location?: string
}

class PreviewMaker {
  readonly #options: PreviewServerOptions
  #underWay = 0
  readonly #waiting: (() => void)[] = []

  constructor(options: PreviewServerOptions) {
    this.#options = options
  }

  /** `target` is '/store/la-espiga?vista-previa=…'. */
  async answer(target: string): Promise<PreviewAnswer> {
    const { panelUrls, log } = this.#options
    const { pathname, searchParams } = new URL(target, 'http://preview')
    const token = searchParams.get(PREVIEWS.parameter) ?? ''
    if (this.#waiting.length >= WAITING_AT_MOST) {
      return { status: 503, html: noticePage(NO_PREVIEW) }
    }
    const signal = AbortSignal.timeout(PREVIEWS.answerWithinSeconds * 1_000)
    await this.#turn()
    try {
      const preview = await makePreview(this.#options, token, signal)
      if (preview.kind === 'gone') return { status: 404, html: GONE_PAGE }
      if (preview.kind === 'unfinished') {
        return { status: 200, html: unfinishedPage(preview.problems, panelUrls) }
      }
      const { path, html, note } = preview
      // The app shows what belongs to its address.
      if (pathname !== path) {
        const location = `${path}?${new URLSearchParams({ [PREVIEWS.parameter]: token })}`
        return { status: 302, html: '', location }
      }
      return { status: 200, html: markPreview(html, panelUrls, note) }
    } catch (error) {
      const isKnown = error instanceof PublicationError
      log(`Vista previa: ${isKnown ? error.message : String((error as Error).stack)}`, 'error')
      return { status: 503, html: noticePage(NO_PREVIEW) }
    } finally {
      this.#pass()
    }
  }

  async #turn(): Promise<void> {
    if (this.#underWay < MADE_AT_ONCE) this.#underWay += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Hands the turn to who waits longest. */
  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#underWay -= 1
  }
}

function send(res: ServerResponse, answer: PreviewAnswer, policy: string): void {
  const { status, html, location } = answer
  res.writeHead(status, {
    ...DOCUMENT_HEADERS,
    'Content-Security-Policy': policy,
    'Content-Type': CONTENT_TYPES.html,
    'Content-Length': Buffer.byteLength(html),
    'Cache-Control': CACHING.noStore,
    'X-Robots-Tag': 'noindex',
    ...(location !== undefined && { Location: location }),
  })
  res.end(html)
}

function listen(server: Server, { host, port, log }: PreviewServerOptions): Promise<string> {
  return new Promise((resolve) => {
    // The publisher goes on: without previews the site is what it was.
    server.once('error', (error) => {
      log(`No hay vistas previas: ${error.message}`, 'error')
      resolve('')
    })
    server.listen(port, host, () => {
      resolve(`http://${host}:${(server.address() as AddressInfo).port}`)
    })
  })
}

/** Makes previews for the site's web server, which hands their requests on. */
export async function servePreviews(options: PreviewServerOptions): Promise<PreviewServer> {
  const maker = new PreviewMaker(options)
  const policy = previewPolicy(options.panelUrls)
  const server = createServer((req: IncomingMessage, res) => {
    void maker.answer(req.url ?? '').then((answer) => send(res, answer, policy))
  })
  const url = await listen(server, options)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, close }
}
