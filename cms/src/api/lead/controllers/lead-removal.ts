import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { forgetLeadsOf } from '../../../leads/forget-leads'

interface Context {
  request: { body?: unknown }
  body: unknown
}

/** For `npm run leads:forget`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** JSON { who }: an e-mail address or a telephone number. Answers { forgotten }: how many were erased. */
  async forget(ctx: Context) {
    const { who } = (ctx.request.body ?? {}) as { who?: unknown }
    if (typeof who !== 'string' || who.trim() === '') {
      throw new errors.ValidationError('Falta el correo o el teléfono de quien lo pide.')
    }
    const forgotten = await forgetLeadsOf(strapi, who)
    strapi.log.info(`Leads erased on request: ${forgotten}`)
    ctx.body = { forgotten }
  },
})
