import type { Core } from '@strapi/strapi'
import { isUploadTooLarge, UPLOAD_LIMIT_BYTES } from '../uploads/limits'

interface Context {
  path: string
  method: string
  status: number
  body: unknown
  get(header: string): string
  set(name: string, value: string): void
  req: NodeJS.ReadableStream
}

const ANONYMOUS_BODY_BYTES = 16 * 1024
const UPLOAD_PATH = /^\/upload(\/|$|\?)/

function refuse(ctx: Context, status: number, name: string, message: string): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: {} } }
  // What is left of the body is not read: the connection ends with the answer.
  ctx.set('Connection', 'close')
}

function isSignedIn(strapi: Core.Strapi, ctx: Context): boolean {
  const token = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1]
  if (!token) return false
  return strapi.sessionManager('admin').validateAccessToken(token).isValid
}

/**
 * Stands before the body parser, which would write every multipart file to disk before anybody
 * asked who sends it: multipart only for uploads of a signed-in administrator, and large bodies
 * only from administrators or from the importer, which reads its own body.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<void>) => {
    const length = Number(ctx.get('content-length') || 0)
    if (/multipart\//i.test(ctx.get('content-type'))) {
      if (!UPLOAD_PATH.test(ctx.path)) {
        return refuse(ctx, 415, 'UnsupportedMediaType', 'No se aceptan archivos en esta dirección.')
      }
      if (!isSignedIn(strapi, ctx)) {
        return refuse(ctx, 401, 'UnauthorizedError', 'Iniciá sesión para subir archivos.')
      }
      if (isUploadTooLarge(length)) {
        const megabytes = Math.round(UPLOAD_LIMIT_BYTES / 1024 / 1024)
        const message = `El archivo pesa demasiado: el máximo es ${megabytes} MB.`
        return refuse(ctx, 413, 'PayloadTooLargeError', message)
      }
    } else if (
      length > ANONYMOUS_BODY_BYTES &&
      !ctx.path.startsWith('/api/catalog-import/') &&
      !isSignedIn(strapi, ctx)
    ) {
      return refuse(ctx, 413, 'PayloadTooLargeError', 'El envío es demasiado grande.')
    }
    await next()
  }
