import type { Core } from '@strapi/strapi'
import { foundChoices, isSearchedKind } from '../../../choices/found-choices'
import { readChoices } from '../../../choices/read-choices'
import type { Ability } from '../../../panel/ability'

interface Context {
  set(name: string, value: string): void
  notFound(message: string): void
  forbidden(message: string): void
  state: { userAbility: Ability }
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** For forms; the route of the first asks for the permission to read stores. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Everything that may be chosen for a store. */
  async all(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readChoices(strapi)
  },

  /** The documents of a kind that fit a search. */
  async found(ctx: Context) {
    const { kind = '' } = ctx.params
    if (!isSearchedKind(kind)) return ctx.notFound('De eso no se elige.')
    const { search } = ctx.query
    const text = typeof search === 'string' ? search : ''
    const found = await foundChoices(strapi, kind, text, ctx.state.userAbility)
    if (!found) return ctx.forbidden('Tu rol no puede ver esa lista.')
    ctx.set('Cache-Control', 'no-store')
    ctx.body = found
  },
})
