import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { StaffContext } from '../../../panel/staff-context'
import { currentStaff } from '../../../panel/staff'
import { PUBLISHED_KINDS } from '../../../rules/types'
import { siteUrlOf } from '../services/brief'
import { orderProblem, readOrderRequest } from '../services/check-order'
import { giveOrder, readDesk } from '../services/desk'
import { withDocuments } from '../services/find-documents'
import { releaseAuthors } from '../services/release-authors'
import { UnreadableError } from '../services/shape'
import { readUnfinished } from '../services/unfinished'
import { readVersion } from '../services/version'

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
  async status(ctx: StaffContext) {
    const desk = await readDesk(strapi)
    const { drafts, modified } = await readUnfinished(strapi, PUBLISHED_KINDS)
    ctx.body = {
      siteUrl: siteUrlOf(strapi),
      version: await readVersion(strapi),
      now: new Date().toISOString(),
      waiting: { drafts, modified },
      ...desk,
      authors: desk.report ? await releaseAuthors(strapi, desk.report) : {},
      report: desk.report && (await withDocuments(strapi, desk.report)),
    }
  },

  async order(ctx: StaffContext) {
    const { action, target } = readRequest(ctx.request.body)
    const { report } = await readDesk(strapi)
    const problem = orderProblem({ action, target }, report)
    if (problem) throw new errors.ValidationError(problem)
    const order = await giveOrder(strapi, action, target, currentStaff(strapi)?.name ?? '')
    strapi.log.info(
      `Publication order ${order.id} (${action} ${target}) by administrator ${ctx.state.user.id}`,
    )
    ctx.body = { order }
  },
})
