import type { Core } from '@strapi/strapi'
import type { Problem } from '../documents/rules'
import type { VisibleType } from '../documents/visible-types'
import type { Addressed } from '../rules/addressed'
import { describeUid } from '../rules/types'

interface Related {
  documentId: string
  name?: string
}

type Draft = Addressed & Record<string, unknown>

async function isPublished(strapi: Core.Strapi, target: string, documentId: string) {
  const row = await strapi.db
    .query(target)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  return row !== null
}

/**
 * Problems in Spanish for every relation of a draft to a document that is not published, which the
 * published document would silently lose, and for every one without which no page would show it.
 */
export async function findRelationProblems(
  strapi: Core.Strapi,
  type: VisibleType,
  documentId: string,
): Promise<Problem[]> {
  const { shows: relations, address } = describeUid(type) ?? {}
  if (!relations) return []
  const populate = Object.keys(relations)
  const draft = (await strapi.db
    .query(type)
    .findOne({ where: { documentId, publishedAt: { $null: true } }, populate })) as Draft | null
  if (!draft) return []
  const isShown = !address || address(draft) !== null
  const attributes = strapi.contentType(type).attributes as Record<string, unknown>
  const problems: Problem[] = []
  for (const [field, label] of Object.entries(relations)) {
    const attribute = attributes[field] as { target: string }
    const chosen = [draft[field] ?? []].flat() as Related[]
    if (chosen.length === 0 && !isShown) {
      const message = `Falta elegir ${label.replace(/^./, (first) => first.toLowerCase())}: sin eso no se ve en la guía.`
      problems.push({ path: [field], message })
    }
    for (const related of chosen) {
      if (await isPublished(strapi, attribute.target, related.documentId)) continue
      const message = `${label} «${related.name ?? ''}» todavía no se publicó. Publicá primero eso, o quitalo de acá.`
      problems.push({ path: [field], message })
    }
  }
  return problems
}
