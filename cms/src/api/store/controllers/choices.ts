import type { Core } from '@strapi/strapi'
import { foundChoices, isSearchedKind } from '../../../choices/found-choices'
import { readChoices } from '../../../choices/read-choices'
import type { StaffContext } from '../../../panel/staff-context'

/** For forms; the route of the first asks for the permission to read stores. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Everything that may be chosen for a store. */
  async all(ctx: StaffContext) {
    ctx.body = await readChoices(strapi)
  },

  /** The documents of a kind that fit a search. */
  async found(ctx: StaffContext<'kind'>) {
    const { kind } = ctx.params
    if (!isSearchedKind(kind)) return ctx.notFound('De eso no se elige.')
    const { search } = ctx.query
    const text = typeof search === 'string' ? search : ''
    const found = await foundChoices(strapi, kind, text, ctx.state.userAbility)
    if (!found) return ctx.forbidden('Tu rol no puede ver esa lista.')
    ctx.body = found
  },
})
