import type { Core } from '@strapi/strapi'
import type { Ability } from '../../../panel/ability'
import { PUBLISHED_KINDS, type PublishedKind } from '../../../rules/types'
import { readBrief, readDocumentBrief } from '../services/brief'
import { mayRead, namedKinds, readableDocuments } from '../services/readable'
import { readUnfinished } from '../services/unfinished'

interface Context {
  set(name: string, value: string): void
  forbidden(message: string): void
  notFound(message: string): void
  params: Record<string, string>
  state: { userAbility: Ability }
  body: unknown
}

/** What the panel tells everybody who is signed in of what visitors see. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(ctx: Context) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readBrief(strapi)
  },

  /** As it concerns one document, for who may read those of its type. */
  async one(ctx: Context) {
    const { kind: asked, documentId = '' } = ctx.params
    const kind = PUBLISHED_KINDS.find((one) => one === asked)
    if (!kind) return ctx.notFound('De ese tipo no se publica nada.')
    if (!mayRead(ctx.state.userAbility, kind)) return ctx.forbidden('Tu rol no permite ver eso.')
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readDocumentBrief(strapi, kind, documentId)
  },

  /** What was begun and is not published, of what the role may read. */
  async unfinished(ctx: Context) {
    const { userAbility } = ctx.state
    const readable = (kind: PublishedKind) => readableDocuments(strapi, userAbility, kind)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await readUnfinished(strapi, namedKinds(userAbility), readable)
  },
})
