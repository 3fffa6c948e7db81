import type { Core } from '@strapi/strapi'
import { listBin } from '../../../undo/bin'
import type { Ability } from '../../../panel/ability'
import { erase } from '../../../undo/erase'
import { recover } from '../../../undo/recover'
import { restoreVersion } from '../../../undo/restore-version'
import { listVersions } from '../../../undo/versions'

interface Context {
  set(name: string, value: string): void
  state: { user: { id: number | string }; userAbility: Ability }
  params: { id: string; documentId: string }
  body: unknown
}

/** For the page «Papelera» and the side panel «Versiones»; the routes ask for their permissions. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async bin(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    const now = Date.now()
    ctx.body = { now: new Date(now).toISOString(), entries: await listBin(strapi, now) }
  },

  async recover(ctx: Context) {
    const { userAbility } = ctx.state
    const id = Number(ctx.params.id) || 0
    const recovered = await recover(strapi, id, Date.now(), userAbility)
    const { contentType, documentId } = recovered
    strapi.log.info(
      `${contentType} ${documentId} recovered by administrator ${String(ctx.state.user.id)}`,
    )
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { recovered }
  },

  /** «Borrar ya» */
  async erase(ctx: Context) {
    const { user, userAbility } = ctx.state
    const id = Number(ctx.params.id) || 0
    const { contentType, documentId } = await erase(strapi, id, Date.now(), userAbility)
    strapi.log.info(
      `${contentType} ${documentId} erased from the bin by administrator ${String(user.id)}`,
    )
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { erased: true }
  },

  async versions(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { versions: await listVersions(strapi, ctx.params.documentId) }
  },

  async restore(ctx: Context) {
    const { documentId, id } = ctx.params
    const { userAbility } = ctx.state
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { missing: await restoreVersion(strapi, documentId, Number(id) || 0, userAbility) }
  },
})
