import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPostgres, possibleFolders, tryPostgres } from './find-postgres.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'

const folder = useTempFolder()

/** A folder with the programs of a server that says to be of this version. */
function programs(name: string, version: string): string {
  for (const program of ['initdb', 'postgres', 'pg_isready', 'createdb']) {
    const file = path.join(name, program)
    folder.write(file, `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`)
    chmodSync(path.join(folder.path, file), 0o755)
  }
  return path.join(folder.path, name)
}

test('the newest of the system comes first, then what is on the path', () => {
  for (const version of ['9', '15', '17']) programs(`${version}/bin`, version)
  const folders = possibleFolders({ PATH: '/opt/bin' }, folder.path)
  const newestFirst = ['17', '15', '9'].map((version) => path.join(folder.path, version, 'bin'))
  expect(folders).toEqual([...newestFirst, '/opt/bin'])
})

test('a server is known by its version', async () => {
  const bin = programs('bin', '16.4 (Debian 16.4-1)')
  expect(await tryPostgres(bin)).toEqual({ bin, version: 'PostgreSQL 16.4' })
})

test('one that is too old, or not whole, is none', async () => {
  expect(await tryPostgres(programs('old', '14.12'))).toBeNull()
  folder.write('half/postgres', '#!/bin/sh\necho "postgres (PostgreSQL) 16.4"\n')
  expect(await tryPostgres(path.join(folder.path, 'half'))).toBeNull()
})

test('that POSTGRES_BIN names comes first, and has to be one', async () => {
  const bin = programs('mine', '16.4')
  expect((await findPostgres({ POSTGRES_BIN: bin })).bin).toBe(bin)
  const wrong = { POSTGRES_BIN: path.join(folder.path, 'none') }
  await expect(findPostgres(wrong)).rejects.toThrow(/^POSTGRES_BIN vale/)
})
