import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { ReleaseFolder, type ReleaseName } from './release-folder.ts'

const temp = useTempFolder()
const NOW = new Date('2026-03-20T12:00:00Z')
const at = (name: string) => path.join(temp.path, name)
let folder: ReleaseFolder
beforeEach(() => {
  folder = new ReleaseFolder(temp.path)
})

const A = 'a'.repeat(16)
const B = 'b'.repeat(16)

function makeTemporary(name: string): string {
  const temporary = folder.temporaryPath(name)
  mkdirSync(temporary, { recursive: true })
  return temporary
}

/** Makes a release live that holds one file with its own name in it. */
async function release(contentId: string): Promise<ReleaseName> {
  const made = await folder.next(contentId)
  const temporary = makeTemporary(made.name)
  temp.write(path.relative(temp.path, path.join(temporary, 'sitio.json')), made.name)
  await folder.goLive(temporary, made)
  return made
}

const contentOf = (number: number) => String(number).padStart(16, '0')
const readLive = () => readFileSync(at('current/sitio.json'), 'utf8')

test('before the first publication nothing is live and the first number is 1', async () => {
  expect(folder.live()).toBeNull()
  expect(await folder.list()).toEqual([])
  expect((await folder.next(A)).sequence).toBe(1)
})

test('names sort by number as texts do, up to a million releases', async () => {
  mkdirSync(folder.pathOf(`000041-${B}`), { recursive: true })
  expect((await folder.next(A)).name).toBe(`000042-${A}`)
  mkdirSync(folder.pathOf(`1234566-${B}`))
  expect((await folder.next(A)).name).toBe(`1234567-${A}`)
})

describe('going live', () => {
  test('turns `current` and the link of the content to the release', async () => {
    const first = await release(A)
    expect(folder.live()).toEqual(first)
    expect(readLive()).toBe(first.name)
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(first.name)
  })

  test('keeps the links relative: the folder can be moved or mounted elsewhere', async () => {
    const { name } = await release(A)
    expect(readlinkSync(at('current'))).toBe(path.join('releases', name))
    expect(readlinkSync(at(`r/${A}`))).toBe(path.join('..', 'releases', name))
  })

  test('leaves the release before it in place, under the link of its own content', async () => {
    const first = await release(A)
    const second = await release(B)
    expect(readLive()).toBe(second.name)
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(first.name)
    expect((await folder.list()).map(({ name }) => name)).toEqual([first.name, second.name])
  })

  test('with a content that was live before gives it a new number', async () => {
    await release(A)
    await release(B)
    const third = await release(A)
    expect(third.sequence).toBe(3)
    expect(folder.live()).toEqual(third)
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(third.name)
  })

  test('leaves no temporary name behind', async () => {
    await release(A)
    expect(readdirSync(temp.path).toSorted()).toEqual(['current', 'r', 'releases'])
    expect(readdirSync(at('releases'))).toHaveLength(1)
  })
})

test('a release that could not go live is no release, and the live one stays', async () => {
  const first = await release(A)
  // What a copy of the folder makes of a link.
  mkdirSync(at(`r/${B}/x`), { recursive: true })
  const temporary = makeTemporary('second')
  const attempt = folder.goLive(temporary, await folder.next(B))
  await expect(attempt).rejects.toThrow()
  expect(folder.live()).toEqual(first)
  expect(await folder.list()).toEqual([first])
  expect(existsSync(temporary)).toBe(true)
})

test('a release that is shown again is found by its content too', async () => {
  const first = await release(A)
  await release(B)
  rmSync(at(`r/${A}`))
  await folder.show(first.name)
  expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(first.name)
  await expect(folder.show('../..')).rejects.toThrow(RangeError)
  expect(folder.live()).toEqual(first)
})

test('an older release is shown again by its link alone', async () => {
  const first = await release(A)
  const second = await release(B)
  await folder.show(first.name)
  expect(folder.live()).toEqual(first)
  expect(readLive()).toBe(first.name)
  expect(readlinkSync(at('current'))).toBe(path.join('releases', first.name))
  expect((await folder.list()).map(({ name }) => name)).toEqual([first.name, second.name])
})

