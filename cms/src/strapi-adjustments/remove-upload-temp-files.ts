import { rm } from 'node:fs/promises'

interface UploadedFile {
  filepath?: string
  originalFilename?: string | null
}

/** Of a request, what the body parser makes of it. */
export interface UploadContext {
  path: string
  request: { files?: Record<string, UploadedFile | UploadedFile[]> }
}

export const uploadedFiles = ({ request }: UploadContext): UploadedFile[] =>
  Object.values(request.files ?? {}).flat()

/**
 * Around the body parser, for uploads: nothing stays in the temp folder. The parser removes its
 * files only when all went well.
 */
export default () => async (ctx: UploadContext, next: () => Promise<void>) => {
  if (!ctx.path.startsWith('/upload')) return next()
  try {
    await next()
  } finally {
    const paths = uploadedFiles(ctx).map(({ filepath }) => filepath)
    await Promise.all(paths.map((file) => file && rm(file, { force: true })))
  }
}
