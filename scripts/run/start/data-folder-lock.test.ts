import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'

const folder = useTempFolder()

test('a data folder is for one at a time, and is made where there is none', () => {
  const dataDir = path.join(folder.path, 'datos')
  const unlock = lockDataFolder(dataDir)
  expect(() => lockDataFolder(dataDir)).toThrow(
    `Ya hay un «npm start» en marcha con los datos de ${dataDir}: cerralo`,
  )
  unlock()
  lockDataFolder(dataDir)()
})

test('where the file of the lock cannot be made, as on a full disk, the site is served all the same', () => {
  folder.write('.en-marcha/x', '')
  lockDataFolder(folder.path)()
})