describe('the live release', () => {
  test('is none when the link leads nowhere', () => {
    symlinkSync('releases/gone', at('current'))
    expect(folder.live()).toBeNull()
  })

  test('is none when the link leads to something else', () => {
    mkdirSync(at('otro'))
    symlinkSync('otro', at('current'))
    expect(folder.live()).toBeNull()
  })

  test('is refused when a copy has turned the link into a folder', () => {
    mkdirSync(at('current'))
    expect(() => folder.live()).toThrow(PublicationError)
    expect(() => folder.live()).toThrow(/tiene que ser un enlace/)
  })
})

test('what is no release is not listed', async () => {
  await release(A)
  for (const name of ['.tmp-x', 'notas', '000001-xyz', `1-${A}`, `000009-${A}-copia`]) {
    mkdirSync(at(`releases/${name}`))
  }
  expect((await folder.list()).map(({ sequence }) => sequence)).toEqual([1])
})

test('leftovers of killed publications are removed, and nothing else', async () => {
  const { name } = await release(A)
  temp.write('releases/.tmp-000002-x/store/a/index.html', 'half')
  symlinkSync('releases', at('.tmp-link-123-current'))
  temp.write('.tmp-lock-1', '{}')
  temp.write('notas.txt', 'de la casa')
  await folder.removeTemporary()
  expect(readdirSync(temp.path).toSorted()).toEqual(['current', 'notas.txt', 'r', 'releases'])
  expect(readdirSync(at('releases'))).toEqual([name])
})

describe('pruning', () => {
  test('keeps the newest releases and their links', async () => {
    for (let number = 1; number <= 5; number++) await release(contentOf(number))
    await folder.prune(2, NOW)
    expect((await folder.list()).map(({ sequence }) => sequence)).toEqual([4, 5])
    expect(readdirSync(at('r')).toSorted()).toEqual([contentOf(4), contentOf(5)])
    expect(readdirSync(at('releases'))).toHaveLength(2)
    expect(readLive()).toBe(`000005-${contentOf(5)}`)
  })

  test('keeps the live release, however old: it may be one that staff went back to', async () => {
    const first = await release(A)
    for (let number = 1; number <= 3; number++) await release(contentOf(number))
    await folder.show(first.name)
    await folder.prune(1, NOW)
    expect(folder.live()).toEqual(first)
    expect(readLive()).toBe(first.name)
  })

  test('keeps the link of a content that a newer release has as well', async () => {
    await release(A)
    await release(B)
    const third = await release(A)
    await folder.prune(1, NOW)
    expect(readdirSync(at('r'))).toEqual([A])
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(third.name)
  })

  test('removes links that a killed publication left leading nowhere', async () => {
    await release(A)
    symlinkSync('../releases/gone', at(`r/${B}`))
    await folder.prune(5, NOW)
    expect(readdirSync(at('r'))).toEqual([A])
  })

  test('leads a content to a release that is kept, not to one that has gone', async () => {
    const first = await release(A)
    const kept = await release(A)
    await release(B)
    // Staff went back to the first one, and on.
    await folder.show(first.name)
    await release('c'.repeat(16))
    await folder.prune(3, NOW)
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(kept.name)
  })

  test('mends the link of a kept content after a newer release of it could not go live', async () => {
    const first = await release(A)
    await release(B)
    // In the way of the second link.
    mkdirSync(at(`.tmp-link-${process.pid}-current`))
    const temporary = makeTemporary('third')
    await expect(folder.goLive(temporary, await folder.next(A))).rejects.toThrow()
    expect(existsSync(at(`r/${A}`))).toBe(false)
    await folder.prune(3, NOW)
    expect(readFileSync(at(`r/${A}/sitio.json`), 'utf8')).toBe(first.name)
  })

  test('never gives a number twice', async () => {
    for (let number = 1; number <= 4; number++) await release(contentOf(number))
    await folder.prune(1, NOW)
    expect((await folder.next(A)).sequence).toBe(5)
  })

  test('that is cut short leaves its rest under a temporary name', async () => {
    await release(A)
    temp.write(`releases/.tmp-old-000000-${B}/sitio.json`, 'half')
    await folder.removeTemporary()
    expect(existsSync(at(`releases/.tmp-old-000000-${B}`))).toBe(false)
  })
})
