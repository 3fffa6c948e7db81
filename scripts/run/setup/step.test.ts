import { describe, expect, test, vi } from 'vitest'
import { duration, step } from './step.mjs'

describe('steps', () => {
  test('one line for each, with what was done and the time', async () => {
    const lines: string[] = []
    await step(
      'Claves',
      () => 'listas',
      (line) => lines.push(line),
    )
    const failing = step(
      'Panel',
      () => Promise.reject(new Error('no')),
      (line) => lines.push(line),
    )
    await expect(failing).rejects.toThrow('no')
    expect(lines).toEqual([
      expect.stringMatching(/^✓ Claves: listas \(0,\d s\)$/),
      expect.stringMatching(/^✗ Panel \(0,\d s\)$/),
    ])
  })

  test('a long step says that it is still at work', async () => {
    vi.useFakeTimers()
    const lines: string[] = []
    const work = new Promise<void>((resolve) => setTimeout(resolve, 25_000))
    const running = step(
      'Dependencias',
      () => work,
      (line) => lines.push(line),
    )
    await vi.advanceTimersByTimeAsync(25_000)
    await running
    vi.useRealTimers()
    expect(lines).toEqual([
      expect.stringMatching(/^… Dependencias \(10 s\)$/),
      expect.stringMatching(/^… Dependencias \(20 s\)$/),
      expect.stringMatching(/^✓ Dependencias \(25 s\)$/),
    ])
  })

  test('times read the Spanish way', () => {
    expect([400, 12_000, 125_000].map(duration)).toEqual(['0,4 s', '12 s', '2 min 5 s'])
  })
})
