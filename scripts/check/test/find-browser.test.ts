import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { findBrowser, installedPrograms, tryBrowser } from './find-browser.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

/** A program that answers with this when it is asked for its version. */
function program(name: string, script: string): string {
  const file = path.join(folder.path, name)
  folder.write(name, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

const WORKING = 'echo "Chromium 140.0.1 built on somewhere"'
/** Where the npm packages carry none. */
const NONE = () => Promise.resolve(null)
const BROKEN = 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127'

describe('an installed browser', () => {
  test('is found on the path, by its version', async () => {
    const chromium = program('bin/chromium', WORKING)
    const env = { PATH: path.dirname(chromium) }
    expect(installedPrograms(env)[0]).toBe(chromium)
    expect(await findBrowser(folder.path, env, NONE)).toEqual({
      path: chromium,
      version: 'Chromium 140.0.1 built on somewhere',
    })
  })

  test('that does not start is passed over for the next one', async () => {
    program('bin/chromium', BROKEN)
    const chrome = program('bin/google-chrome', WORKING)
    const found = await findBrowser(folder.path, { PATH: path.dirname(chrome) }, NONE)
    expect(found.path).toBe(chrome)
  })

  test('that CHROMIUM_PATH names comes first, and has to start', async () => {
    const named = program('mine', WORKING)
    const env = { PATH: path.dirname(program('bin/chromium', WORKING)), CHROMIUM_PATH: named }
    expect((await findBrowser(folder.path, env)).path).toBe(named)
    const broken = { ...env, CHROMIUM_PATH: program('broken', BROKEN) }
    await expect(findBrowser(folder.path, broken)).rejects.toThrow(/^CHROMIUM_PATH vale/)
  })

  test('nothing is not a browser', async () => {
    expect(await tryBrowser(path.join(folder.path, 'none'))).toBeNull()
    expect(await tryBrowser(program('silent', 'exit 0'))).toBeNull()
  })
})

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packed browser', () => {
  // Tests of pages start the one that is unpacked.
  test('comes before installed ones, and is unpacked once', async () => {
    const installed = program('bin/chromium', WORKING)
    const file = path.join(REPO_ROOT, 'node_modules/@sparticuz/chromium/package.json')
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    const unpacked = program(`chromium-${version}/start-chromium.sh`, WORKING)
    const env = { PATH: path.dirname(installed) }
    expect((await findBrowser(folder.path, env)).path).toBe(unpacked)
    expect(readdirSync(folder.path).toSorted()).toEqual(['bin', `chromium-${version}`])
  })
})
