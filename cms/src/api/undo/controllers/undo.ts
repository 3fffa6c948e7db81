import type { Core } from '@strapi/strapi'
import { listBin } from '../../../undo/bin'
import type { StaffContext } from '../../../panel/staff-context'
import { erase } from '../../../undo/erase'
import { recover } from '../../../undo/recover'
import { restoreVersion } from '../../../undo/restore-version'
import { listVersions } from '../../../undo/versions'

/** For the page «Papelera» and the side panel «Versiones»; the routes ask for their permissions. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async bin(ctx: StaffContext) {
    const now = Date.now()
    ctx.body = { now: new Date(now).toISOString(), entries: await listBin(strapi, now) }
  },

  async recover(ctx: StaffContext<'id'>) {
    const { userAbility } = ctx.state
    const id = Number(ctx.params.id) || 0
    const recovered = await recover(strapi, id, Date.now(), userAbility)
    const { contentType, documentId } = recovered
    strapi.log.info(
      `${contentType} ${documentId} recovered by administrator ${String(ctx.state.user.id)}`,
    )
    ctx.body = { recovered }
  },

  /** «Borrar ya» */
  async erase(ctx: StaffContext<'id'>) {
    const { user, userAbility } = ctx.state
    const id = Number(ctx.params.id) || 0
    const { contentType, documentId } = await erase(strapi, id, Date.now(), userAbility)
    strapi.log.info(
      `${contentType} ${documentId} erased from the bin by administrator ${String(user.id)}`,
    )
    ctx.body = { erased: true }
  },

  async versions(ctx: StaffContext<'documentId'>) {
    ctx.body = { versions: await listVersions(strapi, ctx.params.documentId) }
  },

  async restore(ctx: StaffContext<'documentId' | 'id'>) {
    const { documentId, id } = ctx.params
    const { userAbility } = ctx.state
    ctx.body = { missing: await restoreVersion(strapi, documentId, Number(id) || 0, userAbility) }
  },
})
