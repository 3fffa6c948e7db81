import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findPostgres } from './find-postgres.mjs'
import { startPostgres } from './start-postgres.mjs'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function ask(bin: string, url: string, sql: string): Promise<string> {
  const { stdout } = await promisify(execFile)(path.join(bin, 'psql'), [url, '-Atc', sql])
  return stdout.trim()
}

test('a server runs until it is stopped, flushes every commit, and leaves nothing', async () => {
  const { bin } = await findPostgres()
  const server = await startPostgres(bin)
  try {
    const { url } = server
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await ask(bin, url, `SHOW ${setting}`), setting).toBe('on')
    }
    expect(await ask(bin, url, 'SHOW listen_addresses')).toBe('127.0.0.1')
    const withoutPassword = url.replace(/:[0-9a-f]+@/, ':otra@')
    await expect(ask(bin, withoutPassword, 'SELECT 1')).rejects.toThrow('password')
    expect(isAlive(server.pid)).toBe(true)
  } finally {
    await server.stop()
  }
  expect(isAlive(server.pid)).toBe(false)
  expect(existsSync(server.folder)).toBe(false)
}, 120_000)
