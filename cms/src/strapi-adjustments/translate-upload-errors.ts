import { errors } from '@strapi/utils'
import { uploadedFiles, type UploadContext } from './remove-upload-temp-files'
import { UPLOAD_LIMIT_MEGABYTES } from '../rules/limits'

const { PayloadTooLargeError, ValidationError } = errors

const tooLarge = () =>
  new PayloadTooLargeError(`El archivo pesa demasiado: el máximo es ${UPLOAD_LIMIT_MEGABYTES} MB.`)

function inSpanish(error: unknown, ctx: UploadContext): unknown {
  const { message = '' } = error as { message?: string }
  if (/is not allowed|MIME type|file type/i.test(message)) {
    const names = uploadedFiles(ctx).map((file) => `«${file.originalFilename ?? 'archivo'}»`)
    const what = names.join(', ') || 'El archivo'
    return new ValidationError(`${what} no es una imagen JPG, PNG o WebP.`)
  }
  if (message.includes('Files are empty')) {
    return new ValidationError('Elegí un archivo que no esté vacío.')
  }
  return error instanceof PayloadTooLargeError ? tooLarge() : error
}

/** Around the body parser, for uploads: staff read in Spanish why a file was refused. */
export default () => async (ctx: UploadContext & { status: number }, next: () => Promise<void>) => {
  if (!ctx.path.startsWith('/upload')) return next()
  try {
    await next()
  } catch (error) {
    throw inSpanish(error, ctx)
  }
  // The body parser answers this one by itself.
  if (ctx.status === 413) throw tooLarge()
}
