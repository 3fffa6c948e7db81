import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../test/temp-folder.ts'

const folder = useTempFolder()
const at = (name: string) => path.join(folder.path, name)

let flushFileSystem: (typeof import('./flush-shell.ts'))['flushFileSystem']

/** Commands in the order in which they are looked for. */
function putFirst(name: string, script: string): void {
  folder.write(`bin/${name}`, `#!/bin/sh\n${script}\n`)
  chmodSync(at(`bin/${name}`), 0o755)
  vi.stubEnv('PATH', `${at('bin')}:${process.env.PATH}`)
}

function failedStart(code: string): never {
  throw Object.assign(new Error(`spawn ${code}`), { code })
}

beforeEach(async () => {
  // Each test has a shell of its own.
  vi.resetModules()
  ;({ flushFileSystem } = await import('./flush-shell.ts'))
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test('whoever asks is told of the own folder', async () => {
  const name = ` a 'folder' "of" $HOME \\n `
  folder.write(`${name}/x`, '')
  const folders = [folder.path, at('gone'), at(name), at('-f'), folder.path]
  const answers = await Promise.all(folders.map((one) => flushFileSystem(one)))
  expect(answers).toEqual([true, false, true, false, true])
  expect(await flushFileSystem(folder.path)).toBe(true)
})

test('the command is asked to flush the file system of that folder', async () => {
  putFirst('sync', `echo "$@" > '${at('asked')}'`)
  expect(await flushFileSystem(folder.path)).toBe(true)
  expect(readFileSync(at('asked'), 'utf8')).toBe(`-f -- ${folder.path}\n`)
})

test('what the command says is not taken for its end', async () => {
  putFirst('sync', 'echo 0\necho 0 >&2\nexit 1')
  expect(await flushFileSystem(folder.path)).toBe(false)
  expect(await flushFileSystem(folder.path)).toBe(false)
})

test('a folder whose name has two lines is not flushed', async () => {
  folder.write('two\nlines/x', '')
  expect(await flushFileSystem(at('two\nlines'))).toBe(false)
})

test('nothing is flushed where there is no shell', async () => {
  vi.stubEnv('PATH', at('nothing'))
  expect(await flushFileSystem(folder.path)).toBe(false)
  expect(await flushFileSystem(folder.path)).toBe(false)
})

test.each([
  ['throws', () => failedStart('EPERM')],
  // As Node leaves a process for which there are no file handles left.
  ['has no streams', () => ({ on: () => {} })],
])('nothing is flushed when a process that is started %s', async (_, spawn) => {
  vi.resetModules()
  vi.doMock('node:child_process', () => ({ spawn }))
  try {
    const module = await import('./flush-shell.ts')
    expect(await module.flushFileSystem(folder.path)).toBe(false)
  } finally {
    vi.doUnmock('node:child_process')
  }
})

test('a shell that is killed has flushed nothing, and is followed by another', async () => {
  putFirst('sync', `[ -e '${at('again')}' ] && exit 0\n: > '${at('again')}'\nkill -9 $PPID`)
  const both = [flushFileSystem(folder.path), flushFileSystem(folder.path)]
  expect(await Promise.all(both)).toEqual([false, false])
  expect(await flushFileSystem(folder.path)).toBe(true)
})

test('a process that has flushed ends by itself, and not before it is told', () => {
  const script = `
    import { flushFileSystem } from ${JSON.stringify(path.resolve('scripts/publish/release/flush-shell.ts'))}
    flushFileSystem(${JSON.stringify(folder.path)}).then((answer) => console.log(answer))`
  folder.write('flush.mts', script)
  const said = execFileSync(process.execPath, ['--import', 'tsx', at('flush.mts')], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(said).toBe('true\n')
})
