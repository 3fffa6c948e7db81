import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { compile, compilerEnv, unpack } from './install.mjs'
import { npmCommand } from './npm-command.mjs'
import { runQuiet } from './run-quiet.mjs'

const folder = useTempFolder()

describe('installation', () => {
  const npmThat = (code: number) =>
    vi.fn<typeof runQuiet>(() => Promise.resolve({ code, output: 'npm error code ENOTFOUND\n' }))

  const callsOf = (npm: ReturnType<typeof npmThat>) => npm.mock.calls.map(([, args]) => args)
  const rebuiltBy = (npm: ReturnType<typeof npmThat>) =>
    callsOf(npm)
      .filter((args) => args.includes('rebuild'))
      .map((args) => args.filter((arg) => !/^--|^rebuild$|npm-cli/.test(arg)))

  const PACKAGE = 'node_modules/better-sqlite3'

  /** A folder with a package that is to be compiled, and one that has a quick program. */
  function lay(name: string, version: string) {
    const lock = {
      packages: {
        [PACKAGE]: { hasInstallScript: true },
        'node_modules/a/node_modules/esbuild': { hasInstallScript: true },
        'node_modules/a': {},
      },
    }
    folder.write(`${name}/package-lock.json`, JSON.stringify(lock))
    folder.write(`${name}/${PACKAGE}/package.json`, JSON.stringify({ version }))
    return path.join(folder.path, name)
  }

  const compiledFile = (home: string) => path.join(home, PACKAGE, 'build/Release/compiled.node')

  test('packages are unpacked without what takes long, which is compiled once', async () => {
    const home = lay('own', '12.0.0')
    const npm = npmThat(0)
    expect(await unpack(home, npm)).toBe('instaladas')
    expect(callsOf(npm)[0]).toEqual(expect.arrayContaining(['install', '--ignore-scripts']))
    expect(rebuiltBy(npm)).toEqual([['esbuild']])
    expect(await compile(home, { run: npm })).toBe('compilado')
    expect(rebuiltBy(npm)).toEqual([['esbuild'], ['better-sqlite3']])
    expect(await unpack(home, npm)).toBe('al día')
    expect(await compile(home, { run: npm })).toBe('al día')
    expect(npm).toHaveBeenCalledTimes(3)
  })

  test('another lock file is installed anew', async () => {
    const home = lay('own', '12.0.0')
    const npm = npmThat(0)
    await unpack(home, npm)
    await compile(home, { run: npm })
    folder.write('own/package-lock.json', '{"packages": {}}')
    expect(await unpack(home, npm)).toBe('instaladas')
    expect(await compile(home, { run: npm })).toBe('compilado')
  })

  test('what was unpacked only is not installed yet', async () => {
    const home = lay('own', '12.0.0')
    await unpack(home, npmThat(0))
    expect(await unpack(home, npmThat(0))).toBe('instaladas')
  })

  test('a failure shows the end of what npm said and is tried again', async () => {
    const home = lay('own', '12.0.0')
    const failing = npmThat(1)
    const said = /internet[\s\S]*ENOTFOUND/
    await expect(unpack(home, failing)).rejects.toThrow(said)
    await expect(compile(home, { run: failing })).rejects.toThrow(said)
    expect(await unpack(home, npmThat(0))).toBe('instaladas')
    expect(await compile(home, { run: npmThat(0) })).toBe('compilado')
  })

  test('what another folder has compiled is taken over', async () => {
    const [home, lender] = [lay('own', '12.0.0'), lay('lender', '12.0.0')]
    folder.write(`lender/${PACKAGE}/build/Release/compiled.node`, 'machine code')
    const npm = npmThat(0)
    expect(await compile(home, { lender, run: npm })).toBe('compilado')
    expect(npm).not.toHaveBeenCalled()
    expect(readFileSync(compiledFile(home), 'utf8')).toBe('machine code')
  })

  test('another version of it is compiled', async () => {
    const [home, lender] = [lay('own', '12.0.0'), lay('lender', '13.0.0')]
    folder.write(`lender/${PACKAGE}/build/Release/compiled.node`, 'machine code')
    const npm = npmThat(0)
    await compile(home, { lender, run: npm })
    expect(rebuiltBy(npm)).toEqual([['better-sqlite3']])
    expect(existsSync(compiledFile(home))).toBe(false)
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
