import type { ServerResponse } from 'node:http'
import type { Core } from '@strapi/strapi'
import { leadFileName, streamLeadCsv } from '../../../leads/lead-csv'
import { readLeads } from '../../../leads/read-leads'

interface Context {
  set(name: string, value: string): void
  state: { user: { id: number | string }; userAbility: unknown }
  res: ServerResponse
  body: unknown
  type: string
}

/** For the panel's list of leads; its route asks for the permission to read them. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All leads as a file. One that breaks off is cut, which no browser takes for its end. */
  async csv(ctx: Context) {
    // The copy leaves the panel: who took it is the only trace of it.
    strapi.log.info(`Leads downloaded by administrator ${ctx.state.user.id}`)
    ctx.set('Content-Disposition', `attachment; filename="${leadFileName(new Date())}"`)
    ctx.type = 'text/csv; charset=utf-8'
    ctx.body = streamLeadCsv(readLeads(strapi, ctx.state.userAbility), (error) => {
      if (error && ctx.res.headersSent && !ctx.res.writableEnded) ctx.res.destroy()
    })
  },
})
