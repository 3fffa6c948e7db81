import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** A legacy folder on disk, removed by `remove`. */
export interface TestFolder {
  path: string
  /** Writes a file: text as it is, bytes as they are, anything else as JSON. */
  write: (name: string, content: unknown) => Promise<void>
  remove: () => Promise<void>
}

export async function createFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-import-test-'))
  return {
    path: folder,
    write: async (name, content) => {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      await writeFile(file, isRaw ? content : JSON.stringify(content))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A picture of one colour; another colour gives other bytes. */
export async function picture(
  color: string,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  size = 8,
): Promise<Uint8Array> {
  const image = sharp({ create: { width: size, height: size, channels: 3, background: color } })
  return image.toFormat(format).toBuffer()
}
