import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { startScript } from '../testing/child.ts'
import { compressList, ListFile } from './list-file.ts'
import { sha256 } from '../../site/hash.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)

let lists = 0
const newList = () => new ListFile(at(`list-${(lists += 1)}.json`))

test('an empty list is an empty array', async () => {
  const list = newList()
  expect(list.end()).toEqual({ records: 0, bytes: 3, sha256: sha256('[]\n') })
  expect(readFileSync(list.path, 'utf8')).toBe('[]\n')
})

test('whatever the records, the file is their array', async () => {
  const records = fc.array(fc.jsonValue(), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(records, async (values) => {
      const list = newList()
      for (const value of values) list.add(JSON.stringify(value))
      const written = list.end()
      list.close()
      const bytes = readFileSync(list.path)
      const lines = values.map((value) => JSON.stringify(value))
      expect(bytes.toString()).toBe(`[${lines.join(',\n')}]\n`)
      expect(written).toEqual({
        records: values.length,
        bytes: bytes.length,
        sha256: sha256(bytes),
      })
    }),
    { numRuns: 100 },
  )
})

test('a list larger than what is held in memory comes out whole', async () => {
  const list = newList()
  const record = JSON.stringify('ñ'.repeat(50_000))
  for (let number = 0; number < 60; number++) list.add(record)
  const { bytes, sha256: hash } = list.end()
  const file = readFileSync(list.path)
  expect(file.length).toBe(bytes)
  expect(sha256(file)).toBe(hash)
  expect(JSON.parse(file.toString())).toHaveLength(60)
})

describe('a disk that takes no more', () => {
  test('is told of when the file cannot be made', () => {
    expect(() => new ListFile(at('gone/list.json'))).toThrow(/ENOENT/)
  })

  test('is told of when something stands there already, which stays', () => {
    temp.write('list.json', 'old')
    expect(() => new ListFile(at('list.json'))).toThrow(/EEXIST/)
    expect(readFileSync(at('list.json'), 'utf8')).toBe('old')
  })

  test.each([
    ['while records are added', 40, 100_000],
    ['with the last bytes', 1, 100_000],
  ])('is told of %s', async (_, records, size) => {
    const child = startScript(
      'write-until-full.ts',
      [at('small-disk'), String(records), String(size)],
      { fileBlocks: 64 },
    )
    expect(await child.nextLine()).toMatch(/^failed: EFBIG/)
    await child.kill()
  })

  test('is no reason to fail when all fits', async () => {
    const child = startScript('write-until-full.ts', [at('fits'), '10', '1000'], {
      fileBlocks: 64,
    })
    expect(await child.nextLine()).toBe('written')
    await child.kill()
  })
})

test.each([5_000, 5_000_000])('%i bytes are compressed to the same bytes', async (bytes) => {
  const content = Buffer.alloc(bytes, 'guía ')
  temp.write('list.json', content)
  expect(await compressList(at('list.json'), bytes)).toEqual(
    ['list.json', 'list.json.br', 'list.json.gz'].map(at),
  )
  expect(brotliDecompressSync(readFileSync(at('list.json.br'))).equals(content)).toBe(true)
  expect(gunzipSync(readFileSync(at('list.json.gz'))).equals(content)).toBe(true)
})

test('a short list has no copies', async () => {
  temp.write('list.json', '[]')
  expect(await compressList(at('list.json'), 2)).toEqual([at('list.json')])
  expect(readdirSync(temp.path)).toEqual(['list.json'])
})
