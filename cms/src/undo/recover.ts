import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../api/publication/services/version'
import { restoreHistory } from '../documents/slug-history'
import type { Data } from '../documents/rules'
import type { Ability } from '../panel/staff-context'
import { describeOwner, findTaken } from '../documents/unique'
import type { VisibleType } from '../documents/visible-types'
import { forgetBinRow, readBin, type Kept } from './bin'
import { dataOf, differingFields } from './copy'
import { dropMissing } from './missing'
import { nounOf } from './names'
import { attributesOf } from './read-copy'
import { currentStaff } from '../panel/staff'
import { documentAction, type DocumentRight } from '../rules/panel-permissions'
import { findRelationProblems } from '../strapi-adjustments/refuse-unpublished-relations'

const { ApplicationError, PolicyError, NotFoundError } = errors

export interface Recovered {
  contentType: VisibleType
  documentId: string
  isPublished: boolean
  /** Sentences in Spanish: what it pointed at and is gone, and why it is not published again. */
  missing: string[]
}

interface Documents {
  create(params: { data: Data }): Promise<unknown>
  update(params: { documentId: string; data: Data }): Promise<unknown>
  publish(params: { documentId: string }): Promise<unknown>
}

/** Why the document cannot have its place back; null when it can. */
async function placeTaken(strapi: Core.Strapi, type: VisibleType, kept: Kept) {
  if (strapi.contentType(type).kind === 'singleType') {
    if ((await strapi.db.query(type).count()) === 0) return null
    return `ya hay otra ${nounOf(type)}. Eliminá esa primero.`
  }
  for (const copy of [kept.published ?? kept.draft, kept.draft]) {
    const [problem] = await findTaken(strapi, type, copy, undefined, 'cambiáselo primero a ese')
    if (problem) return problem.message
  }
  if (kept.importKey === null) return null
  const imported = (await strapi.db
    .query(type)
    .findOne({ where: { importKey: kept.importKey } })) as Data | null
  return imported && `ya se volvió a importar como ${describeOwner(imported)}.`
}

const isThere = async (strapi: Core.Strapi, uid: string, id: number | null) =>
  id !== null && (await strapi.db.query(uid).count({ where: { id } })) > 0

/** What a document has besides its content. */
async function ownData(strapi: Core.Strapi, documentId: string, kept: Kept): Promise<Data> {
  const { createdAt, createdBy, importKey, importHashes } = kept
  const creator = await isThere(strapi, 'admin::user', createdBy)
  const own = { documentId, createdAt, importKey, importHashes }
  return {
    ...own,
    createdBy: creator ? createdBy : null,
    updatedBy: currentStaff(strapi)?.id ?? null,
  }
}

async function bringBack(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
  kept: Kept,
): Promise<Pick<Recovered, 'isPublished' | 'missing'>> {
  const attributes = attributesOf(strapi, type)
  const documents = strapi.documents(type as UID.ContentType) as unknown as Documents
  const own = await ownData(strapi, documentId, kept)
  const { draft, published } = kept
  const first = await dropMissing(strapi, type, published ?? draft, published !== null)
  await documents.create({ data: { ...dataOf(attributes, first.copy), ...own } })
  const problems = published ? await findRelationProblems(strapi, type, documentId) : []
  const isPublished = published !== null && problems.length === 0
  await restoreHistory(strapi, type, documentId, kept, isPublished)
  if (isPublished) await documents.publish({ documentId })
  const missing = [...first.missing, ...problems.map(({ message }) => message)]
  if (!published || differingFields(attributes, draft, published).length === 0) {
    return { isPublished, missing }
  }
  const last = await dropMissing(strapi, type, draft, false)
  await documents.update({
    documentId,
    data: { ...dataOf(attributes, last.copy), updatedBy: own.updatedBy },
  })
  return { isPublished, missing: [...new Set([...missing, ...last.missing])] }
}

/** Whether a role could have made the document, and published it, by itself. */
function mayRecover(ability: Ability, type: VisibleType, { published }: Kept): boolean {
  const may = (right: DocumentRight) => ability.can(documentAction(right), type)
  return may('create') && (published === null || may('publish'))
}

/**
 * Brings a deleted document back as it was: number, address, relations, files, published or not,
 * but for one that without what it named no page would show: that one comes back as a draft.
 * All or nothing: refused, with a sentence in Spanish, it stays in the bin. Throws NotFoundError
 * when it is not there any more, PolicyError when the role may not make such documents,
 * ApplicationError when another has its place.
 */
export async function recover(
  strapi: Core.Strapi,
  id: number,
  now: number,
  ability: Ability,
): Promise<Recovered> {
  return strapi.db.transaction(async () => {
    await waitForTurn(strapi)
    const row = await readBin(strapi, id, now)
    if (!row) throw new NotFoundError('Ya no está en la Papelera: quizás otra persona lo recuperó.')
    const { contentType, targetId, title, kept } = row
    if (!mayRecover(ability, contentType, kept)) {
      // Strapi keeps the words of this kind of refusal only; of a ForbiddenError it says «Forbidden».
      throw new PolicyError(
        `Tu rol no permite recuperar «${title ?? ''}»: pedíselo a Administración.`,
      )
    }
    const taken = await placeTaken(strapi, contentType, kept)
    if (taken) throw new ApplicationError(`No se puede recuperar «${title ?? ''}»: ${taken}`)
    const found = await bringBack(strapi, contentType, targetId, kept)
    await forgetBinRow(strapi, id)
    return { contentType, documentId: targetId, ...found }
  })
}
