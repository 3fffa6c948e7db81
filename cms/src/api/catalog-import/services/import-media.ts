import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '../../../rules/limits'

const { PayloadTooLargeError, ValidationError } = errors
const MEDIA = 'api::catalog-import.import-media'
const FILE = 'plugin::upload.file'

interface Row {
  id: number
  sha256: string
  fileId: number
}

/** sha256 → row id of the media library's file, for files that are still there. */
export async function findMedia(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows: Row[] = await strapi.db.query(MEDIA).findMany({})
  const files: { id: number }[] = await strapi.db.query(FILE).findMany({ select: ['id'] })
  const present = new Set(files.map((file) => file.id))
  return new Map(
    rows.filter((row) => present.has(row.fileId)).map((row) => [row.sha256, row.fileId]),
  )
}

/** Row id of one file, null when it was never imported or staff deleted it. */
export async function findMediaFile(strapi: Core.Strapi, sha256: string): Promise<number | null> {
  const row: Row | null = await strapi.db.query(MEDIA).findOne({ where: { sha256 } })
  const file = row && (await strapi.db.query(FILE).findOne({ where: { id: row.fileId } }))
  return file ? row.fileId : null
}

/** Counts and hashes what passes, and breaks off over the limit. */
function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      if (bytes > UPLOAD_LIMIT_BYTES) {
        done(new PayloadTooLargeError(`La imagen pesa más de ${UPLOAD_LIMIT_MEGABYTES} MB.`))
      } else {
        done(null, chunk)
      }
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function addToLibrary(strapi: Core.Strapi, filePath: string, name: string, bytes: number) {
  const [file] = (await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name } },
      files: {
        filepath: filePath,
        originalFilename: name,
        mimetype: 'application/octet-stream',
        size: bytes,
      },
    })) as { id: number }[]
  if (!file) throw new ValidationError(`No se pudo guardar «${name}».`)
  return file.id
}

async function rememberFile(strapi: Core.Strapi, sha256: string, fileId: number): Promise<void> {
  const row = await strapi.db.query(MEDIA).findOne({ where: { sha256 } })
  if (row) await strapi.db.query(MEDIA).update({ where: { id: row.id }, data: { fileId } })
  else await strapi.db.query(MEDIA).create({ data: { sha256, fileId } })
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** One after the other: two copies of one image sent at once must not both be new. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(task)
  lastTurn = turn.catch(() => undefined)
  return turn
}

async function addOnce(
  strapi: Core.Strapi,
  sha256: string,
  filePath: string,
  name: string,
  bytes: number,
): Promise<void> {
  if (await findMediaFile(strapi, sha256)) return
  await rememberFile(strapi, sha256, await addToLibrary(strapi, filePath, name, bytes))
}

/**
 * Stores one image under its hash. The same image twice stays one file.
 * Throws a ValidationError in Spanish when the bytes are not what the hash says or no image.
 */
export async function storeMedia(
  strapi: Core.Strapi,
  sha256: string,
  name: string,
  body: Readable,
): Promise<void> {
  if (await findMediaFile(strapi, sha256)) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'guia-import-'))
  try {
    const filePath = path.join(folder, 'image')
    const meter = createMeter()
    await pipeline(body, meter.stream, createWriteStream(filePath))
    const received = meter.result()
    if (received.sha256 !== sha256) {
      throw new ValidationError(`«${name}» llegó dañada: su huella no coincide.`)
    }
    await inTurn(() => addOnce(strapi, sha256, filePath, name, received.bytes))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
