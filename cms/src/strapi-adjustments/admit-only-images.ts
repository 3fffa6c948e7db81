import { readRealImage, withExtension } from '../uploads/real-image'

interface UploadedFile {
  filepath: string
  originalFilename: string
  mimetype: string
  detectedMimeType?: string
}

interface UploadArguments {
  files: UploadedFile | UploadedFile[]
  data?: { fileInfo?: { name?: string } | { name?: string }[] }
}

type UploadMethod = (...args: unknown[]) => Promise<unknown>
type UploadService = Record<string, UploadMethod>
interface UploadPlugin {
  services: Record<string, (context: { strapi: unknown }) => UploadService>
}

/** One at a time: decoding is the costly part, and visitors' requests share the processor. */
async function admitFiles({ files, data }: UploadArguments): Promise<void> {
  const infos = [data?.fileInfo ?? []].flat()
  for (const [index, file] of [files].flat().entries()) {
    const { extension, mimeType } = await readRealImage(file.filepath, file.originalFilename)
    file.originalFilename = withExtension(file.originalFilename, extension)
    file.mimetype = mimeType
    file.detectedMimeType = mimeType
    const info = infos[index]
    if (info?.name) info.name = withExtension(info.name, extension)
  }
}

/** Lets only real images into the media library, by whatever road they come. */
export default (plugin: UploadPlugin): UploadPlugin => {
  const createService = plugin.services.upload
  if (!createService) throw new Error('El plugin de archivos no tiene su servicio «upload».')
  plugin.services.upload = (context) => {
    const service = createService(context)
    const { upload, replace } = service
    if (!upload || !replace) throw new Error('El servicio de archivos cambió de forma.')
    service.upload = async (input, ...rest) => {
      await admitFiles(input as UploadArguments)
      return upload(input, ...rest)
    }
    service.replace = async (id, input, ...rest) => {
      const { file, data } = input as { file: UploadedFile; data?: UploadArguments['data'] }
      await admitFiles({ files: file, data })
      return replace(id, input, ...rest)
    }
    return service
  }
  return plugin
}
