import { linkSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { explainDiskError } from './disk-errors.ts'
import { flushAll, withCopies, writeWhole } from './write-file.ts'
import { PublicationError } from '../../site/problems.ts'

const folder = useTempFolder()
const at = (name: string) => path.join(folder.path, name)
const long = Buffer.from('guía '.repeat(2_000))

test.each(['a.html', 'a.json', 'a.js', 'a.css', 'a.svg', 'a.xml'])(
  '%s comes with compressed copies of the same bytes, before it',
  async (name) => {
    const files = await withCopies(name, long)
    expect(files.map(([file]) => file)).toEqual([`${name}.br`, `${name}.gz`, name])
    const [br, gz, own] = files.map(([, bytes]) => bytes)
    expect(own).toEqual(long)
    expect(brotliDecompressSync(br ?? '')).toEqual(long)
    expect(gunzipSync(gz ?? '')).toEqual(long)
    expect(br?.length).toBeLessThan(long.length)
  },
)

test.each([
  ['a.webp', long],
  ['short.json', Buffer.from('[]')],
])('%s has no compressed copies', async (name, bytes) => {
  expect(await withCopies(name, bytes)).toEqual([[name, bytes]])
})

test('the compressed copies of the same bytes are the same', async () => {
  expect(await withCopies('a.json', long)).toEqual(await withCopies('a.json', long))
})

test('a file that could not be written whole leaves nothing behind', async () => {
  // A folder of that name: it cannot be replaced by a file.
  folder.write('cache/a.webp/x', 'bytes')
  await expect(writeWhole(at('cache/a.webp'), 'new')).rejects.toThrow()
  expect(readdirSync(at('cache'))).toEqual(['a.webp'])
})

test('a file that is replaced whole leaves its links as they were', async () => {
  folder.write('cache/a.webp', 'old')
  folder.write('release/x', '')
  linkSync(at('cache/a.webp'), at('release/a.webp'))
  await writeWhole(at('cache/a.webp'), 'new')
  expect(readFileSync(at('cache/a.webp'), 'utf8')).toBe('new')
  expect(readFileSync(at('release/a.webp'), 'utf8')).toBe('old')
  expect(readdirSync(at('cache'))).toEqual(['a.webp'])
})

test.each([3, 250])('%i files are flushed without a fault', async (count) => {
  const files = Array.from({ length: count }, (_, number) => `files/${number}`)
  for (const name of files) folder.write(name, name)
  await expect(flushAll(files.map(at), folder.path)).resolves.toBeUndefined()
})

test('a folder is flushed with the files in it, links are not followed', async () => {
  folder.write('files/a', 'a')
  folder.write('files/below/b', 'b')
  symlinkSync('nowhere', at('files/link'))
  await expect(flushAll([at('files')], folder.path)).resolves.toBeUndefined()
})

test('a file that should be flushed and is gone is noticed', async () => {
  await expect(flushAll([at('gone')], folder.path)).rejects.toThrow(/ENOENT/)
})

test.each([
  ['ENOSPC', /No hay lugar en el disco/],
  ['EDQUOT', /No hay lugar en el disco/],
  ['EACCES', /no tiene permiso de escribir.*«sudo chown -R USUARIO \/srv\/site»/],
  ['EROFS', /solo lectura/],
  ['EIO', /El disco falla/],
  ['EMFILE', /no deja abrir más archivos/],
  ['SQLITE_FULL', /No hay lugar en el disco/],
  ['SQLITE_IOERR_WRITE', /El disco falla/],
  ['SQLITE_CANTOPEN', /no tiene permiso de escribir/],
  ['SQLITE_READONLY', /^(?!.*solo lectura).*no tiene permiso.*chown/],
  ['SQLITE_READONLY_DIRECTORY', /no tiene permiso de escribir/],
])('%s is told in Spanish', (code, message) => {
  const error = Object.assign(new Error(`${code}: write`), { code })
  expect(explainDiskError(error, '/srv/site')).toBeInstanceOf(PublicationError)
  expect((explainDiskError(error, '/srv/site') as Error).message).toMatch(message)
})

test.each([new Error('other'), Object.assign(new Error('x'), { code: 'toString' }), null, 'text'])(
  'another error stays what it is: %s',
  (error) => {
    expect(explainDiskError(error, '/srv/site')).toBe(error)
  },
)
