import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { describePublished } from '../testing/folder-hash.ts'
import { PageBundles } from '../pages/page-bundles.ts'
import { openState } from '../state/state.ts'
import { ReleaseDraft } from './release-draft.ts'
import { ReleaseFolder, type ReleaseName } from './release-folder.ts'
import { sha256 } from '../../site/hash.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)
const LONG = `{"texto":"${'guía '.repeat(2_000)}"}\n`

let folder: ReleaseFolder
let bundles: PageBundles
beforeEach(async () => {
  folder = new ReleaseFolder(temp.path)
  const state = openState(temp.path)
  bundles = new PageBundles(temp.path, state)
  await folder.removeTemporary()
  temp.write('media/a.webp', 'imagen')
})

interface Content {
  stores?: string[]
  site?: string
  page?: string
}

/** A small release: a list, a file, a page's bundle with a contact card, a pool. */
async function draftOf({ stores = ['{"id":1}'], site = LONG, page = 'hola' }: Content = {}) {
  const draft = new ReleaseDraft(folder, bundles, folder.live())
  const list = draft.openList(PUBLIC_FILES.stores)
  for (const store of stores) list.add(store)
  draft.endList(PUBLIC_FILES.stores, list)
  await draft.write(PUBLIC_FILES.site, Buffer.from(site))
  const key = sha256(page).slice(0, 32)
  const files = { 'index.html': page.padEnd(10_000), 'uno.vcf': 'BEGIN:VCARD' }
  await bundles.add(
    key,
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  )
  draft.linkFolder('store/uno', key)
  draft.linkFiles('.', key)
  draft.linkFile('404.html', key, 'index.html')
  draft.linkPool('media')
  return draft
}

const record = ({ name, contentId }: ReleaseName, draft?: ReleaseDraft): PublicationRecord => ({
  release: name,
  content: contentId,
  time: '2026-03-15T12:00:00.000Z',
  schemaVersion: 1,
  files: (draft
    ? { 'busquedas.json': draft.describe('busquedas.json') }
    : {}) as PublicationRecord['files'],
})

async function goLive(content?: Content): Promise<ReleaseName> {
  const draft = await draftOf(content)
  const name = await folder.next(draft.contentId())
  await draft.complete(record(name, draft))
  await draft.goLive(name)
  await draft.discard()
  return name
}

const read = (name: string) => readFileSync(at(`current/${name}`), 'utf8')
const inode = (name: string) => statSync(at(`current/${name}`)).ino

describe('a release', () => {
  test('holds its lists, its files, its pages and the images of all releases', async () => {
    const name = await goLive()
    expect(folder.live()).toEqual(name)
    expect(read('busquedas.json')).toBe('[{"id":1}]\n')
    expect(read('sitio.json')).toBe(LONG)
    expect(read('store/uno/index.html')).toMatch(/^hola/)
    expect(read('index.html')).toMatch(/^hola/)
    expect(read('404.html')).toMatch(/^hola/)
    expect(read('store/uno/uno.vcf')).toBe('BEGIN:VCARD')
    expect(read('media/a.webp')).toBe('imagen')
    expect(JSON.parse(read('publicacion.json'))).toMatchObject({ ...record(name), files: {} })
  })

  test('has the compressed copies of everything long, the pages’ too', async () => {
    await goLive()
    for (const name of ['sitio.json', 'index.html', '404.html', 'store/uno/index.html']) {
      for (const ending of ['.br', '.gz']) {
        expect(existsSync(at(`current/${name}${ending}`))).toBe(true)
      }
    }
  })

  test('holds of a bundle what visitors may see, by links that work wherever it stands', async () => {
    await goLive()
    const release = at('current/')
    expect(readdirSync(release).filter((name) => name.startsWith('.'))).toEqual([])
    for (const name of ['store/uno', 'index.html', 'media']) {
      expect(lstatSync(path.join(release, name)).isSymbolicLink()).toBe(true)
      expect(path.isAbsolute(readlinkSync(path.join(release, name)))).toBe(false)
    }
  })

  test('describes what it wrote, and nothing else', async () => {
    const draft = await draftOf({ stores: ['{"id":1}', '{"id":2}'] })
    const text = '[{"id":1},\n{"id":2}]\n'
    expect(draft.describe('busquedas.json')).toEqual({
      records: 2,
      bytes: text.length,
      sha256: sha256(text),
    })
    expect(draft.describe('sitio.json')).toMatchObject({ records: 1, sha256: sha256(LONG) })
    expect(() => draft.describe('ofertas.json')).toThrow(/ofertas\.json falta/)
    await draft.discard()
  })
})

describe('what did not change is the same file as in the live release', () => {
  test('a small one, a list, and their copies', async () => {
    await goLive({ page: 'uno' })
    const names = ['sitio.json', 'sitio.json.br', 'sitio.json.gz', 'busquedas.json']
    const before = names.map(inode)
    await goLive({ page: 'dos' })
    expect(names.map(inode)).toEqual(before)
    expect(read('index.html')).toMatch(/^dos/)
  })

  test.runIf(process.platform === 'linux')('a link to a page that stays', async () => {
    const linkInode = (name: string) => lstatSync(at(`current/${name}`)).ino
    const names = ['store/uno', '404.html']
    await goLive()
    const before = names.map(linkInode)
    await goLive({ site: '{}' })
    expect(names.map(linkInode)).toEqual(before)
    await goLive({ page: 'dos' })
    expect(names.map(linkInode)).not.toEqual(before)
    expect(read('store/uno/index.html')).toMatch(/^dos/)
  })

  test('but not what changed', async () => {
    await goLive()
    const before = inode('sitio.json')
    await goLive({ site: LONG.replace('guía', 'otra') })
    expect(inode('sitio.json')).not.toBe(before)
    expect(read('sitio.json')).toContain('otra')
  })
})

