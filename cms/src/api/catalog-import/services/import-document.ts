import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../../publication/services/version'
import { findMediaFile } from './import-media'
import { IMPORT_TYPES } from './import-types'
import { findMadeByStaff, freeIdentity, onlyBlank, type Draft } from './made-by-staff'
import { mergeNote } from './merge-note'
import { readVersions, unfinishedReason, type ImportedRow } from './unfinished'
import { isObject } from '../../../rules/is-object'

const { ValidationError } = errors

type Fields = Record<string, unknown>
export type Hashes = Record<string, string>

interface ImportRequest {
  /** Only the fields to write. */
  fields: Fields
  /** A hash for every field of the record, as the importer knows it. */
  hashes: Hashes
}

/** Reads the request's body; throws a ValidationError in Spanish when it has another shape. */
export function parseImportRequest(body: unknown): ImportRequest {
  if (!isObject(body) || !isObject(body.fields) || !isObject(body.hashes)) {
    throw new ValidationError('El envío del importador no tiene «fields» y «hashes».')
  }
  return { fields: body.fields, hashes: body.hashes as Hashes }
}

async function resolveImage(strapi: Core.Strapi, field: string, image: unknown): Promise<number> {
  const sha256 = isObject(image) ? String(image.sha256) : ''
  const fileId = await findMediaFile(strapi, sha256)
  if (!fileId) throw new ValidationError(`La imagen del campo «${field}» no se subió antes.`)
  return fileId
}

async function resolveMedia(strapi: Core.Strapi, field: string, value: unknown) {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) return resolveImage(strapi, field, value)
  const files: number[] = []
  for (const image of value) files.push(await resolveImage(strapi, field, image))
  return files
}

async function resolveRelation(
  strapi: Core.Strapi,
  field: string,
  target: string,
  value: unknown,
): Promise<string[]> {
  const uid = IMPORT_TYPES[target]?.uid ?? ''
  const documentIds: string[] = []
  for (const key of [value ?? []].flat()) {
    const row = await strapi.db.query(uid).findOne({ where: { importKey: String(key) } })
    if (!row)
      throw new ValidationError(
        `El campo «${field}» nombra «${String(key)}», que no existe o no se importó.`,
      )
    documentIds.push(row.documentId)
  }
  return documentIds
}

async function toData(strapi: Core.Strapi, type: string, fields: Fields): Promise<Fields> {
  const { uid, media = [], relations = {} } = IMPORT_TYPES[type]!
  const { attributes } = strapi.contentType(uid)
  const data: Fields = {}
  for (const [field, value] of Object.entries(fields)) {
    if (!Object.keys(attributes).includes(field))
      throw new ValidationError(`El campo «${field}» no existe.`)
    const target = relations[field]
    if (media.includes(field)) data[field] = await resolveMedia(strapi, field, value)
    else if (target) data[field] = { set: await resolveRelation(strapi, field, target, value) }
    else data[field] = value
  }
  return data
}

/** What every imported type offers: the general type leaves `publish` out. */
interface DraftableDocuments {
  create(params: { data: Fields }): Promise<{ documentId: string }>
  update(params: { documentId: string; data: Fields }): Promise<{ documentId: string } | null>
  publish(params: { documentId: string }): Promise<unknown>
}

/** Throws a ValidationError when staff have not published what they made of the document. */
async function refuseUnfinished(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const reason = unfinishedReason(await readVersions(strapi, uid, { documentId }))
  if (reason) throw new ValidationError(reason)
}

/**
 * Creates and publishes the document of an import key, or writes the given fields of it: fields
 * that are not given keep what staff made of them, and so do their lines of the internal note. One
 * that staff made before is completed.
 */
export async function putDocument(
  strapi: Core.Strapi,
  type: string,
  key: string,
  request: ImportRequest,
): Promise<'created' | 'completed' | 'updated'> {
  const importType = Object.keys(IMPORT_TYPES).includes(type) ? IMPORT_TYPES[type] : undefined
  if (!importType) throw new ValidationError(`El tipo «${type}» no se importa.`)
  const { uid } = importType
  const documents = strapi.documents(uid) as unknown as DraftableDocuments
  let data: Fields = {
    ...(await toData(strapi, type, request.fields)),
    importKey: key,
    importHashes: request.hashes,
    // Or what an import changed would be taken for the work of who changed it last.
    updatedBy: null,
  }
  // Together or not at all: a draft whose publication was refused would look imported.
  return strapi.db.transaction(async () => {
    await waitForTurn(strapi)
    const where = { importKey: key, publishedAt: { $null: true } }
    const existing: Draft | null = await strapi.db.query(uid).findOne({ where })
    const madeByStaff = existing ? null : await findMadeByStaff(strapi, importType, data)
    const draft = existing ?? madeByStaff
    if (draft) await refuseUnfinished(strapi, uid, draft.documentId)
    if (madeByStaff) data = onlyBlank(madeByStaff, data)
    if (!draft) Object.assign(data, await freeIdentity(strapi, uid, data))
    const { internalNote } = data
    if (typeof internalNote === 'string' || internalNote === null) {
      data.internalNote = mergeNote(draft?.internalNote, internalNote)
    }
    const document = draft
      ? await documents.update({ documentId: draft.documentId, data })
      : await documents.create({ data })
    if (document) await documents.publish({ documentId: document.documentId })
    if (madeByStaff) return 'completed'
    return draft ? 'updated' : 'created'
  })
}

/** Whether nobody, neither an import nor staff, has put anything into the catalogue. */
export async function isCatalogueEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const { uid } of Object.values(IMPORT_TYPES)) {
    if ((await strapi.db.query(uid).count()) > 0) return false
  }
  return true
}

type ByKey<T> = Record<string, Record<string, T>>

interface Imported {
  /** Import type → import key → field → hash. */
  documents: ByKey<Hashes>
  /** Import type → import key → why an import leaves the document alone. */
  unfinished: ByKey<string>
}

/** What every imported document was imported from, and which ones staff are still changing. */
export async function readImported(strapi: Core.Strapi): Promise<Imported> {
  const documents: ByKey<Hashes> = {}
  const unfinished: ByKey<string> = {}
  for (const [type, { uid }] of Object.entries(IMPORT_TYPES)) {
    const rows = await readVersions(strapi, uid, { importKey: { $notNull: true } })
    const versions = new Map<string, ImportedRow[]>()
    for (const row of rows) {
      versions.set(row.documentId, [...(versions.get(row.documentId) ?? []), row])
    }
    const drafts = rows.filter(({ publishedAt }) => publishedAt === null)
    if (drafts.length === 0) continue
    documents[type] = Object.fromEntries(
      drafts.map(({ importKey, importHashes }) => [importKey, importHashes ?? {}]),
    )
    unfinished[type] = Object.fromEntries(
      drafts.flatMap(({ documentId, importKey }) => {
        const reason = unfinishedReason(versions.get(documentId) ?? [])
        return reason ? [[importKey, reason]] : []
      }),
    )
  }
  return { documents, unfinished }
}
