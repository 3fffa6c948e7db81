import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC_FILES, type PublicationRecord } from '@guia/contract'
import { beforeEach, expect, test } from 'vitest'
import { copyRelease } from './copy-release.ts'
import { publish } from './publish.ts'
import { usePublisher } from './testing/publisher.ts'

const publisher = usePublisher()
let target: string
beforeEach(async () => {
  target = publisher.beside('copia')
  await publish(publisher.options)
})

const copy = () => copyRelease(publisher.siteDir, target)
const inCopy = (address: string) => path.join(target, address)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

const publication = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, PUBLIC_FILES.publication), 'utf8')) as PublicationRecord

/** Takes a store out of what the CMS has published. */
async function publishWithoutFirstStore(): Promise<string> {
  const [store, ...stores] = publisher.cms.documents.store
  if (!store) throw new Error('the sample has no store')
  publisher.cms.documents.store = stores
  await publish(publisher.options)
  return `store/${store.slug}/index.html`
}

test('the live release becomes plain files under their addresses, without compressed copies', async () => {
  const result = await copy()
  const files = filesIn(target)
  expect(result).toEqual({
    release: path.basename(publisher.live),
    files: files.length - 1,
    written: files.length - 1,
    removed: 0,
  })
  expect(files.filter((file) => /\.(br|gz|nuevo|sqlite)$/.test(file))).toEqual([])
  const page = `store/${publisher.cms.documents.store[0]?.slug}/index.html`
  for (const address of ['index.html', '404.html', page, PUBLIC_FILES.stores, 'sitemap.xml']) {
    const live = readFileSync(path.join(publisher.live, address))
    expect(readFileSync(inCopy(address)).equals(live), address).toBe(true)
  }
  // What its pages name is there, under the address of the release as well.
  const html = readFileSync(inCopy(page), 'utf8')
  const named = [...html.matchAll(/\/((?:media|assets)\/[\w.-]+)/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((file) => !existsSync(inCopy(file)))).toEqual([])
  const { content } = publication(target)
  expect(existsSync(inCopy(`r/${content}/${PUBLIC_FILES.lightStores}`))).toBe(true)
})

test('only what changed is written, and what is gone is removed, but nobody else’s file', async () => {
  await copy()
  expect(await copy()).toMatchObject({ written: 0, removed: 0 })
  writeFileSync(inCopy('robado.txt'), 'de otro')
  const gone = await publishWithoutFirstStore()
  expect(existsSync(inCopy(gone))).toBe(true)
  const { files, written, removed } = await copy()
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(files / 2)
  expect(removed).toBeGreaterThan(0)
  expect(existsSync(inCopy(gone))).toBe(false)
  expect(existsSync(inCopy('robado.txt'))).toBe(true)
  expect(publication(target)).toEqual(publication(publisher.live))
})

test('what was cut off or lost in the copy is written again', async () => {
  await copy()
  rmSync(inCopy('index.html'))
  writeFileSync(inCopy(PUBLIC_FILES.stores), '[')
  expect(await copy()).toMatchObject({ written: 2, removed: 0 })
  const stores = readFileSync(path.join(publisher.live, PUBLIC_FILES.stores))
  expect(readFileSync(inCopy(PUBLIC_FILES.stores)).equals(stores)).toBe(true)
})

test('a copy whose list cannot be read is written whole again', async () => {
  const { written } = await copy()
  writeFileSync(inCopy('.guia-copia.json'), '{"index.html"')
  expect(await copy()).toMatchObject({ written })
  expect(await copy()).toMatchObject({ written: 0 })
})

test('a copy that cannot be finished is told, keeps the release of before, and is finished later', async () => {
  await copy()
  const before = publication(target)
  const gone = await publishWithoutFirstStore()
  // A folder stands where a list has to go.
  rmSync(inCopy(PUBLIC_FILES.stores))
  mkdirSync(inCopy(`${PUBLIC_FILES.stores}/x`), { recursive: true })
  await expect(copy()).rejects.toThrow(/^La copia en «.*» quedó sin terminar .*pedila otra vez\.$/)
  expect(publication(target)).toEqual(before)
  expect(existsSync(inCopy(gone))).toBe(true)
  rmSync(inCopy(PUBLIC_FILES.stores), { recursive: true })
  await copy()
  expect(publication(target)).toEqual(publication(publisher.live))
  expect(existsSync(inCopy(gone))).toBe(false)
})

test('a folder with something else, and one inside of the site, are refused and left alone', async () => {
  mkdirSync(target)
  writeFileSync(inCopy('carta.txt'), 'Querida Ramona')
  await expect(copy()).rejects.toThrow('no está vacía y no es una copia del sitio')
  expect(filesIn(target)).toEqual(['carta.txt'])
  const inside = path.join(publisher.siteDir, 'copia')
  await expect(copyRelease(publisher.siteDir, inside)).rejects.toThrow('dentro de la carpeta')
  expect(existsSync(inside)).toBe(false)
})

test('a file in place of the folder is told of, and left alone', async () => {
  writeFileSync(target, 'Querida Ramona')
  await expect(copy()).rejects.toThrow(
    `«${target}» es un archivo: indicá una carpeta. Nada cambió.`,
  )
  expect(readFileSync(target, 'utf8')).toBe('Querida Ramona')
})

test('before the first publication there is nothing to copy', async () => {
  const empty = publisher.beside('vacía')
  await expect(copyRelease(empty, target)).rejects.toThrow('Todavía no hay nada publicado')
  expect(existsSync(target)).toBe(false)
})
