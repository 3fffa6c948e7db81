import type { Core } from '@strapi/strapi'
import type { Ability } from '../panel/staff-context'
import { findInFields, type Row } from './find-in-fields'
import { READ } from '../rules/panel-permissions'

interface MiddlewareContext {
  uid: string
  action: string
  params: { _q?: string; filters?: object }
}

type Next = () => Promise<unknown>

interface Request {
  path?: string
  state: { userAbility?: Ability }
}

const LISTS = '/content-manager/collection-types/'
const LOOKED_INTO = ['string', 'text', 'uid', 'email', 'enumeration', 'integer']

/** A database takes no more values in one question (SQLite 32,766): so much is no search. */
const MOST = 20_000

/** The fields of a type that the one who asks may read. */
function fieldsFor(strapi: Core.Strapi, uid: string, { state }: Request): string[] {
  const { attributes } = strapi.getModel(uid as never)
  return Object.entries(attributes)
    .filter(([, attribute]) => LOOKED_INTO.includes((attribute as { type: string }).type))
    .map(([name]) => name)
    .filter((name) => state.userAbility?.can(READ, uid, name))
}

async function findIds(strapi: Core.Strapi, uid: string, search: string, request: Request) {
  const fields = fieldsFor(strapi, uid, request)
  const rows = await strapi.db
    .query(uid as never)
    .findMany({ select: ['documentId', ...fields] as never })
  return findInFields(rows as Row[], fields, search)
}

/**
 * The search above the panel's lists. Strapi asks the database, for which «ñ» is not «Ñ», «e» not «é»
 * and «sol pañal» nowhere in «Pañalería del Sol»; here every word is looked for as people type it. One
 * question to a list is asked twice, for its rows and for their number: the answer is found once.
 */
export function searchLists(strapi: Core.Strapi) {
  const found = new WeakMap<object, Promise<string[]>>()
  return async ({ uid, action, params }: MiddlewareContext, next: Next): Promise<unknown> => {
    const request = strapi.requestContext.get() as unknown as Request | undefined
    const search = params._q
    const isList = action === 'findMany' || action === 'count'
    if (!search || !isList || !request?.path?.startsWith(LISTS + uid)) return next()
    const known = found.get(request) ?? findIds(strapi, uid, search, request)
    found.set(request, known)
    const documentIds = await known
    if (documentIds.length > MOST) return next()
    delete params._q
    params.filters = { $and: [params.filters ?? {}, { documentId: { $in: documentIds } }] }
    return next()
  }
}
