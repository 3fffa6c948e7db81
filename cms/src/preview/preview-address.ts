import type { Core } from '@strapi/strapi'
import type { Ability } from '../panel/ability'
import { pageAddress } from '../rules/page-address'
import { PREVIEW_PARAMETER } from '../rules/preview'
import { siteUrlOf } from '../api/publication/services/brief'
import { previewToken } from './preview-token'

const STORE = 'api::store.store'
const READ = 'plugin::content-manager.explorer.read'

/** Strapi asks no permission of who wants a preview. */
function mayRead(strapi: Core.Strapi): boolean {
  const state = strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined
  return state?.userAbility?.can(READ, STORE) === true
}

/**
 * Where the site shows a store as it stands in its form, 'https://…/store/la-espiga?vista-previa=…';
 * undefined for what has no preview, and for who may not read stores.
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status }: { documentId?: string; status?: string },
): Promise<string | undefined> {
  if (uid !== STORE || !documentId || !mayRead(strapi)) return undefined
  const isDraft = status !== 'published'
  const row = await strapi.db.query(STORE).findOne({
    select: ['slug'],
    where: { documentId, publishedAt: { [isDraft ? '$null' : '$notNull']: true } },
  })
  if (!row) return undefined
  const path = pageAddress('store', row as { slug: string | null }) ?? '/'
  const secret = strapi.config.get<string>('guia.snapshotToken')
  const token = previewToken({ documentId, isDraft }, secret, Date.now())
  return `${siteUrlOf(strapi)}${path}?${PREVIEW_PARAMETER}=${token}`
}
