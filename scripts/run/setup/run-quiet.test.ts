import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { runQuiet, gistOf } from './run-quiet.mjs'

const folder = useTempFolder()

describe('commands', () => {
  test('both outputs are kept, in full or as a tail', async () => {
    const script = "console.log('uno'); console.error('dos'); process.exit(3)"
    const { code, output } = await runQuiet(process.execPath, ['-e', script], { cwd: folder.path })
    expect(code).toBe(3)
    expect(output).toContain('uno')
    expect(output).toContain('dos')
  })

  test('a command that is not there fails with its name', async () => {
    const { code, output } = await runQuiet('no-existe-este-programa', [], { cwd: folder.path })
    expect(code).toBe(1)
    expect(output).toContain('no-existe-este-programa')
  })

  test('of a long output the first and the last lines are shown', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `línea ${index}`)
    const gist = gistOf(`\n${lines.join('\n')}\n\n`, 2, 3).split('\n')
    expect(gist).toEqual(['línea 0', 'línea 1', '…', 'línea 97', 'línea 98', 'línea 99'])
    expect(gistOf('uno\ndos\n')).toBe('uno\ndos')
  })

  test('a command that takes too long is ended and fails', async () => {
    const forever = ['-e', 'setInterval(() => {}, 1000)']
    const options = { cwd: folder.path, withinMs: 300 }
    const { code, output } = await runQuiet(process.execPath, forever, options)
    expect(code).toBe(1)
    expect(output).toContain('No terminó en 0.3 s.')
  })

  test('whoever ends the parent ends the command too', async () => {
    const child = `
      const { writeFileSync } = require('fs')
      process.on('SIGTERM', () => { writeFileSync('ended', 'SIGTERM'); process.exit() })
      writeFileSync('started', '')
      setInterval(() => {}, 1000)`
    const parent = `
      import { existsSync } from 'node:fs'
      import { runQuiet } from ${JSON.stringify(path.resolve('scripts/run/setup/run-quiet.mjs'))}
      setInterval(() => existsSync('started') && process.kill(process.pid, 'SIGTERM'), 50)
      await runQuiet(process.execPath, ['-e', ${JSON.stringify(child)}], { cwd: '.' })`
    const asModule = ['--input-type=module', '-e', parent]
    expect(() => execFileSync(process.execPath, asModule, { cwd: folder.path })).toThrow()
    await vi.waitFor(() => {
      expect(readFileSync(path.join(folder.path, 'ended'), 'utf8')).toBe('SIGTERM')
    }, 5_000)
  })
})
