import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { hasServiceToken } from '../../../security/service-token'
import {
  isCatalogueEmpty,
  parseImportRequest,
  putDocument,
  readImported,
} from '../services/import-document'
import { findMedia, storeMedia } from '../services/import-media'

interface Context {
  get(header: string): string
  forbidden(message: string): void
  params: Record<string, string>
  query: Record<string, unknown>
  request: { body?: unknown }
  req: Readable
  status: number
  body: unknown
}

const SHA256 = /^[0-9a-f]{64}$/

/** Answers an action only when the request carries the importer's token. */
const guarded =
  (strapi: Core.Strapi, action: (ctx: Context) => Promise<void>) => async (ctx: Context) => {
    if (!hasServiceToken(ctx.get('authorization'), strapi.config.get('guia.importToken'))) {
      return ctx.forbidden('Falta la clave del importador.')
    }
    await action(ctx)
  }

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  state: guarded(strapi, async (ctx) => {
    const media = await findMedia(strapi)
    ctx.body = {
      ...(await readImported(strapi)),
      media: [...media.keys()],
      isEmpty: await isCatalogueEmpty(strapi),
    }
  }),

  putMedia: guarded(strapi, async (ctx) => {
    const { sha256 = '' } = ctx.params
    if (!SHA256.test(sha256))
      throw new errors.ValidationError('La huella de la imagen es ilegible.')
    await storeMedia(strapi, sha256, String(ctx.query.name ?? 'imagen'), ctx.req)
    ctx.body = { sha256 }
  }),

  putDocument: guarded(strapi, async (ctx) => {
    const { type = '', key = '' } = ctx.params
    const outcome = await putDocument(strapi, type, key, parseImportRequest(ctx.request.body))
    ctx.body = { outcome }
  }),
})
