import type { Core } from '@strapi/strapi'
import { refuseShownFiles } from '../undo/file-usage'

interface File {
  id: number
  name?: string
}

type Factory<T> = (context: { strapi: Core.Strapi }) => T

interface UploadService {
  remove: (file: File) => Promise<unknown>
}

interface ByIds {
  deleteByIds: (ids?: number[]) => Promise<unknown>
}

interface UploadPlugin {
  services: {
    upload: Factory<UploadService>
    file: ByIds | Factory<ByIds>
    folder: ByIds | Factory<ByIds>
  }
}

const FILE = 'plugin::upload.file'
const FOLDER = 'plugin::upload.folder'

const filesWhere = (strapi: Core.Strapi, where: object): Promise<File[]> =>
  strapi.db.query(FILE).findMany({ where })

async function filesInside(strapi: Core.Strapi, folderIds: number[]): Promise<File[]> {
  const folders: { path: string }[] = await strapi.db
    .query(FOLDER)
    .findMany({ where: { id: { $in: folderIds } } })
  const inside = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  return inside.length > 0 ? filesWhere(strapi, { $or: inside }) : []
}

/** A service that is asked about the files that go, before any of them does. */
function guard(service: ByIds, findFiles: (strapi: Core.Strapi, ids: number[]) => Promise<File[]>) {
  return ({ strapi }: { strapi: Core.Strapi }): ByIds => ({
    ...service,
    deleteByIds: async (ids = []) => {
      await refuseShownFiles(strapi, await findFiles(strapi, ids))
      return service.deleteByIds(ids)
    },
  })
}

/**
 * Keeps images that a document shows, by whatever road they are deleted: Strapi takes them away from
 * documents without a word, and from the live site. Of many, none is deleted when one is shown.
 */
export default function refuseDeletingShownImages<T extends UploadPlugin>(plugin: T): T {
  const { services } = plugin
  const { upload: createService, file, folder } = services
  if (!createService || !('deleteByIds' in file) || !('deleteByIds' in folder)) {
    throw new Error('El plugin de archivos cambió de forma.')
  }
  services.upload = (context) => {
    const service = createService(context)
    const { remove } = service
    service.remove = async (one) => {
      await refuseShownFiles(context.strapi, [one])
      return remove(one)
    }
    return service
  }
  services.file = guard(file, (strapi, ids) => filesWhere(strapi, { id: { $in: ids } }))
  services.folder = guard(folder, filesInside)
  return plugin
}
