import type { Core, UID } from '@strapi/strapi'

/** One version of an imported document: its draft, or what is published. */
export interface ImportedRow {
  documentId: string
  importKey: string
  importHashes: Record<string, string> | null
  publishedAt: Date | string | null
  updatedAt: Date | string
}

const UNPUBLISHED = 'No está publicado en el panel: publicalo y volvé a importar.'
const MODIFIED =
  'Tiene cambios sin publicar en el panel: publicalos o descartalos y volvé a importar.'

const time = (value: Date | string) => new Date(value).getTime()

/** Both versions of one document, or of every imported document. */
export function readVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: { documentId?: string; importKey?: { $notNull: true } },
): Promise<ImportedRow[]> {
  const select = ['documentId', 'importKey', 'importHashes', 'publishedAt', 'updatedAt']
  return strapi.db.query(uid).findMany({ where, select })
}

/**
 * Why an import leaves a document alone, in Spanish; null when it may write it. Tells drafts and
 * changes as the panel does: a draft newer than what is published is «Modificado».
 */
export function unfinishedReason(versions: readonly ImportedRow[]): string | null {
  const draft = versions.find(({ publishedAt }) => publishedAt === null)
  const published = versions.find(({ publishedAt }) => publishedAt !== null)
  if (!published) return UNPUBLISHED
  return draft && time(draft.updatedAt) > time(published.updatedAt) ? MODIFIED : null
}
