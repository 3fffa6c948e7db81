import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'
import { startChild } from '../testing/child.ts'
import { finishFile, ListFile } from './list-file.ts'
import { sha256 } from '../../site/hash.ts'

const temp = useTempFolder()
const at = (name: string) => path.join(temp.path, name)

let lists = 0
const newList = () => new ListFile(at(`list-${(lists += 1)}.json`))

test('an empty list is an empty array', async () => {
  const list = newList()
  expect(await list.end()).toEqual({ records: 0, bytes: 3, sha256: sha256('[]\n') })
  expect(readFileSync(list.path, 'utf8')).toBe('[]\n')
})

test('whatever the records, the file is their array and each stands where it was told', async () => {
  const records = fc.array(fc.jsonValue(), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(records, async (values) => {
      const list = newList()
      const slices = []
      for (const value of values) slices.push(await list.add(Buffer.from(JSON.stringify(value))))
      const written = await list.end()
      const bytes = readFileSync(list.path)
      expect(bytes.toString()).toBe(`${JSON.stringify(values)}\n`)
      expect(written).toEqual({
        records: values.length,
        bytes: bytes.length,
        sha256: sha256(bytes),
      })
      const told = slices.map(([start, length]) => bytes.subarray(start, start + length))
      expect(told.map(String)).toEqual(values.map((value) => JSON.stringify(value)))
    }),
    { numRuns: 100 },
  )
})

test('a list larger than what is held in memory comes out whole', async () => {
  const list = newList()
  const record = Buffer.from(JSON.stringify('ñ'.repeat(50_000)))
  for (let number = 0; number < 60; number++) await list.add(record)
  const { bytes, sha256: hash } = await list.end()
  const file = readFileSync(list.path)
  expect(file.length).toBe(bytes)
  expect(sha256(file)).toBe(hash)
  expect(JSON.parse(file.toString())).toHaveLength(60)
})

describe('a disk that takes no more', () => {
  test('is told of when the file cannot be made', async () => {
    const list = new ListFile(at('gone/list.json'))
    await expect(list.end()).rejects.toThrow(/ENOENT/)
    await expect(list.add(Buffer.from('1'))).rejects.toThrow(/ENOENT/)
  })

  test('is told of when something stands there already, which stays', async () => {
    temp.write('list.json', 'old')
    const list = new ListFile(at('list.json'))
    await expect(list.end()).rejects.toThrow(/EEXIST/)
    expect(readFileSync(at('list.json'), 'utf8')).toBe('old')
  })

  test.each([
    ['while records are added', 'list', 40, 100_000],
    ['with the last bytes', 'list', 1, 100_000],
    ['with the last bytes of an index', 'index', 1, 100_000],
    ['while the index is written', 'index', 40, 100_000],
  ])('is told of %s', async (_, kind, records, size) => {
    const child = startChild(
      'write-until-full.ts',
      [kind, at('small-disk'), String(records), String(size)],
      { fileBlocks: 64 },
    )
    expect(await child.nextLine()).toMatch(/^failed: EFBIG/)
    await child.kill()
  })

  test('is no reason to fail when all fits', async () => {
    const child = startChild('write-until-full.ts', ['list', at('fits'), '10', '1000'], {
      fileBlocks: 64,
    })
    expect(await child.nextLine()).toBe('written')
    await child.kill()
  })
})

test.each([1_000, 5_000_000])('%i bytes are compressed to the same bytes', async (bytes) => {
  const content = Buffer.alloc(bytes, 'guía ')
  temp.write('list.json', content)
  await finishFile(at('list.json'), bytes)
  expect(brotliDecompressSync(readFileSync(at('list.json.br'))).equals(content)).toBe(true)
  expect(gunzipSync(readFileSync(at('list.json.gz'))).equals(content)).toBe(true)
})
