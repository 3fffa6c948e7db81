import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { useTempFolder } from '../testing/temp-folder.ts'
import { takeLock } from './kernel-lock.ts'

const folder = useTempFolder()
const inFolder = () => `${folder.path}/lock`

test('is held by one at a time', () => {
  const unlock = takeLock(inFolder())
  expect(takeLock(inFolder())).toBeNull()
  unlock?.()
  expect(takeLock(inFolder())).not.toBeNull()
})

test('of a process that was killed holds nobody up', async () => {
  const hold = `import('${import.meta.dirname}/kernel-lock.ts').then(({ takeLock }) => {
    globalThis.unlock = takeLock(process.argv[1])
    console.log('held')
    setTimeout(() => {}, 600_000)
  })`
  const args = ['--import', 'tsx', '--input-type=module', '-e', hold, inFolder()]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(takeLock(inFolder())).toBeNull()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(takeLock(inFolder())).not.toBeNull()
})

test.each(['', '{"pid":1}', 'x'.repeat(5_000)])('is taken whatever the file holds: %#', (text) => {
  folder.write('lock', text)
  const unlock = takeLock(inFolder())
  expect(unlock).not.toBeNull()
  expect(takeLock(inFolder())).toBeNull()
  unlock?.()
})
