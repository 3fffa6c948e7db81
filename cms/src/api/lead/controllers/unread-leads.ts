import type { Core } from '@strapi/strapi'
import { countNewLeads } from '../../../leads/read-leads'

interface Context {
  state: { userAbility: unknown }
  forbidden(): unknown
  body: unknown
}

/** For the panel's home page and list of leads; its route asks for the permission to read them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** { count }: how many leads nobody has dealt with, of those that the role may read. */
  async count(ctx: Context) {
    const count = await countNewLeads(strapi, ctx.state.userAbility)
    if (count === null) return ctx.forbidden()
    ctx.body = { count }
  },
})
