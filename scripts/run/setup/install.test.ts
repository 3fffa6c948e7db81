import { describe, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { compilerEnv, install } from './install.mjs'
import { npmCommand } from './npm-command.mjs'
import { runQuiet } from './run-quiet.mjs'

const folder = useTempFolder()

describe('installation', () => {
  const npmThat = (code: number) =>
    vi.fn<typeof runQuiet>(() => Promise.resolve({ code, output: 'npm error code ENOTFOUND\n' }))

  test('packages are installed once for each lock file', async () => {
    folder.write('package-lock.json', '{"lockfileVersion": 3}')
    folder.write('node_modules/x/package.json', '{}')
    const npm = npmThat(0)
    expect(await install(folder.path, npm)).toBe('instaladas')
    expect(await install(folder.path, npm)).toBe('al día')
    folder.write('package-lock.json', '{"lockfileVersion": 3, "changed": true}')
    expect(await install(folder.path, npm)).toBe('instaladas')
    expect(npm.mock.calls.map(([, args]) => args.includes('install'))).toEqual([true, true])
  })

  test('a failure shows the end of what npm said and is tried again', async () => {
    folder.write('package-lock.json', '{}')
    folder.write('node_modules/x/package.json', '{}')
    await expect(install(folder.path, npmThat(1))).rejects.toThrow(/internet[\s\S]*ENOTFOUND/)
    expect(await install(folder.path, npmThat(0))).toBe('instaladas')
  })

  test('npm can be called', async () => {
    const npm = npmCommand()
    const { code, output } = await runQuiet(npm.command, [...npm.args, '--version'], {
      cwd: folder.path,
    })
    expect(code).toBe(0)
    expect(output).toMatch(/\d+\.\d+\.\d+/)
  })

  test.runIf(process.platform !== 'win32')(
    'native packages of Node 24 and later are compiled without the list that ends the process',
    () => {
      expect(compilerEnv('20.19.0', {})).toEqual({})
      expect(compilerEnv('22.13.0', { CXXFLAGS: '-O3' })).toEqual({})
      for (const version of ['24.0.0', '26.10.0']) {
        const { CXXFLAGS } = compilerEnv(version, { CXXFLAGS: '-O3' })
        expect(CXXFLAGS).toMatch(/^-O3 -include '.*object-wrap\.h'$/)
      }
    },
  )
})
