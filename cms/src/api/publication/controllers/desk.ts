import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { orderProblem, readOrderRequest } from '../services/check-order'
import { giveOrder, readDesk } from '../services/desk'
import { UnreadableError } from '../services/shape'
import { readVersion } from '../services/version'

interface Context {
  set(name: string, value: string): void
  state: { user: { id: number | string } }
  request: { body?: unknown }
  body: unknown
}

function readRequest(body: unknown) {
  try {
    return readOrderRequest(body)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    throw new errors.ValidationError('La orden es ilegible.')
  }
}

/** For the page «Publicación» of the panel; its routes ask for a signed-in administrator. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async status(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    const now = new Date().toISOString()
    ctx.body = { version: await readVersion(strapi), now, ...(await readDesk(strapi)) }
  },

  async order(ctx: Context) {
    const { action, target } = readRequest(ctx.request.body)
    const { report } = await readDesk(strapi)
    const problem = orderProblem({ action, target }, report)
    if (problem) throw new errors.ValidationError(problem)
    const order = await giveOrder(strapi, action, target)
    strapi.log.info(
      `Publication order ${order.id} (${action} ${target}) by administrator ${ctx.state.user.id}`,
    )
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { order }
  },
})
