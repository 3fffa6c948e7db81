import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { startChild } from './child.ts'

const folder = useTempFolder()
const logFile = () => path.join(folder.path, 'logs', 'child.log')

const start = (script: string, onLine?: (line: string) => void) =>
  startChild({ args: ['-e', script], cwd: folder.path, logFile: logFile(), onLine })

/** A busy machine takes seconds to start a program. */
const soon = (check: () => void) => vi.waitFor(check, 10_000)

const isAlive = (pid: number) => {
  const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
  return state !== 'Z'
}

const hasEnded = (pid: number) =>
  soon(() => {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    expect(isAlive(pid)).toBe(false)
  })

describe('a program of the product', () => {
  test('what it writes stands in its log, and its end in the tail', async () => {
    const lines: string[] = []
    const script = "for (let n = 1; n <= 40; n++) console.log('línea ' + n); console.error('mal')"
    const child = start(`${script}; process.exitCode = 3`, (line) => lines.push(line))
    expect(await child.ended).toBe('código 3')
    expect(lines).toHaveLength(41)
    expect(child.tail().split('\n')).toHaveLength(25)
    expect(child.tail()).toContain('línea 40')
    expect(child.tail()).not.toContain('línea 10\n')
    await soon(() => expect(readFileSync(logFile(), 'utf8')).toContain('línea 1\n'))
  })

  test('a second run appends to the log', async () => {
    await start("console.log('uno')").ended
    await start("console.log('dos')").ended
    await soon(() => expect(readFileSync(logFile(), 'utf8')).toBe('uno\ndos\n'))
  })

  test('it sees the given environment beside that of its parent', async () => {
    const lines: string[] = []
    const child = startChild({
      args: ['-p', 'process.env.GUIA_PROBE + Boolean(process.env.PATH)'],
      cwd: folder.path,
      env: { GUIA_PROBE: 'sí' },
      logFile: logFile(),
      onLine: (line) => lines.push(line),
    })
    await child.ended
    expect(lines).toEqual(['sítrue'])
  })

  test('it can end in its own way when it is stopped', async () => {
    const ready = vi.fn()
    const child = start(
      "process.on('SIGTERM', () => { console.log('adiós'); process.exit(0) }); setInterval(() => {}, 999); console.log('listo')",
      ready,
    )
    await soon(() => expect(ready).toHaveBeenCalledWith('listo'))
    await child.stop()
    expect(await child.ended).toBe('código 0')
    expect(child.tail()).toContain('adiós')
    await child.stop()
  })

  test('what it has started ends with it', async () => {
    const lines: string[] = []
    const script = `
      const { spawn } = require('child_process')
      const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 999)'])
      console.log(below.pid)
      setInterval(() => {}, 999)`
    const child = start(script, (line) => lines.push(line))
    await soon(() => expect(lines).toHaveLength(1))
    await child.stop()
    await hasEnded(Number(lines[0]))
  })

  test('it ends when its parent fails', async () => {
    const parent = path.join(folder.path, 'parent.mts')
    const url = JSON.stringify(path.join(import.meta.dirname, 'child.ts'))
    writeFileSync(
      parent,
      `import { startChild } from ${url}
       const child = startChild({ args: ['-e', 'setInterval(() => {}, 999); console.log(1)'], cwd: '.', logFile: 'inner.log', onLine: () => { throw new Error('planned') } })
       console.log(child.pid)`,
    )
    const lines: string[] = []
    const outer = startChild({
      args: ['--import', import.meta.resolve('tsx'), parent],
      cwd: folder.path,
      logFile: logFile(),
      onLine: (line) => lines.push(line),
    })
    expect(await outer.ended).toBe('código 1')
    expect(lines.join('\n')).toContain('planned')
    await hasEnded(Number(lines[0]))
  })
})
