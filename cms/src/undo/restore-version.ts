import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { waitForTurn } from '../api/publication/services/version'
import type { Data } from '../documents/rules'
import { dataOf } from './copy'
import { dropMissing } from './missing'
import { attributesOf } from './read-copy'
import { permissionChecker } from '../panel/permission-checker'
import { currentStaff } from '../panel/staff'
import { readVersion, STORE } from './versions'

const { PolicyError, NotFoundError } = errors

interface Documents {
  findOne(params: object): Promise<Data | null>
  update(params: { documentId: string; data: Data }): Promise<unknown>
}

/**
 * Puts a published version into the draft, where staff look at it and publish: what visitors see
 * stays until then. Only fields that the role may change are brought back. Returns sentences in
 * Spanish about what it names that is no longer there. Throws NotFoundError, PolicyError.
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  documentId: string,
  id: number,
  userAbility: unknown,
): Promise<string[]> {
  const checker = permissionChecker(strapi, userAbility, STORE)
  const documents = strapi.documents(STORE) as unknown as Documents
  return strapi.db.transaction(async () => {
    await waitForTurn(strapi)
    const draft = await documents.findOne({ documentId, populate: ['createdBy.roles'] })
    const version = await readVersion(strapi, documentId, id)
    if (!draft || !version) throw new NotFoundError('Esa versión ya no está guardada.')
    if (checker.cannot.update(draft)) throw new PolicyError('Tu rol no permite cambiar comercios.')
    const { copy, missing } = await dropMissing(strapi, STORE, version, false)
    const data = await checker.sanitizeUpdateInput(draft)(dataOf(attributesOf(strapi, STORE), copy))
    const updatedBy = currentStaff(strapi)?.id ?? null
    await documents.update({ documentId, data: { ...data, updatedBy } })
    return missing
  })
}
