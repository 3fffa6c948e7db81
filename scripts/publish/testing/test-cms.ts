import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicationReport } from '../publication-report.ts'
import type { Order } from '../snapshot/cms-access.ts'
import type { SnapshotDocuments } from '../snapshot/documents.ts'
import { snapshotText } from './snapshot-text.ts'

export const TEST_TOKEN = 'clave-de-prueba-'.padEnd(40, 'x')

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A CMS of its own process: the snapshot endpoint and the uploads, over real HTTP. */
export interface TestCms {
  /** 'http://127.0.0.1:41234' */
  readonly url: string
  /** What it publishes; change it to publish something else. */
  documents: SnapshotDocuments
  version: number
  /** What staff asked of the publisher. */
  order: Order | null
  /** What the publisher told, oldest first. */
  readonly reports: PublicationReport[]
  /** Bytes of the uploads, '/uploads/a.png' → bytes. */
  readonly uploads: Map<string, Buffer>
  /** Takes the place of an answer: '/api/publication/snapshot' → how to answer instead. */
  readonly faults: Map<string, Answer>
  /** Paths that were asked for, in order. */
  readonly asked: string[]
  close(): Promise<void>
}

const send = (response: ServerResponse, status: number, body: string | Buffer): void =>
  void response.writeHead(status).end(body)

async function takeReport(
  cms: TestCms,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  cms.reports.push(JSON.parse(Buffer.concat(pieces).toString()) as PublicationReport)
  send(response, 204, '')
}

function answer(cms: TestCms, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? ''
  cms.asked.push(path)
  const fault = cms.faults.get(path)
  if (fault) return fault(request, response)
  const upload = cms.uploads.get(path)
  if (upload) return send(response, 200, upload)
  if (!path.startsWith('/api/publication/')) return send(response, 404, 'nada')
  if (request.headers.authorization !== `Bearer ${TEST_TOKEN}`) return send(response, 403, 'no')
  if (path.endsWith('/version'))
    return send(response, 200, JSON.stringify({ version: cms.version, order: cms.order }))
  if (path.endsWith('/report')) return void takeReport(cms, request, response)
  return send(response, 200, snapshotText(cms.documents, cms.version))
}

/** Starts one on a free port of 127.0.0.1. */
export async function startTestCms(documents: SnapshotDocuments): Promise<TestCms> {
  const server = createServer((request, response) => answer(cms, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cms: TestCms = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    version: 1,
    order: null,
    reports: [],
    uploads: new Map(),
    faults: new Map(),
    asked: [],
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve, reject) =>
        server.close((error) => (error ? reject(error) : resolve())),
      )
    },
  }
  return cms
}
