import type { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import {
  isCatalogueEmpty,
  parseImportRequest,
  putDocument,
  readImported,
} from '../services/import-document'
import { findMedia, storeMedia } from '../services/import-media'

interface Context {
  params: Record<string, string>
  query: Record<string, unknown>
  request: { body?: unknown }
  req: Readable
  status: number
  body: unknown
}

const SHA256 = /^[0-9a-f]{64}$/

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async state(ctx: Context) {
    const media = await findMedia(strapi)
    ctx.body = {
      ...(await readImported(strapi)),
      media: [...media.keys()],
      isEmpty: await isCatalogueEmpty(strapi),
    }
  },

  async putMedia(ctx: Context) {
    const { sha256 = '' } = ctx.params
    if (!SHA256.test(sha256))
      throw new errors.ValidationError('La huella de la imagen es ilegible.')
    await storeMedia(strapi, sha256, String(ctx.query.name ?? 'imagen'), ctx.req)
    ctx.body = { sha256 }
  },

  async putDocument(ctx: Context) {
    const { type = '', key = '' } = ctx.params
    const outcome = await putDocument(strapi, type, key, parseImportRequest(ctx.request.body))
    ctx.body = { outcome }
  },
})
