import type { Core } from '@strapi/strapi'
import { hasServiceToken } from '../security/service-token'
import { isUploadTooLarge, UPLOAD_LIMIT_MEGABYTES } from '../rules/limits'

interface Context {
  path: string
  method: string
  status: number
  body: unknown
  get(header: string): string
  set(name: string, value: string): void
}

const ANONYMOUS_BODY_BYTES = 16 * 1024
/** Of JSON; the body parser's own limit is that of the longest report. */
const STAFF_BODY_BYTES = 512 * 1024
const REPORT_PATH = /^\/api\/publication\/report\/?$/i
const UPLOAD_PATH = /^\/upload(\/|$|\?)/
const UPLOAD_FROM_ADDRESS = /^\/upload\/actions\/upload-from-urls/i

function refuse(ctx: Context, status: number, name: string, message: string): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: {} } }
}

/**
 * A body of a usual size is read and dropped, so that a browser sees the answer (and a panel whose
 * session ended signs in again); of a huge one nothing more is read.
 */
function turnAway(ctx: Context, status: number, name: string, message: string): void {
  refuse(ctx, status, name, message)
  if (isUploadTooLarge(declaredLength(ctx))) ctx.set('Connection', 'close')
}

/** Bytes that the request says it brings; without a word about it, any number. */
function declaredLength(ctx: Context): number {
  if (ctx.get('transfer-encoding')) return Infinity
  return Number(ctx.get('content-length') || 0)
}

function isSignedIn(strapi: Core.Strapi, ctx: Context): boolean {
  const token = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1]
  if (!token) return false
  return strapi.sessionManager('admin').validateAccessToken(token).isValid
}

function isReport(strapi: Core.Strapi, ctx: Context): boolean {
  const isRightPath = REPORT_PATH.test(ctx.path)
  const token = strapi.config.get<string>('guia.snapshotToken')
  return isRightPath && hasServiceToken(ctx.get('authorization'), token)
}

/** Bytes that may come from this sender; the importer's images are counted where they are read. */
function bodyLimit(strapi: Core.Strapi, ctx: Context): number {
  if (ctx.path.startsWith('/api/catalog-import/') || isReport(strapi, ctx)) return Infinity
  if (!isSignedIn(strapi, ctx)) return ANONYMOUS_BODY_BYTES
  // Staff's requests without a length are left to the body parser.
  return ctx.get('transfer-encoding') ? Infinity : STAFF_BODY_BYTES
}

/**
 * Stands before the body parser, which would write every multipart file to disk before anybody
 * asked who sends it: multipart only for uploads of a signed-in administrator, and large bodies
 * only from administrators, from the publisher for its report, or from the importer, which reads
 * its own body.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<void>) => {
    const length = declaredLength(ctx)
    if (UPLOAD_FROM_ADDRESS.test(ctx.path)) {
      // The CMS would fetch the address itself, and follow it into the internal network.
      const message = 'Descargá la imagen y subila desde tu equipo.'
      return refuse(ctx, 403, 'ForbiddenError', message)
    }
    if (ctx.get('content-encoding')) {
      // Nobody of ours packs what he sends; what is not packed as it says would be a failure.
      return turnAway(ctx, 415, 'UnsupportedMediaType', 'El envío no se admite comprimido.')
    }
    if (/multipart\//i.test(ctx.get('content-type'))) {
      if (!UPLOAD_PATH.test(ctx.path)) {
        const message = 'No se aceptan archivos en esta dirección.'
        return turnAway(ctx, 415, 'UnsupportedMediaType', message)
      }
      if (!isSignedIn(strapi, ctx)) {
        return turnAway(ctx, 401, 'UnauthorizedError', 'Iniciá sesión para subir archivos.')
      }
      if (Number.isFinite(length) && isUploadTooLarge(length)) {
        const message = `El archivo pesa demasiado: el máximo es ${UPLOAD_LIMIT_MEGABYTES} MB.`
        // Read to its end: the browser shows an answer only when it could send everything.
        return refuse(ctx, 413, 'PayloadTooLargeError', message)
      }
    } else if (length > ANONYMOUS_BODY_BYTES && length > bodyLimit(strapi, ctx)) {
      return turnAway(ctx, 413, 'PayloadTooLargeError', 'El envío es demasiado grande.')
    }
    await next()
  }
