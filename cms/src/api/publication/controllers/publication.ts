import type { Core } from '@strapi/strapi'
import { hasServiceToken } from '../../../security/service-token'
import { readSnapshot } from '../services/snapshot'
import { readVersion } from '../services/version'

interface Context {
  get(header: string): string
  set(name: string, value: string): void
  forbidden(message: string): void
  body: unknown
  type: string
}

const isPublisher = (strapi: Core.Strapi, ctx: Context) =>
  hasServiceToken(ctx.get('authorization'), strapi.config.get('guia.snapshotToken'))

const REFUSAL = 'Falta la clave del publicador.'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async version(ctx: Context) {
    if (!isPublisher(strapi, ctx)) return ctx.forbidden(REFUSAL)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { version: await readVersion(strapi) }
  },

  /** One JSON object a line (NDJSON), so that a reader can start before the end and miss none. */
  async snapshot(ctx: Context) {
    if (!isPublisher(strapi, ctx)) return ctx.forbidden(REFUSAL)
    const lines = await readSnapshot(strapi)
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'application/x-ndjson; charset=utf-8'
    ctx.body = lines.map((line) => JSON.stringify(line) + '\n').join('')
  },
})
