import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { findPostgres } from './find-postgres.mjs'
import { startPostgres } from './start-postgres.mjs'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server runs until it is stopped, flushes every commit, and leaves nothing', async () => {
  const { bin } = await findPostgres()
  const server = await startPostgres(bin)
  const ask = async (url: string, sql: string) => {
    const { stdout } = await promisify(execFile)(path.join(bin, 'psql'), [url, '-Atc', sql])
    return stdout.trim()
  }
  try {
    const env = {
      GUIA_DATABASE: 'postgres',
      GUIA_POSTGRES: server.url,
      GUIA_POSTGRES_BIN: bin,
    }
    const [first, second] = [await freshDatabase(env), await freshDatabase(env)]
    expect(first.DATABASE_CLIENT).toBe('postgres')
    expect(first.DATABASE_URL).not.toBe(second.DATABASE_URL)
    const url = first.DATABASE_URL ?? ''
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await ask(url, `SHOW ${setting}`), setting).toBe('on')
    }
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1')
    const withoutPassword = url.replace(/:[0-9a-f]+@/, ':otra@')
    await expect(ask(withoutPassword, 'SELECT 1')).rejects.toThrow('password')
    expect(isAlive(server.pid)).toBe(true)
  } finally {
    await server.stop()
  }
  expect(isAlive(server.pid)).toBe(false)
  expect(existsSync(server.folder)).toBe(false)
}, 120_000)

test('without GUIA_DATABASE a product has the file of its data folder', async () => {
  expect(await freshDatabase({})).toEqual({})
  await expect(freshDatabase({ GUIA_DATABASE: 'postgres' })).rejects.toThrow('e2e-postgres')
})