describe('the live release is this one', () => {
  const isLive = async () => {
    const draft = await draftOf()
    const live = await draft.isLive()
    await draft.discard()
    return live
  }

  test('when it has every link of it', async () => {
    expect(await isLive()).toBe(false)
    await goLive()
    expect(await isLive()).toBe(true)
    await goLive({ site: '{}' })
    expect(await isLive()).toBe(false)
  })

  test.each([
    ['a list is gone', () => rmSync(at('current/sitio.json'))],
    ['a copy is gone', () => rmSync(at('current/sitio.json.gz'))],
    ['a link is gone', () => rmSync(at('current/store/uno'))],
    [
      'a link leads elsewhere',
      () => {
        rmSync(at('current/store/uno'))
        symlinkSync('../../../pages/otra', at('current/store/uno'))
      },
    ],
    ['it does not say what it holds', () => rmSync(at('current/publicacion.json'))],
  ])('not when %s', async (_, damage) => {
    await goLive()
    damage()
    expect(await isLive()).toBe(false)
  })
})

describe('the name of the content', () => {
  async function contentOf(content?: Content, more?: (draft: ReleaseDraft) => unknown) {
    const draft = await draftOf(content)
    await more?.(draft)
    const id = draft.contentId()
    await draft.discard()
    return id
  }

  test('is the same for the same content', async () => {
    const id = await contentOf()
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    expect(await contentOf()).toBe(id)
    await goLive()
    expect(await contentOf()).toBe(id)
  })

  test('does not depend on the order in which files were written', async () => {
    const write = (names: string[]) =>
      contentOf({}, async (draft) => {
        for (const name of names) await draft.write(name, Buffer.from(name))
      })
    expect(await write(['a', 'b', 'c'])).toBe(await write(['c', 'a', 'b']))
  })

  test('changes with a byte, a record, a page, a name, a file more and a link more', async () => {
    const ids = [
      await contentOf(),
      await contentOf({ site: LONG + ' ' }),
      await contentOf({ stores: [] }),
      await contentOf({ page: 'otra' }),
      await contentOf({}, (draft) => draft.write('a', Buffer.from(''))),
      await contentOf({}, (draft) => draft.write('b', Buffer.from(''))),
      await contentOf({}, (draft) => draft.linkFolder('store/dos', sha256('hola').slice(0, 32))),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a path is claimed once', () => {
  test.each<[string, (draft: ReleaseDraft) => unknown]>([
    ['by a file', (draft) => draft.write('sitio.json', Buffer.from('x'))],
    ['by a page', (draft) => draft.linkFolder('store/uno', 'x')],
    ['by a page where a file stands', (draft) => draft.linkFiles('sitio.json', 'x')],
  ])('%s', async (_, claim) => {
    const draft = await draftOf()
    await expect((async () => claim(draft))()).rejects.toThrow(/se escribiría dos veces/)
    expect(draft.has('store/uno')).toBe(true)
    expect(draft.has('store/dos')).toBe(false)
    await draft.discard()
  })
})

describe('a failure leaves what is published as it was', () => {
  const keysNow = () => new Set(readdirSync(at('pages')))
  /** Writes over a file of the release that is being written. */
  const overwrite = (name: string, text: string, before = new Set<string>()) => {
    const keys = [...keysNow()].filter((key) => !before.has(key))
    const file = keys.map((key) => at(`pages/${key}/${name}`)).find(existsSync)
    writeFileSync(file ?? '', text)
  }

  const FAILURES: [string, (name: ReleaseName, before: Set<string>) => unknown, RegExp][] = [
    [
      'a small file is not what was written',
      (_, before) => overwrite('sitio.json', '{}', before),
      /El archivo sitio\.json no quedó bien escrito/,
    ],
    [
      'a list is not what was written',
      (_, before) => overwrite('busquedas.json', '[]', before),
      /El archivo busquedas\.json no quedó bien escrito/,
    ],
    [
      'its name is taken',
      ({ name }) => temp.write(`releases/${name}/x`, 'taken'),
      /ENOTEMPTY|EEXIST/,
    ],
    [
      'a folder stands where its content is linked',
      ({ contentId }) => temp.write(`r/${contentId}/x`, 'taken'),
      /EISDIR|ENOTEMPTY|EEXIST/,
    ],
  ]

  test.each(FAILURES)('when %s', async (_, breakIt, message) => {
    const first = await goLive()
    const before = keysNow()
    const draft = await draftOf({ site: '{"otro":1}', stores: ['{"id":2}'] })
    const name = await folder.next(draft.contentId())
    breakIt(name, before)
    const published = describePublished(at('current'))
    const attempt = draft.complete(record(name)).then(() => draft.goLive(name))
    await expect(attempt).rejects.toThrow(message)
    await draft.discard()
    expect(folder.live()).toEqual(first)
    expect(describePublished(at('current'))).toEqual(published)
    expect(readdirSync(folder.releases).filter((one) => one.startsWith('.'))).toEqual([])
  })

  test('before anything was published, nothing is', async () => {
    const draft = await draftOf()
    const name = await folder.next(draft.contentId())
    overwrite('sitio.json', '{}')
    await expect(draft.complete(record(name))).rejects.toThrow(PublicationError)
    await draft.discard()
    expect(folder.live()).toBeNull()
    expect(await folder.list()).toEqual([])
  })
})

test('a draft that is let go of leaves nothing, even while a list is open', async () => {
  const draft = new ReleaseDraft(folder, bundles, null)
  draft.openList(PUBLIC_FILES.stores).add('1')
  await draft.write('sitio.json', Buffer.from('{}'))
  await draft.discard()
  expect(readdirSync(folder.releases)).toEqual([])
})
