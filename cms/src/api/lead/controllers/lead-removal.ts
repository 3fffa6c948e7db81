import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { forgetLeadsOf } from '../../../leads/forget-leads'
import { hasServiceToken } from '../../../security/service-token'

interface Context {
  get(header: string): string
  set(name: string, value: string): void
  forbidden(message: string): void
  request: { body?: unknown }
  body: unknown
}

/** For `npm run leads:forget`, whose token is that of the installation's own programs. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** JSON { who }: an e-mail address or a telephone number. Answers { forgotten }: how many were erased. */
  async forget(ctx: Context) {
    if (!hasServiceToken(ctx.get('authorization'), strapi.config.get('guia.snapshotToken'))) {
      return ctx.forbidden('Falta la clave de los programas de la instalación.')
    }
    const { who } = (ctx.request.body ?? {}) as { who?: unknown }
    if (typeof who !== 'string' || who.trim() === '') {
      throw new errors.ValidationError('Falta el correo o el teléfono de quien lo pide.')
    }
    const forgotten = await forgetLeadsOf(strapi, who)
    strapi.log.info(`Leads erased on request: ${forgotten}`)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { forgotten }
  },
})
