import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

/** A shell that runs a script, as npm does, and that ends alone when it is asked to end. */
function runBelowShell(env: Record<string, string>) {
  folder.write(
    'script.mjs',
    `import { writeFileSync } from 'node:fs'
     import { endWithNpm } from ${JSON.stringify(path.resolve('scripts/run/setup/end-with-npm.mjs'))}
     process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit() })
     endWithNpm()
     setTimeout(() => { writeFileSync('outlived', ''); process.exit() }, 2_500)
     writeFileSync('started', '')`,
  )
  const { npm_lifecycle_event: _event, ...rest } = process.env
  return spawn('sh', ['-c', `${process.execPath} script.mjs; true`], {
    cwd: folder.path,
    env: { ...rest, ...env },
  })
}

const appears = (name: string) =>
  vi.waitFor(() => expect(existsSync(path.join(folder.path, name))).toBe(true), 10_000)

test('a script ends with the npm that runs it', async () => {
  const shell = runBelowShell({ npm_lifecycle_event: 'start' })
  await appears('started')
  shell.kill()
  await appears('ended')
  expect(existsSync(path.join(folder.path, 'outlived'))).toBe(false)
})

test('a script that npm does not run goes on without its shell', async () => {
  const shell = runBelowShell({})
  await appears('started')
  shell.kill()
  await appears('outlived')
  expect(existsSync(path.join(folder.path, 'ended'))).toBe(false)
})
