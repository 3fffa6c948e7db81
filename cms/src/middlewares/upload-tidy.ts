import { rm } from 'node:fs/promises'
import { errors } from '@strapi/utils'

const { PayloadTooLargeError, ValidationError } = errors

interface UploadedFile {
  filepath?: string
  originalFilename?: string | null
}

interface Context {
  path: string
  status: number
  request: { files?: Record<string, UploadedFile | UploadedFile[]> }
}

const filesOf = ({ request }: Context) => Object.values(request.files ?? {}).flat()

const tooLarge = () => new PayloadTooLargeError('El archivo pesa demasiado: el máximo es 10 MB.')

function inSpanish(error: unknown, files: UploadedFile[]): unknown {
  const { message = '' } = error as { message?: string }
  const names = files.map((file) => `«${file.originalFilename ?? 'archivo'}»`).join(', ')
  if (/is not allowed|MIME type|file type/i.test(message)) {
    return new ValidationError(`${names || 'El archivo'} no es una imagen JPG, PNG o WebP.`)
  }
  if (message.includes('Files are empty')) {
    return new ValidationError('Elegí un archivo que no esté vacío.')
  }
  return error instanceof PayloadTooLargeError ? tooLarge() : error
}

/**
 * Around the body parser, for uploads: staff read in Spanish why a file was refused, and nothing
 * stays in the temp folder (the parser removes its files only when all went well).
 */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  if (!ctx.path.startsWith('/upload')) return next()
  let files: UploadedFile[] = []
  try {
    await next()
    files = filesOf(ctx)
  } catch (error) {
    files = filesOf(ctx)
    throw inSpanish(error, files)
  } finally {
    await Promise.all(files.map(({ filepath }) => filepath && rm(filepath, { force: true })))
  }
  // The body parser answers this one by itself.
  if (ctx.status === 413) throw tooLarge()
}
