import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { buildIfChanged, type Build } from './build-if-changed.mjs'

const folder = useTempFolder()

describe('builds', () => {
  const build: Build = {
    name: 'la prueba',
    inputs: ['src'],
    output: 'dist',
    cwd: '.',
    run: {
      command: process.execPath,
      args: ['-e', "require('fs').mkdirSync('dist', { recursive: true })"],
    },
  }

  test('it runs when a source, or the result, is not the same', async () => {
    folder.write('src/a.ts', '1')
    expect(await buildIfChanged(folder.path, build)).toBe('armado')
    expect(await buildIfChanged(folder.path, build)).toBe('sin cambios')
    folder.write('src/a.test.ts', 'tests are no part of the result')
    expect(await buildIfChanged(folder.path, build)).toBe('sin cambios')
    folder.write('src/b.ts', '2')
    expect(await buildIfChanged(folder.path, build)).toBe('armado')
    rmSync(path.join(folder.path, 'dist'), { recursive: true })
    expect(await buildIfChanged(folder.path, build)).toBe('armado')
  })

  test('it runs when something that it makes beside the result is missing', async () => {
    folder.write('src/a.ts', '1')
    folder.write('beside/a.js', 'made by hand, for the build to find')
    const withMore = { ...build, more: ['beside/a.js'] }
    expect(await buildIfChanged(folder.path, withMore)).toBe('armado')
    expect(await buildIfChanged(folder.path, withMore)).toBe('sin cambios')
    rmSync(path.join(folder.path, 'beside'), { recursive: true })
    expect(await buildIfChanged(folder.path, withMore)).toBe('armado')
  })

  test('a failed build shows its end, leaves no stamp and is built again', async () => {
    folder.write('src/a.ts', '1')
    await buildIfChanged(folder.path, build)
    folder.write('src/a.ts', '2')
    const broken = { ...build, run: { ...build.run, args: ['-e', "throw new Error('línea 7')"] } }
    await expect(buildIfChanged(folder.path, broken)).rejects.toThrow(
      /armar la prueba[\s\S]*línea 7/,
    )
    folder.write('src/a.ts', '1')
    expect(await buildIfChanged(folder.path, build)).toBe('armado')
  })
})
