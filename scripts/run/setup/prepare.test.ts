import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { allDone, installMissing, toldAtOnce } from './prepare.mjs'
import { ToldError } from './told-error.mjs'

test('why a build failed is told while another one goes on, and the end says where', async () => {
  const said: string[] = []
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const failing = Promise.reject(
    new ToldError('No se pudo armar el panel. Lo que dijo:\nfalta algo'),
  )
  const all = allDone([toldAtOnce(failing, (line) => said.push(line)), slow])
  await expect.poll(() => said).toEqual(['No se pudo armar el panel. Lo que dijo:\nfalta algo'])
  finish()
  await expect(all).rejects.toThrow('No se pudo armar todo: el motivo está arriba, debajo de «✗».')
})

const folder = useTempFolder()

test('a clone in which nothing is installed is, and packages that are there are left alone', async () => {
  const done: string[] = []
  const installs = () => {
    done.push('unpacked')
    return Promise.resolve({ compiled: Promise.resolve().then(() => done.push('compiled')) })
  }
  await installMissing(folder.path, installs)
  expect(done).toEqual(['unpacked', 'compiled'])
  folder.write('node_modules/tsx/package.json', '{}')
  await installMissing(folder.path, installs)
  expect(done).toHaveLength(2)
})
