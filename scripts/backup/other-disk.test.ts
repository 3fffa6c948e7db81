import { existsSync, mkdtempSync, promises as fs, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import { belongToFolder } from './belong-to-folder.ts'
import { changePlaces } from './change-places.ts'
import { filesIn, holdFiles } from './staging.ts'

/** Linux keeps it in memory: another file system, as a volume in a container is. */
const OTHER_DISK = '/dev/shm'
const folder = useTempFolder()
const hasOther = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync('/tmp').dev

describe.skipIf(!hasOther)('uploads on another disk than the data', () => {
  let volume: string
  let uploads: string
  beforeEach(() => {
    volume = mkdtempSync(path.join(OTHER_DISK, 'guia-test-'))
    uploads = path.join(volume, 'uploads')
  })
  afterEach(() => {
    rmSync(volume, { recursive: true, force: true })
  })

  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, text)
  }
  const textOf = (file: string) => fs.readFile(file, 'utf8')

  test('are held by copies; one that was being written is copied again, and a deleted one stays', async () => {
    const held = path.join(folder.path, 'held')
    await write(path.join(uploads, 'whole.png'), 'whole')
    await write(path.join(uploads, 'growing.png'), 'ha')
    await write(path.join(uploads, 'deleted.png'), 'deleted')
    await holdFiles(uploads, held)
    const { ino } = await fs.stat(path.join(held, 'whole.png'))
    await write(path.join(uploads, 'growing.png'), 'half and half')
    await fs.rm(path.join(uploads, 'deleted.png'))
    await write(path.join(uploads, 'sub/late.png'), 'late')
    await holdFiles(uploads, held)
    expect(await textOf(path.join(held, 'growing.png'))).toBe('half and half')
    expect(await filesIn(held)).toEqual(['deleted.png', 'growing.png', 'sub/late.png', 'whole.png'])
    expect((await fs.stat(path.join(held, 'whole.png'))).ino).toBe(ino)
  })

  test('change places with those of a copy, and back', async () => {
    await write(path.join(uploads, 'a.png'), 'before')
    const made = path.join(folder.path, 'made')
    await write(path.join(made, 'a.png'), 'restored')
    const aside = path.join(folder.path, 'aside', 'uploads')
    const takeBack = await changePlaces(made, uploads, aside)
    expect(await textOf(path.join(uploads, 'a.png'))).toBe('restored')
    expect(await textOf(path.join(aside, 'a.png'))).toBe('before')
    expect(existsSync(made)).toBe(false)
    await takeBack()
    expect(await textOf(path.join(uploads, 'a.png'))).toBe('before')
    expect(await fs.readdir(volume)).toEqual(['uploads'])
  })

  test('stay when there is no room for the others', async () => {
    await write(path.join(uploads, 'a.png'), 'before')
    const missing = path.join(folder.path, 'none')
    const aside = path.join(folder.path, 'aside')
    await expect(changePlaces(missing, uploads, aside)).rejects.toThrow('ENOENT')
    expect(await textOf(path.join(uploads, 'a.png'))).toBe('before')
    expect(await fs.readdir(volume)).toEqual(['uploads'])
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'what root makes belongs to whom its folder belongs',
  async () => {
    const home = path.join(folder.path, 'home')
    await fs.mkdir(path.join(home, 'uploads', 'sub'), { recursive: true })
    await fs.writeFile(path.join(home, 'uploads', 'sub', 'a.png'), 'a')
    await fs.symlink('/etc/hostname', path.join(home, 'uploads', 'link'))
    await fs.chown(home, 1234, 1235)
    await belongToFolder(path.join(home, 'uploads'))
    const owned = ['uploads', 'uploads/sub', 'uploads/sub/a.png', 'uploads/link']
    for (const name of owned) {
      expect(await fs.lstat(path.join(home, name)), name).toMatchObject({ uid: 1234, gid: 1235 })
    }
    expect((await fs.stat('/etc/hostname')).uid).toBe(0)
  },
)
