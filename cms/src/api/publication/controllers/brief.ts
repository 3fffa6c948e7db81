import type { Core } from '@strapi/strapi'
import type { StaffContext } from '../../../panel/staff-context'
import { PUBLISHED_KINDS, type PublishedKind } from '../../../rules/types'
import { readBrief, readDocumentBrief } from '../services/brief'
import { mayRead, namedKinds, readableDocuments } from '../services/readable'
import { readUnfinished } from '../services/unfinished'

/** What the panel tells everybody who is signed in of what visitors see. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(ctx: StaffContext) {
    ctx.body = await readBrief(strapi)
  },

  /** As it concerns one document, for who may read those of its type. */
  async one(ctx: StaffContext<'kind' | 'documentId'>) {
    const { kind: asked, documentId } = ctx.params
    const kind = PUBLISHED_KINDS.find((one) => one === asked)
    if (!kind) return ctx.notFound('De ese tipo no se publica nada.')
    if (!mayRead(ctx.state.userAbility, kind)) return ctx.forbidden('Tu rol no permite ver eso.')
    ctx.body = await readDocumentBrief(strapi, kind, documentId)
  },

  /** What was begun and is not published, of what the role may read. */
  async unfinished(ctx: StaffContext) {
    const { userAbility } = ctx.state
    const readable = (kind: PublishedKind) => readableDocuments(strapi, userAbility, kind)
    ctx.body = await readUnfinished(strapi, namedKinds(userAbility), readable)
  },
})
