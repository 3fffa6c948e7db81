import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicationReport } from '../publication-report.ts'
import type { Order } from '../read/cms-access.ts'
import type { SnapshotDocuments, StoreDocument } from '../../site/documents.ts'
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
  /** Token of a snapshot → the stores that were in it. */
  readonly sent: Map<string, readonly StoreDocument[]>
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

/** Numbers of the stores in which two catalogues differ. */
function differing(before: readonly StoreDocument[], after: readonly StoreDocument[]): number[] {
  const texts = (stores: readonly StoreDocument[]) =>
    new Map(stores.map((store) => [store.numero, JSON.stringify(store)]))
  const [old, now] = [texts(before), texts(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((one) => old.get(one) !== now.get(one))
}

/** A whole snapshot; of the stores only what changed, when the query names one that was sent. */
function snapshotFor(cms: TestCms, query: URLSearchParams): string {
  const { documents, version } = cms
  const token = createHash('sha256').update(JSON.stringify(documents)).digest('hex')
  cms.sent.set(token, structuredClone(documents.store))
  const known = cms.sent.get(query.get('token') ?? '')
  if (!known) return snapshotText(documents, version, { token, changed: null })
  const changed = differing(known, documents.store)
  const store = documents.store.filter(({ numero }) => changed.includes(numero))
  return snapshotText({ ...documents, store }, version, { token, changed })
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
  if (!path.startsWith('/api/publication/snapshot')) return send(response, 404, 'nada')
  return send(response, 200, snapshotFor(cms, new URL(path, cms.url).searchParams))
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
    sent: new Map(),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve, reject) =>
        server.close((error) => (error ? reject(error) : resolve())),
      )
    },
  }
  return cms
}
