interface StoredFile {
  mime: string
}

type Optimize = (file: StoredFile) => Promise<StoredFile>

interface Manipulation {
  optimize: Optimize
  isFaultyImage: (file: StoredFile) => Promise<boolean>
}

type Settings = Record<string, unknown> | null
interface UploadService {
  getSettings: () => Promise<Settings>
}

interface UploadPlugin {
  services: {
    upload: (context: { strapi: unknown }) => UploadService
    'image-manipulation': Manipulation
  }
}

/**
 * Photographs are stored upright and without what the phone wrote into them (the place where they
 * were taken), but for those that Strapi would make larger, which it leaves as they came, note of the
 * upright side included. Drawings and WebP stay as they came: encoded once more they lose sharpness, for
 * a tenth of a second each. What decodes has been seen before (see admit-only-images.ts).
 */
export default function storePhotosUpright<T extends UploadPlugin>(plugin: T): T {
  const { services } = plugin
  const { upload: createService, 'image-manipulation': manipulation } = services
  if (!createService || !manipulation?.optimize) {
    throw new Error('El plugin de archivos cambió de forma.')
  }
  services['image-manipulation'] = {
    ...manipulation,
    isFaultyImage: async () => false,
    optimize: async (file) => (file.mime === 'image/jpeg' ? manipulation.optimize(file) : file),
  }
  services.upload = (context) => {
    const service = createService(context)
    const { getSettings } = service
    // By itself Strapi forgets which side is up, and turns nothing.
    service.getSettings = async () => ({ ...(await getSettings()), autoOrientation: true })
    return service
  }
  return plugin
}
