import type { Core } from '@strapi/strapi'
import { confirmStore, withdrawConfirmation } from '../../../quality/confirmations'
import { QUALITY_LISTS, readQualityPage } from '../../../quality/quality-pages'
import { refuseUnlessChangeable, refuseWithoutFields } from '../../../quality/reader'
import { currentStaff } from '../../../undo/staff'
import type { Ability } from '../../../panel/ability'

interface Context {
  set(name: string, value: string): void
  notFound(message: string): void
  state: { userAbility: Ability }
  params: { list: string; documentId: string }
  query: { page?: unknown }
  body: unknown
}

/** For the page «Para mejorar»; the routes ask for their permissions. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { userAbility } = ctx.state
    const list = QUALITY_LISTS.find((one) => one === ctx.params.list)
    if (!list) return ctx.notFound('Esa lista no existe.')
    refuseWithoutFields(userAbility)
    const page = Math.trunc(Number(ctx.query.page)) || 1
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readQualityPage(strapi, userAbility, list, page, new Date())
  },

  /** «Confirmado hoy»: nothing of the store itself changes. */
  async confirm(ctx: Context) {
    const { documentId } = ctx.params
    await refuseUnlessChangeable(strapi, ctx.state.userAbility, documentId)
    await confirmStore(strapi, documentId, currentStaff(strapi)?.name ?? null, new Date())
    ctx.body = { confirmed: true }
  },

  async withdraw(ctx: Context) {
    const { documentId } = ctx.params
    await refuseUnlessChangeable(strapi, ctx.state.userAbility, documentId)
    await withdrawConfirmation(strapi, documentId, new Date())
    ctx.body = { confirmed: false }
  },
})
