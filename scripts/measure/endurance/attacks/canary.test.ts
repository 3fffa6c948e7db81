import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../../testing/temp-folder.ts'
import { canariesIn, canary, filesBelow, readUnpacked } from './canary.ts'

const folder = useTempFolder()

test('a planted word is found in any bytes, in any case, and so is a secret', () => {
  const bytes = Buffer.from(`\0ñ"${canary('nota-store')}": CANARIO7Q-LEAD s3cr3t`)
  expect(canariesIn(bytes, ['s3cr3t', 'other'])).toEqual(
    ['canario7q-nota-store', 'CANARIO7Q-LEAD ', 's3cr3t'].map(
      (one) => expect.stringContaining(one.trim()) as string,
    ),
  )
  expect(canariesIn(Buffer.from('canario'), ['s3cr3t'])).toEqual([])
})

test('a packed file is looked into', () => {
  folder.write('a/lista.json.gz', gzipSync(canary('lead')))
  const [file = ''] = filesBelow(folder.path)
  expect(canariesIn(readUnpacked(path.join(folder.path, file)))).toEqual(['canario7q-lead'])
})
