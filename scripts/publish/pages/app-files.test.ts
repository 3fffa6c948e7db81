import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { PublicationError } from '../problems.ts'
import { APP_FILES, writeAppBuild } from '../testing/app-build.ts'
import type { ReleaseParts } from '../release/write-release.ts'
import { addHashedFiles, readAppFiles } from './app-files.ts'

const folder = useTempFolder()
const noParts = (): ReleaseParts => ({ files: new Map(), linked: new Map() })

describe('the built app', () => {
  test('is a shell, files with a hash in their names and files without', async () => {
    const app = await readAppFiles(writeAppBuild(folder.path))
    expect(app.shell).toBe(APP_FILES['index.html'])
    expect(app.hashed).toEqual(['assets/app-abc123.js', 'assets/small-1.css'])
    expect([...app.files].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['marca.svg', APP_FILES['marca.svg']],
    ])
  })

  test('hidden files stay at home', async () => {
    writeAppBuild(folder.path, { ...APP_FILES, '.vite/manifest.json': '{}', '.env': 'CLAVE=1' })
    const { files } = await readAppFiles(folder.path)
    expect([...files.keys()]).toEqual(['marca.svg'])
  })

  test.each([
    ['that is not there', {}, /Falta compilar el sitio/],
    ['without place for the head', { 'index.html': '<html></html>' }, /no tiene el lugar/],
    [
      'that is only half there',
      { 'index.html': APP_FILES['index.html'] ?? '' },
      /está incompleto: falta assets\/app-abc123\.js/,
    ],
  ])('%s is refused', async (_, files, message) => {
    const attempt = readAppFiles(writeAppBuild(folder.path, files))
    await expect(attempt).rejects.toThrow(PublicationError)
    await expect(attempt).rejects.toThrow(message)
  })
})

describe('files with a hash in their names', () => {
  test('are read for the first release', async () => {
    const parts = noParts()
    await addHashedFiles(await readAppFiles(writeAppBuild(folder.path)), null, parts)
    expect([...parts.files.keys()]).toEqual(['assets/app-abc123.js', 'assets/small-1.css'])
    expect(parts.linked.size).toBe(0)
  })

  test('are linked from the live release, their compressed copies too', async () => {
    const live = path.join(folder.path, 'live')
    writeAppBuild(live, { 'assets/app-abc123.js': 'x', 'assets/app-abc123.js.br': 'y' })
    const parts = noParts()
    await addHashedFiles(
      await readAppFiles(writeAppBuild(path.join(folder.path, 'app'))),
      live,
      parts,
    )
    expect([...parts.files.keys()]).toEqual(['assets/small-1.css'])
    expect([...parts.linked.keys()]).toEqual(['assets/app-abc123.js', 'assets/app-abc123.js.br'])
    expect([...parts.linked.values()].every((file) => existsSync(file))).toBe(true)
  })
})
