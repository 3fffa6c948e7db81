import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve } from '../../testing/serve.ts'

export const TOKEN = 'clave-del-importador-de-prueba-1234'

export interface StoredDocument {
  fields: Record<string, unknown>
  hashes: Record<string, string>
}

/** What the importer finds and leaves: a CMS in memory that keeps to the import interface. */
export interface FakeCms {
  url: string
  /** 'store busquedas.json#7' → document. */
  documents: Map<string, StoredDocument>
  media: Map<string, { name: string; contentType: string; bytes: number }>
  /** Name of a document as above → why it is left alone. */
  unfinished: Map<string, string>
  /** Names of documents that staff made before an import brings them. */
  madeByStaff: Set<string>
  /** 'PUT /api/catalog-import/…' of every request, in order. */
  requests: string[]
  /** Refuses what it returns a Spanish message for; a number answers with that status alone. */
  refuse: (method: string, path: string) => string | number | null
  close: () => Promise<void>
}

interface Answer {
  status: number
  body: unknown
}

/** Starts it on a free port of 127.0.0.1. */
export async function startFakeCms(): Promise<FakeCms> {
  const { url, close } = await serve((request, response) => void handle(cms, request, response))
  const cms: FakeCms = {
    url,
    documents: new Map(),
    media: new Map(),
    unfinished: new Map(),
    madeByStaff: new Set(),
    requests: [],
    refuse: () => null,
    close,
  }
  return cms
}

async function handle(cms: FakeCms, request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request)
  const { status, body: answer } = answerOf(cms, request, body)
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function answerOf(cms: FakeCms, request: IncomingMessage, body: Buffer): Answer {
  const { method = '', url = '' } = request
  cms.requests.push(`${method} ${url}`)
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return problem(403, 'Falta la clave.')
  const refused = cms.refuse(method, decodeURIComponent(url))
  if (typeof refused === 'number') return { status: refused, body: 'nada' }
  if (refused !== null) return problem(400, refused)
  const address = new URL(url, 'http://cms')
  const [, api, area, what, ...rest] = address.pathname.split('/').map(decodeURIComponent)
  if (api !== 'api' || area !== 'catalog-import') return problem(404, 'No existe.')
  if (method === 'GET' && what === 'state') return stateOf(cms)
  if (method === 'PUT' && what === 'media') return putMedia(cms, request, address, rest, body)
  if (method === 'PUT' && what === 'documents') return putDocument(cms, rest, body)
  return problem(404, 'No existe.')
}

function problem(status: number, message: string): Answer {
  return { status, body: { data: null, error: { status, name: 'ValidationError', message } } }
}

function stateOf(cms: FakeCms): Answer {
  const documents: Record<string, Record<string, Record<string, string>>> = {}
  for (const [name, { hashes }] of cms.documents) {
    const [type = '', key = ''] = splitName(name)
    documents[type] = { ...documents[type], [key]: hashes }
  }
  const unfinished: Record<string, Record<string, string>> = {}
  for (const [name, reason] of cms.unfinished) {
    const [type = '', key = ''] = splitName(name)
    unfinished[type] = { ...unfinished[type], [key]: reason }
  }
  const isEmpty = cms.documents.size === 0
  return { status: 200, body: { documents, unfinished, media: [...cms.media.keys()], isEmpty } }
}

function splitName(name: string): [string, string] {
  const space = name.indexOf(' ')
  return [name.slice(0, space), name.slice(space + 1)]
}

function putMedia(
  cms: FakeCms,
  request: IncomingMessage,
  address: URL,
  [sha256 = '']: string[],
  body: Buffer,
): Answer {
  if (createHash('sha256').update(body).digest('hex') !== sha256) {
    return problem(400, 'La imagen llegó dañada.')
  }
  const name = address.searchParams.get('name') ?? ''
  const contentType = request.headers['content-type'] ?? ''
  cms.media.set(sha256, { name, contentType, bytes: body.length })
  return { status: 201, body: { sha256 } }
}

/** Relation field → type whose keys it holds. */
const RELATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subcategory: { category: 'category' },
  store: {
    categories: 'category',
    subcategories: 'subcategory',
    paymentMethods: 'payment-method',
  },
  offer: { store: 'store' },
  professional: { professionalCategory: 'professional-category' },
}

function putDocument(cms: FakeCms, [type = '', key = '']: string[], body: Buffer): Answer {
  const { fields, hashes } = JSON.parse(body.toString()) as StoredDocument
  const name = `${type} ${key}`
  const wrong = missingImage(cms, fields) ?? missingRelation(cms, type, fields)
  const taken = wrong ?? takenValue(cms, type, name, fields)
  if (taken) return problem(400, taken)
  const before = cms.documents.get(name)
  cms.documents.set(name, { fields: { ...before?.fields, ...fields }, hashes })
  const first = cms.madeByStaff.delete(name) ? 'completed' : 'created'
  return { status: 200, body: { outcome: before ? 'updated' : first } }
}

function missingImage(cms: FakeCms, fields: Record<string, unknown>): string | null {
  const hashes = Object.values(fields).flat().flatMap(hashOf)
  return hashes.every((hash) => cms.media.has(hash)) ? null : 'Una imagen no se subió antes.'
}

function hashOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('sha256' in value)) return []
  return [String(value.sha256)]
}

function missingRelation(
  cms: FakeCms,
  type: string,
  fields: Record<string, unknown>,
): string | null {
  for (const [field, target] of Object.entries(RELATIONS[type] ?? {})) {
    for (const key of [fields[field] ?? []].flat() as string[]) {
      if (!cms.documents.has(`${target} ${key}`)) {
        return `El campo «${field}» nombra «${key}», que no existe.`
      }
    }
  }
  return null
}

function takenValue(
  cms: FakeCms,
  type: string,
  name: string,
  fields: Record<string, unknown>,
): string | null {
  for (const [other, document] of cms.documents) {
    if (other === name || !other.startsWith(`${type} `)) continue
    for (const field of ['numero', 'slug']) {
      const value = fields[field] ?? null
      if (value !== null && document.fields[field] === value) return `«${field}» ya es de otro.`
    }
  }
  return null
}
