import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { readPreviewToken } from '../../../preview/preview-token'
import { writePreview } from '../../../preview/write-preview'
import { checkReport } from '../services/check-report'
import { readOrder, storeReport } from '../services/desk'
import { UnreadableError } from '../services/shape'
import { readSince } from '../services/since'
import { writeSnapshot } from '../services/snapshot'
import { streamLines } from '../services/stream-lines'
import { readVersion } from '../services/version'

interface Context {
  is(type: string): string | false | null
  request: { body?: unknown }
  query: Record<string, unknown>
  params: Record<string, string>
  notFound(message: string): void
  body: unknown
  type: string
}

function readReport(ctx: Context) {
  try {
    return checkReport(ctx.is('application/json') ? ctx.request.body : undefined)
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    throw new errors.ValidationError(`El informe del publicador es ilegible: ${error.place}.`)
  }
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async version(ctx: Context) {
    ctx.body = { version: await readVersion(strapi), order: await readOrder(strapi) }
  },

  /** Keeps the publisher's last word for staff. */
  async report(ctx: Context) {
    await storeReport(strapi, readReport(ctx))
    ctx.body = { received: true }
  },

  /**
   * One JSON object a line (NDJSON), so that a reader can start before the end and miss none. With
   * `since` and `token` of an earlier one, of the stores only what may have changed.
   */
  async snapshot(ctx: Context) {
    ctx.type = 'application/x-ndjson; charset=utf-8'
    const since = readSince(ctx.query)
    ctx.body = streamLines((writeLine) => writeSnapshot(strapi, writeLine, since))
  },

  /** What the page of one document is made of, for the address that staff were given for it. */
  async preview(ctx: Context) {
    const secret = strapi.config.get<string>('guia.snapshotToken')
    const previewed = readPreviewToken(ctx.params.token ?? '', secret, Date.now())
    if (!previewed) return ctx.notFound('La dirección de la vista previa venció o está incompleta.')
    ctx.type = 'application/x-ndjson; charset=utf-8'
    ctx.body = streamLines((writeLine) => writePreview(strapi, writeLine, previewed))
  },
})
