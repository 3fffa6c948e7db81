import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { PublicationError } from '../../site/problems.ts'
import { APP_FILES, writeAppBuild } from '../testing/app-build.ts'
import { addToAssetPool, readAppFiles } from './app-files.ts'

const folder = useTempFolder()
const at = (name: string) => path.join(folder.path, name)
const HASHED = ['assets/app-abc123.js', 'assets/small-1.css', 'assets/store-5.js']

describe('the built app', () => {
  test('is a shell, a manifest, files with a hash in their names and files without', async () => {
    const app = await readAppFiles(writeAppBuild(folder.path))
    expect(app.shell).toBe(APP_FILES['index.html'])
    expect(app.manifest).toEqual(JSON.parse(APP_FILES['.vite/manifest.json'] ?? ''))
    expect(app.hashed).toEqual(HASHED)
    expect([...app.files].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['marca.svg', APP_FILES['marca.svg']],
      ['sw-off.js', APP_FILES['sw-off.js']],
      ['sw.js', APP_FILES['sw.js']],
    ])
  })

  test('hidden files stay at home', async () => {
    writeAppBuild(folder.path, { ...APP_FILES, '.env': 'CLAVE=1', 'a/.git/x': '1' })
    const { files } = await readAppFiles(folder.path)
    expect([...files.keys()]).toEqual(['marca.svg', 'sw-off.js', 'sw.js'])
  })

  const { '.vite/manifest.json': manifest, ...withoutManifest } = APP_FILES
  test.each([
    ['that is not there', {}, /Falta compilar el sitio/],
    ['without place for the head', { 'index.html': '<html></html>' }, /no tiene el lugar/],
    [
      'that is only half there',
      { 'index.html': APP_FILES['index.html'] ?? '' },
      /está incompleto: falta assets\/app-abc123\.js/,
    ],
    ['without manifest', withoutManifest, /está incompleto: falta \.vite\/manifest\.json/],
    [
      'with half a manifest',
      { ...APP_FILES, '.vite/manifest.json': manifest?.slice(0, 20) ?? '' },
      /está incompleto: falta \.vite\/manifest\.json/,
    ],
  ])('%s is refused', async (_, files, message) => {
    const attempt = readAppFiles(writeAppBuild(folder.path, files))
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(message)
  })
})

test('a style sheet that pages use and that is not there is told by its name', async () => {
  const app = await readAppFiles(writeAppBuild(folder.path))
  expect(app.styleSheet('/assets/small-1.css').cut(new Set(), () => true)).toBeTypeOf('string')
  const use = () => app.styleSheet('/assets/gone-2.css')
  expect(use).toThrow(PublicationError)
  expect(use).toThrow(/está incompleto: falta assets\/gone-2\.css/)
})

describe('files with a hash in their names', () => {
  const add = async () => addToAssetPool(await readAppFiles(at('app')), folder.path)

  test('stand in the pool with their compressed copies', async () => {
    writeAppBuild(at('app'))
    await add()
    for (const name of HASHED) {
      expect(readFileSync(at(name), 'utf8')).toBe(APP_FILES[name])
    }
    expect(String(brotliDecompressSync(readFileSync(at('assets/app-abc123.js.br'))))).toBe(
      APP_FILES['assets/app-abc123.js'],
    )
  })

  test('that are there already are not written again, nor their copies', async () => {
    writeAppBuild(at('app'))
    await add()
    const names = readdirSync(at('assets'))
    expect(names).toHaveLength(5)
    const inodes = names.map((name) => statSync(at(`assets/${name}`)).ino)
    await add()
    expect(readdirSync(at('assets'))).toEqual(names)
    expect(names.map((name) => statSync(at(`assets/${name}`)).ino)).toEqual(inodes)
  })

  test('of an older app stay for tabs that are open', async () => {
    writeAppBuild(at('app'))
    await add()
    folder.write('assets/app-before.js', 'old')
    await add()
    expect(readFileSync(at('assets/app-before.js'), 'utf8')).toBe('old')
  })

  test('of which a killed publication left only the copies are written again', async () => {
    writeAppBuild(at('app'))
    folder.write('assets/app-abc123.js.br', 'half')
    await add()
    expect(readFileSync(at('assets/app-abc123.js'), 'utf8')).toBe(APP_FILES['assets/app-abc123.js'])
    expect(String(brotliDecompressSync(readFileSync(at('assets/app-abc123.js.br'))))).toBe(
      APP_FILES['assets/app-abc123.js'],
    )
  })

  test('of which a killed publication left half are written again', async () => {
    writeAppBuild(at('app'))
    folder.write('assets/store-5.js', 'exp')
    await add()
    expect(readFileSync(at('assets/store-5.js'), 'utf8')).toBe(APP_FILES['assets/store-5.js'])
  })
})
