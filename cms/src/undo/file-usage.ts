import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isVisibleType, VISIBLE_TYPES, type VisibleType } from '../documents/visible-types'
import { describeUsers, type Users } from './names'
import { namesOf } from './usage'

const { ApplicationError } = errors
const FILE = 'plugin::upload.file'

interface Link {
  related_id: number
  related_type: string
}

/** Rows that show a file: Strapi keeps them all in one table. */
async function readLinks(strapi: Core.Strapi, fileId: number): Promise<Link[]> {
  const { joinTable } = strapi.db.metadata.get(FILE).attributes.related as unknown as {
    joinTable: { name: string; joinColumn: { name: string } }
  }
  return strapi.db
    .connection(joinTable.name)
    .where({ [joinTable.joinColumn.name]: fileId })
    .select('related_id', 'related_type')
}

async function usersOf(
  strapi: Core.Strapi,
  type: VisibleType,
  links: readonly Link[],
): Promise<Users[]> {
  const ids = links.filter(({ related_type }) => related_type === type)
  if (ids.length === 0) return []
  const rows = (await strapi.db.query(type).findMany({
    where: { id: { $in: ids.map(({ related_id }) => related_id) } },
  })) as { documentId: string; name?: string; title?: string }[]
  const named = rows.map(({ documentId, name, title }) => ({ documentId, name: name ?? title }))
  return named.length > 0 ? [{ type, names: namesOf(named) }] : []
}

/** Throws an ApplicationError in Spanish when a document, draft or published, shows one of the files. */
export async function refuseShownFiles(
  strapi: Core.Strapi,
  files: readonly { id: number; name?: string }[],
): Promise<void> {
  for (const { id, name = '' } of files) {
    const links = (await readLinks(strapi, id)).filter((link) => isVisibleType(link.related_type))
    const users: Users[] = []
    for (const type of VISIBLE_TYPES) users.push(...(await usersOf(strapi, type, links)))
    if (users.length === 0) continue
    const message = `La imagen «${name}» no se puede eliminar: está en ${describeUsers(users)}. Sacala de ahí primero.`
    throw new ApplicationError(message)
  }
}
