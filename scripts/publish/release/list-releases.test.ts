import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { listReleases } from './list-releases.ts'
import { ReleaseFolder } from './release-folder.ts'

const temp = useTempFolder()

async function addRelease(folder: ReleaseFolder, digit: string, stores: number): Promise<string> {
  const next = await folder.next(digit.repeat(16))
  const temporary = folder.temporaryPath(next.name)
  mkdirSync(temporary, { recursive: true })
  const time = `2026-03-1${next.sequence}T12:00:00.000Z`
  const publication = { time, files: { 'busquedas.json': { records: stores } } }
  temp.write(
    path.join(path.relative(temp.path, temporary), 'publicacion.json'),
    JSON.stringify(publication),
  )
  await folder.goLive(temporary, next)
  return next.name
}

test('before the first publication there is none', async () => {
  expect(await listReleases(temp.path)).toEqual([])
})

test('releases come newest first, with their moment, their stores, and which one is live', async () => {
  const folder = new ReleaseFolder(temp.path)
  const first = await addRelease(folder, 'a', 5)
  const second = await addRelease(folder, 'b', 7)
  await folder.show(first)
  temp.write('releases/.tmp-half/publicacion.json', '{')
  expect(await listReleases(temp.path)).toEqual([
    { name: second, time: '2026-03-12T12:00:00.000Z', stores: 7, isLive: false },
    { name: first, time: '2026-03-11T12:00:00.000Z', stores: 5, isLive: true },
  ])
})
