import type { Core } from '@strapi/strapi'
import { confirmStore, withdrawConfirmation } from '../../../quality/confirmations'
import {
  keepDistinct,
  parsePairs,
  withdrawDistinct,
  type Pair,
} from '../../../quality/distinct-pairs'
import { readDistinct } from '../../../quality/distinct-list'
import { QUALITY_LISTS, readQualityPage } from '../../../quality/quality-pages'
import { refuseUnlessChangeable, refuseWithoutFields, twinsFor } from '../../../quality/reader'
import { currentStaff } from '../../../panel/staff'
import type { Ability, StaffContext } from '../../../panel/staff-context'

const NO_PAIRS = 'Eso no nombra dos comercios.'
const PART = 'decir si esos comercios son distintos'

/** More than a field holds. */
const LONGEST = 255
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST) : ''

async function refuseUnlessAllChangeable(
  strapi: Core.Strapi,
  ability: Ability,
  pairs: readonly Pair[],
): Promise<void> {
  for (const documentId of new Set(pairs.flat())) {
    await refuseUnlessChangeable(strapi, ability, documentId, PART)
  }
}

/** For the page «Para mejorar»; the routes ask for their permissions. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: StaffContext<'list'>) {
    const { userAbility } = ctx.state
    const list = QUALITY_LISTS.find((one) => one === ctx.params.list)
    if (!list) return ctx.notFound('Esa lista no existe.')
    refuseWithoutFields(userAbility)
    const page = Math.trunc(Number(ctx.query.page)) || 1
    ctx.body = await readQualityPage(strapi, userAbility, list, page, new Date())
  },

  /** The stores that one whose form is being filled in may be. */
  async twins(ctx: StaffContext) {
    const { userAbility } = ctx.state
    refuseWithoutFields(userAbility)
    const { name, phone, whatsapp, address, city } = ctx.query
    const entered = {
      ...{ name: textOf(name), phone: textOf(phone), whatsapp: textOf(whatsapp) },
      ...{ address: textOf(address), city: textOf(city) },
    }
    ctx.body = { twins: await twinsFor(strapi, userAbility, entered) }
  },

  /** «Confirmado hoy»: nothing of the store itself changes. */
  async confirm(ctx: StaffContext<'documentId'>) {
    const { documentId } = ctx.params
    await refuseUnlessChangeable(strapi, ctx.state.userAbility, documentId)
    await confirmStore(strapi, documentId, currentStaff(strapi)?.name ?? null, new Date())
    ctx.body = { confirmed: true }
  },

  async withdraw(ctx: StaffContext<'documentId'>) {
    const { documentId } = ctx.params
    await refuseUnlessChangeable(strapi, ctx.state.userAbility, documentId)
    await withdrawConfirmation(strapi, documentId, new Date())
    ctx.body = { confirmed: false }
  },

  /** The pairs of stores that staff called distinct. */
  async distinct(ctx: StaffContext) {
    refuseWithoutFields(ctx.state.userAbility)
    ctx.body = { pairs: await readDistinct(strapi, ctx.state.userAbility) }
  },

  /** «Son distintos»: nothing of the stores themselves changes. */
  async part(ctx: StaffContext) {
    const pairs = parsePairs(ctx.request.body)
    if (!pairs) return ctx.badRequest(NO_PAIRS)
    await refuseUnlessAllChangeable(strapi, ctx.state.userAbility, pairs)
    await keepDistinct(strapi, pairs, currentStaff(strapi)?.name ?? null, new Date())
    ctx.body = { distinct: true }
  },

  async unpart(ctx: StaffContext) {
    const pairs = parsePairs(ctx.request.body)
    if (!pairs) return ctx.badRequest(NO_PAIRS)
    await refuseUnlessAllChangeable(strapi, ctx.state.userAbility, pairs)
    await withdrawDistinct(strapi, pairs)
    ctx.body = { distinct: false }
  },
})
