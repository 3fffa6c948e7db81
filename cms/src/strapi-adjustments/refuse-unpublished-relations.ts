import type { Core } from '@strapi/strapi'
import type { Problem } from '../documents/rules'
import type { VisibleType } from '../documents/visible-types'
import { describeUid } from '../rules/types'

interface Related {
  documentId: string
  name?: string
}

async function isPublished(strapi: Core.Strapi, target: string, documentId: string) {
  const row = await strapi.db
    .query(target)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  return row !== null
}

/**
 * Problems in Spanish for every relation of a draft to a document that is not published: the
 * published document would silently lose it.
 */
export async function findUnpublishedRelations(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<Problem[]> {
  const relations = describeUid(type)?.shows
  if (!relations) return []
  const populate = Object.keys(relations)
  const draft = (await strapi.db
    .query(type)
    .findOne({ where: { documentId, publishedAt: { $null: true } }, populate })) as Record<
    string,
    Related | Related[] | null
  > | null
  const attributes = strapi.contentType(type).attributes as Record<string, unknown>
  const problems: Problem[] = []
  for (const [field, label] of Object.entries(relations)) {
    const attribute = attributes[field] as { target: string }
    for (const related of [draft?.[field] ?? []].flat()) {
      if (await isPublished(strapi, attribute.target, related.documentId)) continue
      const message = `${label} «${related.name ?? ''}» todavía no se publicó. Publicá primero eso, o quitalo de acá.`
      problems.push({ path: [field], message })
    }
  }
  return problems
}
