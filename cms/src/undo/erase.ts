import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../api/publication/services/version'
import { forgetConfirmationsOf } from '../quality/confirmations'
import { forgetPairsOf } from '../quality/distinct-pairs'
import { permissionChecker } from '../panel/permission-checker'
import { forgetBinRow, readBin, type Kept } from './bin'
import { forgetChangesOf } from './changes'
import { forgetVersionsOf } from './versions'

const { NotFoundError, PolicyError } = errors

/** Removes what belonged to documents that cannot be got back any more. */
export async function forgetBelongings(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<void> {
  await forgetVersionsOf(strapi, documentIds)
  await forgetConfirmationsOf(strapi, documentIds)
  await forgetPairsOf(strapi, documentIds)
  await forgetChangesOf(strapi, documentIds)
}

/** Whether a role could delete the document if it were still there; of «only my own», only its own. */
function mayErase(
  strapi: Core.Strapi,
  userAbility: unknown,
  contentType: string,
  { createdBy, published }: Kept,
): boolean {
  const checker = permissionChecker(strapi, userAbility, contentType)
  const isDraft = published === null
  return !checker.cannot.delete({
    createdBy: createdBy === null ? null : { id: createdBy },
    publishedAt: isDraft ? null : new Date(),
  })
}

/**
 * Deletes for good what is in the bin, with all that is kept of it; its pictures stay in the library.
 * Throws NotFoundError when it is not there any more, PolicyError when the role may not delete such
 * documents. Returns what it was.
 */
export async function erase(
  strapi: Core.Strapi,
  id: number,
  now: number,
  userAbility: unknown,
): Promise<{ contentType: string; documentId: string }> {
  return strapi.db.transaction(async () => {
    await waitForTurn(strapi)
    const row = await readBin(strapi, id, now)
    if (!row) throw new NotFoundError('Ya no está en la Papelera.')
    const { contentType, targetId, title, kept } = row
    if (!mayErase(strapi, userAbility, contentType, kept)) {
      throw new PolicyError(`Tu rol no permite borrar «${title ?? ''}»: pedíselo a Administración.`)
    }
    await forgetBelongings(strapi, [targetId])
    await forgetBinRow(strapi, id)
    return { contentType, documentId: targetId }
  })
}
