import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { describeFolder } from '../testing/folder-hash.ts'
import { followPanel, pinnedRelease, showRelease } from './pin.ts'
import { withPublicationLock } from './publication-lock.ts'
import { ReleaseFolder } from './release-folder.ts'

const temp = useTempFolder()
let folder: ReleaseFolder
let names: string[]

/** Three releases, of which the last is live. */
beforeEach(async () => {
  folder = new ReleaseFolder(temp.path)
  names = []
  for (const digit of ['a', 'b', 'c']) {
    const next = await folder.next(digit.repeat(16))
    const temporary = folder.temporaryPath(next.name)
    mkdirSync(temporary, { recursive: true })
    await folder.goLive(temporary, next)
    names.push(next.name)
  }
})

test('while the site follows the panel nothing is pinned', () => {
  expect(pinnedRelease(temp.path)).toBeNull()
})

describe('showing an older release', () => {
  test('moves one link, writes no release, and keeps it', async () => {
    const before = describeFolder(folder.releases)
    expect(await showRelease(temp.path, names[0])).toBe(names[0])
    expect(folder.live()?.name).toBe(names[0])
    expect(pinnedRelease(temp.path)).toBe(names[0])
    expect(describeFolder(folder.releases)).toEqual(before)
  })

  test('without a name shows the one before the live one, again and again', async () => {
    expect(await showRelease(temp.path)).toBe(names[1])
    expect(await showRelease(temp.path)).toBe(names[0])
    expect(pinnedRelease(temp.path)).toBe(names[0])
  })

  test('takes its content for its name, and goes forward as well', async () => {
    await showRelease(temp.path, 'a'.repeat(16))
    expect(await showRelease(temp.path, 'c'.repeat(16))).toBe(names[2])
    expect(pinnedRelease(temp.path)).toBe(names[2])
  })

  test.each(['000009-ffffffffffffffff', '../..', 'a', '.tmp-x'])(
    'that is not kept, %j, is refused and nothing moves',
    async (wanted) => {
      const attempt = showRelease(temp.path, wanted)
      await expect(attempt).rejects.toThrow(PublicationError)
      await expect(attempt).rejects.toThrow(`No se guarda ninguna publicación «${wanted}».`)
      expect(folder.live()?.name).toBe(names[2])
      expect(pinnedRelease(temp.path)).toBeNull()
    },
  )

  test('before the first one is refused', async () => {
    await showRelease(temp.path, names[0])
    await expect(showRelease(temp.path)).rejects.toThrow('No hay una publicación anterior')
    expect(folder.live()?.name).toBe(names[0])
  })

  test('waits for nobody: while a publication runs it is refused', async () => {
    await withPublicationLock(temp.path, async () => {
      await expect(showRelease(temp.path)).rejects.toThrow('Ya hay otra publicación en marcha')
    })
    expect(folder.live()?.name).toBe(names[2])
  })
})

test('following the panel again lets go of the release and leaves it live', async () => {
  await showRelease(temp.path, names[0])
  await followPanel(temp.path)
  expect(pinnedRelease(temp.path)).toBeNull()
  expect(folder.live()?.name).toBe(names[0])
  await followPanel(temp.path)
})

test('the pin is a readable file beside the releases, not one that is served', async () => {
  await showRelease(temp.path, names[1])
  expect(readFileSync(path.join(temp.path, '.fijada'), 'utf8')).toBe(`${names[1]}\n`)
})
