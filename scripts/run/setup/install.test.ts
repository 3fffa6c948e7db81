import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
    expect(await install(folder.path, { run: npm })).toBe('instaladas')
    expect(await install(folder.path, { run: npm })).toBe('al día')
    folder.write('package-lock.json', '{"lockfileVersion": 3, "changed": true}')
    expect(await install(folder.path, { run: npm })).toBe('instaladas')
    expect(npm.mock.calls.map(([, args]) => args.includes('install'))).toEqual([true, true])
  })

  test('a failure shows the end of what npm said and is tried again', async () => {
    folder.write('package-lock.json', '{}')
    folder.write('node_modules/x/package.json', '{}')
    await expect(install(folder.path, { run: npmThat(1) })).rejects.toThrow(
      /internet[\s\S]*ENOTFOUND/,
    )
    expect(await install(folder.path, { run: npmThat(0) })).toBe('instaladas')
  })

  describe('beside another installation', () => {
    const PACKAGE = 'node_modules/better-sqlite3'
    const lockOf = (...names: string[]) =>
      JSON.stringify({
        packages: Object.fromEntries(
          names.map((name) => [`node_modules/${name}`, { hasInstallScript: true }]),
        ),
      })

    /** Both folders with a package that is to be compiled, which one of them has done. */
    function layBoth(own: string, lent: string) {
      folder.write('own/package-lock.json', lockOf('better-sqlite3', 'a/node_modules/esbuild'))
      folder.write(`own/${PACKAGE}/package.json`, JSON.stringify({ version: own }))
      folder.write(`lender/${PACKAGE}/package.json`, JSON.stringify({ version: lent }))
      folder.write(`lender/${PACKAGE}/build/Release/compiled.node`, 'machine code')
    }

    async function installBeside(installed: Promise<unknown> = Promise.resolve()) {
      const npm = npmThat(0)
      const lender = { folder: path.join(folder.path, 'lender'), installed }
      const own = path.join(folder.path, 'own')
      const said = await install(own, { lender, run: npm })
      const rebuilt = npm.mock.calls
        .map(([, args]) => args)
        .filter((args) => args.includes('rebuild'))
      return { said, rebuilt: rebuilt.map((args) => args.slice(-2)), own }
    }

    test('what that one has compiled is taken over, the other programs of packages run', async () => {
      layBoth('12.0.0', '12.0.0')
      const { said, rebuilt, own } = await installBeside()
      expect(said).toBe('instaladas')
      expect(rebuilt).toEqual([[expect.stringMatching(/^--/), 'esbuild']])
      const taken = path.join(own, PACKAGE, 'build/Release/compiled.node')
      expect(readFileSync(taken, 'utf8')).toBe('machine code')
    })

    test('another version of it is compiled', async () => {
      layBoth('12.0.0', '13.0.0')
      const { rebuilt, own } = await installBeside()
      expect(rebuilt).toEqual([['better-sqlite3', 'esbuild']])
      expect(existsSync(path.join(own, PACKAGE, 'build'))).toBe(false)
    })

    test('without that one it is not complete', async () => {
      layBoth('12.0.0', '12.0.0')
      const failed = Promise.reject(new Error('no space'))
      failed.catch(() => {})
      await expect(installBeside(failed)).rejects.toThrow('no space')
      expect((await installBeside()).said).toBe('instaladas')
    })
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
