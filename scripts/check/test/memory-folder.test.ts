import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { runQuiet } from '../../run/setup/run-quiet.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'

const temp = useTempFolder()
const MODULE = path.join(import.meta.dirname, 'memory-folder.mjs')

/** Makes one in a process of its own, which ends. */
async function makeElsewhere(enough = 0) {
  const code = `import { makeMemoryFolder } from ${JSON.stringify(MODULE)}
    import { existsSync } from 'node:fs'
    const made = makeMemoryFolder(${JSON.stringify(temp.path)}, ${enough})
    console.log(made, made && existsSync(made))`
  const args = ['--input-type=module', '-e', code]
  return (await runQuiet(process.execPath, args, { cwd: temp.path })).output.trim()
}

test('is there while the process runs, and goes with it', async () => {
  expect(await makeElsewhere()).toMatch(/\/guia-run-\d+-\w{6} true$/)
  expect(readdirSync(temp.path)).toEqual([])
})

test('without enough room, or none at all, there is none', async () => {
  expect(await makeElsewhere(Number.MAX_SAFE_INTEGER)).toBe('null null')
  expect(makeMemoryFolder(path.join(temp.path, 'gone'))).toBeNull()
})

test('what a run left that was cut off is removed; what another run uses stays', async () => {
  const [left, used, other] = [
    'guia-run-99999999-abcdef',
    `guia-run-${process.pid}-abcdef`,
    'ajena',
  ]
  for (const name of [left, used, other]) {
    mkdirSync(path.join(temp.path, name))
    writeFileSync(path.join(temp.path, name, 'a'), '')
  }
  await makeElsewhere()
  expect(existsSync(path.join(temp.path, left))).toBe(false)
  expect(readdirSync(temp.path).toSorted()).toEqual([other, used].toSorted())
})
