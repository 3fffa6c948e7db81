/** What the CMS stores; whatever else a browser can read has to become one of them. */
export const STORED_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type StoredType = (typeof STORED_TYPES)[number]

export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'vector' | 'image' | 'other'

const EXTENSIONS: Record<StoredType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

const KINDS: [FileKind, RegExp][] = [
  ['jpeg', /^image\/(jpe?g|pjpeg)$|\.(jpe?g|jfif)$/i],
  ['png', /^image\/png$|\.png$/i],
  ['webp', /^image\/webp$|\.webp$/i],
  ['heic', /^image\/hei[cf](-sequence)?$|\.hei[cf]$/i],
  ['vector', /^image\/svg\+xml$|\.svg$/i],
  ['image', /^image\/|\.(gif|bmp|avif|tiff?)$/i],
]

/** By its declared type, or by its name: many phones declare no type for HEIC. */
export function kindOf({ name, type }: { name: string; type: string }): FileKind {
  const known = KINDS.find(([, pattern]) => pattern.test(type || name))
  return known?.[0] ?? 'other'
}

/** Whether the CMS could take a file of this kind as it is. */
export const isStorable = (kind: FileKind): boolean =>
  kind === 'jpeg' || kind === 'png' || kind === 'webp'

/** 'IMG_2034.HEIC' and JPEG → 'IMG_2034.jpg'; a name without an ending gets one. */
export function nameFor(name: string, type: StoredType): string {
  const stem = name.replace(/\.[^./\\]{1,5}$/, '').trim()
  return `${stem || 'foto'}${EXTENSIONS[type]}`
}
