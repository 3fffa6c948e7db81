import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { ofMany } from '../panel/of-many'
import { VISIBLE_TYPES, type VisibleType } from '../documents/visible-types'
import { contentFields } from './copy'
import { describeUsers, type Users } from './names'
import { attributesOf } from './read-copy'

const { ApplicationError } = errors

/** Field by field, the types whose documents name documents of this one. */
function relationsTo(strapi: Core.Strapi, type: VisibleType): [VisibleType, string][] {
  return VISIBLE_TYPES.flatMap((user) =>
    contentFields(attributesOf(strapi, user))
      .filter(([, { target }]) => target === type)
      .map(([field]): [VisibleType, string] => [user, field]),
  )
}

interface Named {
  documentId: string
  name?: string
}

/** Names of the documents that rows belong to, each once, in alphabetical order. */
export function namesOf(rows: readonly Named[]): string[] {
  const names = new Map(rows.map(({ documentId, name }) => [documentId, name ?? 'sin nombre']))
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'es'))
}

/** Who names a document, in a draft or in what is published. */
async function findUsers(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<Users[]> {
  const users: Users[] = []
  for (const [user, field] of relationsTo(strapi, type)) {
    const rows = (await strapi.db.query(user).findMany({
      select: ['documentId', 'name'],
      where: { [field]: { documentId } },
      orderBy: { id: 'asc' },
    } as never)) as Named[]
    if (rows.length > 0) users.push({ type: user, names: namesOf(rows) })
  }
  return users
}

/** Throws an ApplicationError in Spanish when others name the document that is to be deleted. */
export async function refuseUsed(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<void> {
  const users = await findUsers(strapi, type, documentId)
  if (users.length === 0) return
  const row = (await strapi.db.query(type).findOne({ where: { documentId } })) as Named | null
  const reason = describeUsers(users)
  const use = users.flatMap(({ names }) => names).length === 1 ? 'lo usa' : 'lo usan'
  const message = `«${row?.name ?? ''}» no se puede eliminar: ${use} ${reason}. Cambiá o eliminá eso primero.`
  throw new ApplicationError([message, ofMany(strapi)].join(' ').trim())
}
