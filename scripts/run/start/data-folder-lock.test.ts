import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'

const folder = useTempFolder()
const file = () => path.join(folder.path, '.en-marcha')

test('a data folder is for one at a time', () => {
  const unlock = lockDataFolder(folder.path)
  expect(() => lockDataFolder(folder.path)).toThrow(
    `Ya hay un «npm start» en marcha con los datos de ${folder.path} (proceso ${process.pid})`,
  )
  unlock()
  expect(existsSync(file())).toBe(false)
  lockDataFolder(folder.path)()
})

test('one that was killed, or never finished writing, holds nothing', async () => {
  const other = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await once(other, 'exit')
  const unlock = lockDataFolder(folder.path)
  const own = JSON.parse(readFileSync(file(), 'utf8')) as object
  unlock()
  for (const text of [JSON.stringify({ ...own, pid: other.pid }), '', '{"pid":', 'null']) {
    folder.write('.en-marcha', text)
    lockDataFolder(folder.path)()
    expect(existsSync(file())).toBe(false)
  }
})

test('what another one took meanwhile is not given back', () => {
  const unlock = lockDataFolder(folder.path)
  folder.write('.en-marcha', '{"pid":1}')
  unlock()
  expect(existsSync(file())).toBe(true)
})
