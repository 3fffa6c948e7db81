import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { checkDisk, freeBytes } from './check-disk.mjs'

const folder = useTempFolder()

describe('disk', () => {
  test('2 GB are enough, less is told with the figure', async () => {
    await expect(
      checkDisk(folder.path, () => Promise.resolve(2 * 1024 ** 3)),
    ).resolves.toBeUndefined()
    await expect(checkDisk(folder.path, () => Promise.resolve(1.5 * 1024 ** 3))).rejects.toThrow(
      '1,5 GB libres y hacen falta 2,0 GB',
    )
  })

  test('a folder that does not exist yet is measured on the disk that will hold it', async () => {
    expect(await freeBytes(path.join(folder.path, 'a', 'b'))).toBeGreaterThan(0)
  })
})
