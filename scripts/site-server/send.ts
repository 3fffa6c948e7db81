import { promises as fs } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { CACHING, CONTENT_TYPES, DOCUMENT_HEADERS } from './answer-table.ts'
import { noticePage, type Answer, type Notice } from './answer.ts'
import { parseRange, type ByteRange } from './byte-range.ts'
import { contentType } from './content-types.ts'
import { acceptedEncodings } from './encodings.ts'
import type { FileCache, StoredFile } from './file-cache.ts'

/** Told of a file that is sent whole and will be as long as it is there, with the headers of it alone. */
export type OnWhole = (headers: OutgoingHttpHeaders, body: Buffer) => void

export type FileAnswer = Extract<Answer, { kind: 'file' }>

const RANGE_NOT_SATISFIABLE = 416

export function sendNotice(req: IncomingMessage, res: ServerResponse, notice: Notice): void {
  const body = noticePage(notice)
  res.writeHead(notice.status, {
    ...DOCUMENT_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': CACHING.noStore,
    ...notice.headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

export function sendRedirect(res: ServerResponse, to: string, caching: string): void {
  res.writeHead(301, {
    ...DOCUMENT_HEADERS,
    Location: to,
    'Cache-Control': caching,
    'Content-Length': 0,
  })
  res.end()
}

/** True when the visitor's copy, named by If-None-Match, is the one that would be sent. */
function isKnown(req: IncomingMessage, etag: string): boolean {
  const known = req.headers['if-none-match']
  if (!known) return false
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

interface Variant {
  variant: StoredFile
  encoding: string | null
  /** Whether nothing that may come yet would be sent in its place. */
  isBest: boolean
}

/** The encoded sibling that the request accepts, or the file itself. */
async function pickVariant(
  req: IncomingMessage,
  file: StoredFile,
  files: FileCache,
): Promise<Variant> {
  const accepted = acceptedEncodings(req.headers['accept-encoding'])
  for (const { name, ending } of accepted) {
    const variant = await files.read(file.path + ending)
    if (variant) return { variant, encoding: name, isBest: name === accepted[0]?.name }
  }
  return { variant: file, encoding: null, isBest: accepted.length === 0 }
}

/** Part of a file is given only of the copy that the visitor has (If-Range). */
function rangeOf(req: IncomingMessage, file: StoredFile): ByteRange | 'whole' | 'outside' {
  const condition = req.headers['if-range']
  if (condition && condition !== file.etag) return 'whole'
  return parseRange(req.headers.range, file.size)
}

async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  file: StoredFile,
  { start, end }: ByteRange,
): Promise<void> {
  if (req.method === 'HEAD') {
    res.end()
  } else if (file.body) {
    res.end(file.body.subarray(start, end + 1))
  } else {
    const handle = await fs.open(file.path)
    await pipeline(handle.createReadStream({ start, end }), res)
  }
}

function headersOf(type: string, file: StoredFile, { caching, isHashed }: FileAnswer) {
  return {
    ...(!isHashed && type !== CONTENT_TYPES.json && DOCUMENT_HEADERS),
    'Content-Type': type,
    'Cache-Control': caching,
    ETag: file.etag,
    // A film is gone through; of all else nobody asks for a part, and a page has thirty of them.
    ...(type.startsWith('video/') && { 'Accept-Ranges': 'bytes' }),
    // Text has encoded siblings: a cache must keep them apart.
    ...(type.includes('charset') && { Vary: 'Accept-Encoding' }),
  }
}

/** A page for what is not there: always whole, never "not modified". */
async function sendWhole(
  req: IncomingMessage,
  res: ServerResponse,
  answer: FileAnswer,
  { variant, encoding }: Variant,
) {
  res.writeHead(answer.status, {
    ...DOCUMENT_HEADERS,
    'Content-Type': contentType(answer.path) ?? '',
    'Content-Length': variant.size,
    'Cache-Control': answer.caching,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  await sendBytes(req, res, variant, { start: 0, end: variant.size - 1 })
}

/**
 * Sends a file of a release: encoded when the request accepts it, nothing but the headers when
 * the visitor has it already, or the part that was asked for.
 * Rejects when the file is gone, or when the visitor goes away in the middle.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  answer: FileAnswer,
  files: FileCache,
  onWhole: OnWhole,
): Promise<void> {
  const type = contentType(answer.path) ?? ''
  const file = await files.read(answer.path)
  if (!file) throw new Error(`${answer.path} is gone`)
  if (answer.status !== 200) {
    return sendWhole(req, res, answer, await pickVariant(req, file, files))
  }
  const isText = type.includes('charset') && !req.headers.range
  const { variant, encoding, isBest } = isText
    ? await pickVariant(req, file, files)
    : { variant: file, encoding: null, isBest: true }
  if (isKnown(req, variant.etag)) {
    res.writeHead(304, headersOf(type, variant, answer)).end()
    return
  }
  const range = rangeOf(req, variant)
  if (range === 'whole') {
    const headers = {
      ...headersOf(type, variant, answer),
      'Content-Length': variant.size,
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    res.writeHead(200, headers)
    if (variant.body && isBest) onWhole(headers, variant.body)
    return sendBytes(req, res, variant, { start: 0, end: variant.size - 1 })
  }
  if (range === 'outside') {
    res
      .writeHead(RANGE_NOT_SATISFIABLE, {
        ...DOCUMENT_HEADERS,
        'Content-Range': `bytes */${variant.size}`,
        'Cache-Control': CACHING.noStore,
      })
      .end()
    return
  }
  // As it is: what is asked for in part is never an encoded sibling.
  res.writeHead(206, {
    ...headersOf(type, variant, answer),
    'Content-Length': range.end - range.start + 1,
    'Content-Range': `bytes ${range.start}-${range.end}/${variant.size}`,
  })
  await sendBytes(req, res, variant, range)
}
