import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECRET_NAMES, secretProblem } from '../settings/secret-rules.mjs'
import { readSettings } from '../settings/settings.ts'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { ensureSecrets } from './secrets.mjs'

const folder = useTempFolder()

describe('secrets', () => {
  const file = () => path.join(folder.path, 'data', 'secrets.env')

  test('the file holds sound random values, readable by its owner only', async () => {
    expect(await ensureSecrets(folder.path, {})).toBe(`${SECRET_NAMES.length} creadas`)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    const values = [...readFileSync(file(), 'utf8').matchAll(/^[A-Z_]+=(.+)$/gm)].map((m) => m[1])
    expect(new Set(values).size).toBe(SECRET_NAMES.length)
    for (const value of values) expect(secretProblem(value ?? '')).toBeNull()
    expect(readSettings({}, folder.path).secrets.APP_KEYS.split(',')).toHaveLength(2)
  })

  test('a second time nothing changes', async () => {
    await ensureSecrets(folder.path, {})
    const before = readFileSync(file(), 'utf8')
    expect(await ensureSecrets(folder.path, {})).toBe('listas')
    expect(readFileSync(file(), 'utf8')).toBe(before)
  })

  test('only the missing ones are made, and not those that the environment gives', async () => {
    const kept = 'x'.repeat(40)
    folder.write('data/secrets.env', `SNAPSHOT_TOKEN=${kept}`)
    await ensureSecrets(folder.path, { IMPORT_TOKEN: 'y'.repeat(40) })
    const text = readFileSync(file(), 'utf8')
    expect(text).toMatch(new RegExp(`^SNAPSHOT_TOKEN=${kept}$`, 'm'))
    expect(text).not.toContain('IMPORT_TOKEN')
    expect(readSettings({}, folder.path).secrets.SNAPSHOT_TOKEN).toBe(kept)
  })

  test.each(['tobemodified', 'abc123', `${'k'.repeat(40)},abc123`])(
    'the weak value %j is refused by name and not repeated',
    async (value) => {
      folder.write('data/secrets.env', `APP_KEYS=${value}\n`)
      const attempt = ensureSecrets(folder.path, {})
      const where = `APP_KEYS, en ${file()}, `
      await expect(attempt).rejects.toThrow(where)
      await expect(attempt).rejects.toThrow(/(tiene todavía|es demasiado corta)/)
      await expect(attempt).rejects.not.toThrow(value)
    },
  )

  test('a weak value is told of with the place that gives it', async () => {
    folder.write('.env', 'JWT_SECRET=corta\nAPP_KEYS=corta\n')
    const attempt = ensureSecrets(folder.path, { IMPORT_TOKEN: 'corta', APP_KEYS: 'x'.repeat(40) })
    await expect(attempt).rejects.toThrow('IMPORT_TOKEN, en el entorno, es demasiado corta')
    await expect(attempt).rejects.toThrow(`JWT_SECRET, en ${path.join(folder.path, '.env')}, es`)
    // The environment gives a sound one, which is what counts.
    await expect(attempt).rejects.not.toThrow('APP_KEYS')
  })

  test.each([
    ['a file in place of the folder', 'data', 'guardar las claves'],
    ['a folder in place of the file', 'data/secrets.env/x', 'leer los ajustes'],
  ])('%s is told of, with what to do', async (_, name, what) => {
    folder.write(name, '')
    const attempt = ensureSecrets(folder.path, {})
    await expect(attempt).rejects.toThrow(`No se pudo ${what} (${folder.path}/data`)
    await expect(attempt).rejects.toThrow(`(DATA_DIR) es ${folder.path}/data: corré esto con`)
  })

  test('a file that was opened to others stays open: containers read it as another user', async () => {
    await ensureSecrets(folder.path, {})
    chmodSync(file(), 0o644)
    await ensureSecrets(folder.path, {})
    expect(statSync(file()).mode & 0o777).toBe(0o644)
    folder.write('data/secrets.env', readFileSync(file(), 'utf8').replace(/^JWT_SECRET=.*\n/m, ''))
    expect(await ensureSecrets(folder.path, {})).toBe('1 creadas')
    expect(statSync(file()).mode & 0o777).toBe(0o644)
  })
})
