import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { cleanTexts } from './clean-text'
import { NUMBERED_TYPES, takeNumber } from './numbers'
import { applyRules, type Data, type Problem } from './rules'
import { slug } from './slug'
import { findTaken, isUniqueViolation, UNIQUE_FIELDS } from './unique'
import { findUnpublished } from './unpublished-relations'
import { isVisibleType, type VisibleType } from './visible-types'

const { ValidationError } = errors

function refuse(problems: Problem[]): never {
  const message = problems.map((problem) => problem.message).join(' ')
  throw new ValidationError(message, {
    errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
  })
}

const hasSlug = (type: VisibleType) => UNIQUE_FIELDS[type]?.includes('slug') ?? false

/** A new document gets its number and its slug when staff left them empty. */
async function fillIdentity(strapi: Core.Strapi, type: VisibleType, data: Data): Promise<void> {
  if (NUMBERED_TYPES.includes(type)) {
    data.numero = await takeNumber(strapi, type, (data.numero as number | null | undefined) ?? null)
  }
  if (hasSlug(type) && !data.slug && typeof data.name === 'string') {
    // A name without letters or digits still needs an address.
    data.slug = slug(data.name) || String(data.numero ?? Date.now().toString(36))
  }
}

/** An emptied slug or number would lose the document its public address. */
function keepIdentity(type: VisibleType, data: Data): void {
  if (hasSlug(type) && 'slug' in data && !data.slug) delete data.slug
  if (NUMBERED_TYPES.includes(type) && 'numero' in data && !data.numero) delete data.numero
}

async function checkData(
  strapi: Core.Strapi,
  type: VisibleType,
  data: Data,
  documentId: string | undefined,
): Promise<void> {
  const problems = [...applyRules(type, data), ...(await findTaken(strapi, type, data, documentId))]
  if (problems.length > 0) refuse(problems)
}

async function checkPublish(strapi: Core.Strapi, type: VisibleType, documentId: string) {
  const problems = await findUnpublished(strapi, type, documentId)
  if (problems.length > 0) refuse(problems)
}

interface MiddlewareContext {
  uid: UID.ContentType
  action: string
  params: { data?: unknown; documentId?: string }
}

/**
 * Stands before every save and publication of the Document Service: texts cleaned, numbers and
 * links brought to one form, identity unique, and nothing published that points at what is not.
 */
export function createDocumentChecks(strapi: Core.Strapi) {
  return async (context: MiddlewareContext, next: () => Promise<unknown>): Promise<unknown> => {
    const { uid, action, params } = context
    if (!isVisibleType(uid)) return next()
    const data = params.data as Data | undefined
    if (data && (action === 'create' || action === 'update')) {
      Object.assign(data, cleanTexts(data))
      if (action === 'create') await fillIdentity(strapi, uid, data)
      else keepIdentity(uid, data)
      await checkData(strapi, uid, data, params.documentId)
    }
    if (action === 'clone' && data) await fillClone(strapi, uid, data)
    if (action === 'publish' && params.documentId) {
      await checkPublish(strapi, uid, params.documentId)
    }
    try {
      return await next()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      throw new ValidationError('El número o el slug ya es de otro documento: elegí otro.')
    }
  }
}

/** A copy is another document: it takes the next number, and a slug that names it. */
async function fillClone(strapi: Core.Strapi, type: VisibleType, data: Data): Promise<void> {
  if (NUMBERED_TYPES.includes(type)) data.numero = await takeNumber(strapi, type, null)
  if (hasSlug(type)) {
    const name = typeof data.name === 'string' ? data.name : 'copia'
    data.slug = `${slug(name) || 'copia'}-${Date.now().toString(36)}`
  }
}
