import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../api/publication/services/version'
import {
  dropInverseRelations,
  keepInverseRelations,
} from '../strapi-adjustments/keep-inverse-relations'
import { ofMany } from '../panel/of-many'
import { findRelationProblems } from '../strapi-adjustments/refuse-unpublished-relations'
import { fieldLabel, kindOf } from '../rules/types'
import { cleanTexts } from './clean-text'
import {
  completeIdentity,
  fillClone,
  fillIdentity,
  findOtherNumber,
  keepIdentity,
} from './identity'
import { findTooLarge } from './number-range'
import { applyRules, type Data, type Problem } from './rules'
import { dropHistory, rememberSlug } from './slug-history'
import { findTooLong } from './text-length'
import { findTaken, isUniqueViolation } from './unique'
import { isVisibleType, type VisibleType } from './visible-types'

const { ValidationError } = errors

/** A problem behind the label of its field, or of the group that the field stands in. */
function withField(type: VisibleType, { path: [field = ''], message }: Problem): string {
  const label = fieldLabel(kindOf(type), field)
  return label === undefined || message.startsWith(label) ? message : `${label}: ${message}`
}

/** Of several problems the panel's notice is one line: there each says which field it is of. */
function noticeOf(type: VisibleType, problems: Problem[]): string {
  const [first, ...others] = problems
  if (first && others.length === 0) return first.message
  return problems.map((problem) => withField(type, problem)).join(' ')
}

function refuse(type: VisibleType, problems: Problem[], notice = noticeOf(type, problems)): never {
  throw new ValidationError(notice, {
    errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
  })
}

interface MiddlewareContext {
  uid: UID.ContentType
  action: string
  params: { data?: unknown; documentId?: string }
}

const componentOf = (strapi: Core.Strapi) => (name: string) =>
  strapi.components[name as UID.Component]?.attributes ?? {}

/** Cleans and checks the data of a save, in place; a new document gets its identity. */
async function checkData(
  strapi: Core.Strapi,
  type: VisibleType,
  { action, params }: MiddlewareContext,
): Promise<void> {
  const data = (params.data ??= {}) as Data
  Object.assign(data, cleanTexts(data))
  dropHistory(type, data)
  const { attributes } = strapi.contentType(type)
  const tooLarge = findTooLarge(attributes, data)
  if (tooLarge.length > 0) refuse(type, tooLarge)
  if (action === 'create') await fillIdentity(strapi, type, data)
  if (action === 'clone') await fillClone(strapi, type, params.documentId, data)
  if (action === 'update') {
    keepIdentity(type, data)
    await completeIdentity(strapi, type, params.documentId, data)
  }
  const self = action === 'update' ? params.documentId : undefined
  const ruled = applyRules(type, data)
  const isTold = ({ path }: Problem) => ruled.some((one) => one.path.join() === path.join())
  // Of links in the form in which they are kept, where letters with accents take more room.
  const tooLong = findTooLong(attributes, componentOf(strapi), data)
  const problems = [
    ...dropInverseRelations(type, action, data),
    ...ruled,
    ...tooLong.filter((problem) => !isTold(problem)),
    ...(self ? await findOtherNumber(strapi, type, self, data) : []),
    ...(await findTaken(strapi, type, data, self)),
  ]
  if (problems.length > 0) refuse(type, problems)
}

async function checkPublish(strapi: Core.Strapi, type: VisibleType, documentId: string) {
  const problems = await findRelationProblems(strapi, type, documentId)
  if (problems.length === 0) return
  const others = ofMany(strapi)
  if (others === '') refuse(type, problems)
  // In a list no field is marked, and nothing else tells which of them it is.
  const row = (await strapi.db.query(type).findOne({ where: { documentId } })) as Data | null
  const name = String(row?.name ?? 'sin nombre')
  refuse(type, problems, `«${name}»: ${noticeOf(type, problems)} ${others}`)
}

const SAVES = ['create', 'update', 'clone']
const READS = ['findOne', 'findFirst', 'findMany', 'count']

/**
 * Stands before every change of the Document Service: texts cleaned, numbers and
 * links brought to one form, identity unique, nothing published that points at what is not, and
 * no document changed by what is done to another one.
 */
export function createDocumentChecks(strapi: Core.Strapi) {
  return async (context: MiddlewareContext, next: () => Promise<unknown>): Promise<unknown> => {
    const { uid, action, params } = context
    if (!isVisibleType(uid) || READS.includes(action)) return next()
    try {
      // One transaction: a number is taken only by a document that is really saved.
      return await strapi.db.transaction(async () => {
        await waitForTurn(strapi)
        if (SAVES.includes(action)) await checkData(strapi, uid, context)
        if (action === 'publish' && params.documentId) {
          await checkPublish(strapi, uid, params.documentId)
          await rememberSlug(strapi, uid, params.documentId)
        }
        return keepInverseRelations(strapi, uid, action, params.documentId, next)
      })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      throw new ValidationError(
        'El número o la dirección en el sitio ya es de otra ficha: elegí otro.',
      )
    }
  }
}
