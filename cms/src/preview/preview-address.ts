import type { Core } from '@strapi/strapi'
import { ADDRESS_RELATIONS } from '../api/publication/services/appearance'
import { siteUrlOf } from '../api/publication/services/brief'
import type { Ability } from '../panel/staff-context'
import { READ } from '../rules/panel-permissions'
import type { Addressed } from '../rules/addressed'
import { pageAddress, uidOf } from '../rules/types'
import { PREVIEW_PARAMETER } from '../rules/preview'
import { PREVIEWED_KINDS } from '../rules/previewed-kinds'
import { previewToken } from './preview-token'

/** Strapi asks no permission of who wants a preview. */
function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const state = strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined
  return state?.userAbility?.can(READ, uid) === true
}

/**
 * Where the site shows a document as it stands in its form, 'https://…/store/la-espiga?vista-previa=…';
 * undefined for what has no preview, and for who may not read its type.
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status }: { documentId?: string; status?: string },
): Promise<string | undefined> {
  const kind = PREVIEWED_KINDS.find((one) => uid === uidOf(one))
  if (!kind || !documentId || !mayRead(strapi, uid)) return undefined
  const isDraft = status !== 'published'
  const row = (await strapi.db.query(uid as never).findOne({
    where: { documentId, publishedAt: { [isDraft ? '$null' : '$notNull']: true } },
    populate: ADDRESS_RELATIONS[kind] ?? {},
  } as never)) as Addressed | null
  if (!row) return undefined
  // Without a page yet, the site says what is missing wherever it is asked.
  const path = pageAddress(kind, row) ?? '/'
  const secret = strapi.config.get<string>('guia.snapshotToken')
  const token = previewToken({ kind, documentId, isDraft }, secret, Date.now())
  return `${siteUrlOf(strapi)}${path}?${PREVIEW_PARAMETER}=${token}`
}
