import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PROGRAM = path.resolve(__dirname, '..', 'scripts', 'with-secrets.mjs')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guia-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

/** What a program sees of its environment when it is started so. */
function environmentWith(env: Record<string, string>): Record<string, string> {
  const tell = ['-e', 'console.log(JSON.stringify(process.env))']
  const { stdout } = spawnSync(process.execPath, [PROGRAM, process.execPath, ...tell], {
    env,
    encoding: 'utf8',
  })
  return JSON.parse(stdout) as Record<string, string>
}

test('secrets of files are in the environment of the command', () => {
  const env = environmentWith({
    SECRETS_FILE: write('secrets.env', '# Claves\nJWT_SECRET=abc\nAPP_KEYS=d,e\n'),
    FIRST_ADMIN_PASSWORD_FILE: write('password', 'clave con espacios\n'),
  })
  expect(env).toMatchObject({
    JWT_SECRET: 'abc',
    APP_KEYS: 'd,e',
    FIRST_ADMIN_PASSWORD: 'clave con espacios',
  })
})

test('what the environment says itself wins over the files', () => {
  const env = environmentWith({
    SECRETS_FILE: write('secrets.env', 'JWT_SECRET=abc\nFIRST_ADMIN_PASSWORD=b\n'),
    JWT_SECRET: 'own',
    FIRST_ADMIN_PASSWORD: '',
    FIRST_ADMIN_PASSWORD_FILE: write('password', 'other'),
  })
  expect(env.JWT_SECRET).toBe('own')
  expect(env.FIRST_ADMIN_PASSWORD).toBe('')
})

test('the database’s password stays in its file', () => {
  const file = write('password', 'clave')
  const env = environmentWith({ DATABASE_PASSWORD_FILE: file })
  expect(env.DATABASE_PASSWORD_FILE).toBe(file)
  expect(env).not.toHaveProperty('DATABASE_PASSWORD')
})

test('the command’s exit code is that of the whole', () => {
  const exit = [PROGRAM, process.execPath, '-e', 'process.exit(7)']
  expect(spawnSync(process.execPath, exit).status).toBe(7)
})

test('SIGTERM reaches the command, which ends in its own way', async () => {
  const wait = `
    process.on('SIGTERM', () => { console.log('closing'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, [PROGRAM, process.execPath, '-e', wait])
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (chunk.includes('ready')) child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  expect([text, code]).toEqual(['ready\nclosing\n', 0])
})
