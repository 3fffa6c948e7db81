import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { PublicationError } from '../problems.ts'
import { describePublished } from '../testing/folder-hash.ts'
import { buildCatalogue } from '../testing/records.ts'
import { toContents, toPublication } from './release-files.ts'
import { ReleaseFolder, type ReleaseName } from './release-folder.ts'
import { writeRelease, type ReleaseParts } from './write-release.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
const siteDir = () => at('site')

let folder: ReleaseFolder
beforeEach(() => {
  folder = new ReleaseFolder(siteDir())
  temp.write('cache/a.webp', 'imagen')
})

const nameOf = (sequence: number): ReleaseName => {
  const contentId = String(sequence).padStart(16, '0')
  return { name: folder.nameOf(sequence, contentId), sequence, contentId }
}

function partsOf({ name }: ReleaseName): ReleaseParts {
  const contents = toContents(buildCatalogue())
  const publication = toPublication(contents, name, new Date(0))
  const files = Object.entries(contents).map(([file, { bytes }]) => [file, bytes] as const)
  return {
    files: new Map([
      ...files,
      ['store/la-espiga/index.html', Buffer.from('<!doctype html>')],
      ['publicacion.json', Buffer.from(JSON.stringify(publication))],
    ]),
    linked: new Map([['media/a.webp', at('cache/a.webp')]]),
  }
}

const write = (sequence: number) => {
  const name = nameOf(sequence)
  return writeRelease(folder, name, partsOf(name))
}

test('a release holds its files and links, and is live', async () => {
  await write(1)
  expect(folder.live()).toEqual(nameOf(1))
  const read = (name: string) => readFileSync(at(`site/current/${name}`), 'utf8')
  expect(read('store/la-espiga/index.html')).toBe('<!doctype html>')
  expect(read('media/a.webp')).toBe('imagen')
  expect(JSON.parse(read('publicacion.json'))).toMatchObject({ release: nameOf(1).name })
})

test('leftovers of killed publications are gone after it', async () => {
  temp.write('site/releases/.tmp-000001-0000000000000001/busquedas.json', 'half')
  temp.write('site/.tmp-link-9-current', 'half')
  await write(1)
  expect(readdirSync(at('site/releases'))).toEqual([nameOf(1).name])
  expect(readdirSync(siteDir()).toSorted()).toEqual(['current', 'r', 'releases'])
})

describe('a failure leaves what is published as it was', () => {
  /** What goes wrong, and how: by the parts given or by something in the way on the disk. */
  const FAILURES: [string, (parts: ReleaseParts) => void][] = [
    [
      'while files are written: a file stands where a folder must be',
      ({ files }) => files.set('sitio.json/index.html', Buffer.from('x')),
    ],
    [
      'while files are linked: the image is gone from the cache',
      ({ linked }) => linked.set('media/b.webp', at('cache/gone.webp')),
    ],
    [
      'while it is read back: an image is empty',
      ({ linked }) => {
        temp.write('cache/empty.webp', '')
        linked.set('media/b.webp', at('cache/empty.webp'))
      },
    ],
    [
      'while it is read back: a file is not what publicacion.json says',
      ({ files }) => files.set('sitio.json', Buffer.from('{}')),
    ],
    [
      'while it is read back: publicacion.json is missing',
      ({ files }) => files.delete('publicacion.json'),
    ],
    [
      'while it is read back: publicacion.json is no JSON',
      ({ files }) => files.set('publicacion.json', Buffer.from('{"release":')),
    ],
    [
      'while it gets its name: the name is taken',
      () => temp.write(`site/releases/${nameOf(2).name}/x`, 'taken'),
    ],
    [
      'while its content is linked: a folder stands in the way',
      () => temp.write(`site/r/${nameOf(2).contentId}/x`, 'taken'),
    ],
  ]

  test.each(FAILURES)('%s', async (_, breakIt) => {
    await write(1)
    const parts = partsOf(nameOf(2))
    breakIt(parts)
    const before = describePublished(at('site/current'))
    await expect(writeRelease(folder, nameOf(2), parts)).rejects.toThrow()
    expect(folder.live()).toEqual(nameOf(1))
    expect(describePublished(at('site/current'))).toEqual(before)
    const names = readdirSync(siteDir()).concat(readdirSync(at('site/releases')))
    expect(names.filter((name) => name.startsWith('.tmp-'))).toEqual([])
    await write(3)
    expect(folder.live()).toEqual(nameOf(3))
  })

  test('before anything was published, nothing is', async () => {
    const parts = partsOf(nameOf(1))
    parts.files.set('sitio.json', Buffer.from('{}'))
    await expect(writeRelease(folder, nameOf(1), parts)).rejects.toThrow(PublicationError)
    expect(folder.live()).toBeNull()
    expect(await folder.list()).toEqual([])
  })
})

test('a release that was written is not touched when the cache is', async () => {
  await write(1)
  const { writeWhole } = await import('./durable-files.ts')
  await writeWhole(at('cache/a.webp'), 'otra imagen')
  expect(readFileSync(at('site/current/media/a.webp'), 'utf8')).toBe('imagen')
})

test('a folder of the site that is a file is refused', async () => {
  mkdirSync(siteDir(), { recursive: true })
  writeFileSync(at('site/releases'), 'en el camino')
  await expect(write(1)).rejects.toThrow(/EEXIST|ENOTDIR/)
})
