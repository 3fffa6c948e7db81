import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../../scripts/testing/start-product.ts'
import { expect, test } from './support/test.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** `npm run backup` or `npm run restore` for the data of a folder; what it said. */
async function run(command: string, dataDir: string, ...args: string[]): Promise<string> {
  const script = ['--import', 'tsx', `scripts/${command}.ts`, ...args]
  const env = { ...process.env, DATA_DIR: dataDir }
  return (await promisify(execFile)(process.execPath, script, { cwd: ROOT, env })).stdout
}

/** The files of the live release by their names, pages and lists alike. */
async function releaseIn(dataDir: string): Promise<Record<string, string>> {
  const current = realpathSync(path.join(dataDir, 'site', 'current'))
  const names = readdirSync(current, { recursive: true, encoding: 'utf8' }).sort()
  const texts = names.map(async (name) => {
    const text = await readFile(path.join(current, name), 'base64').catch(() => '')
    return [name, text] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('a backup of the running site brings an empty folder to the same release', async ({
  product,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-drill-'))
  const dataDir = path.join(folder, 'data')
  try {
    const made = await run('backup', product.dataDir, '--to', folder)
    expect(made).toContain('Copia hecha y leída entera')
    const [archive = ''] = /\S+\.tar\.gz/.exec(made) ?? []
    expect(await run('restore', dataDir, archive)).toContain('en su lugar')
    const again = await startProduct({ dataDir, env: { SITE_URL: product.siteUrl } })
    const { 'publicacion.json': one, ...before } = await releaseIn(product.dataDir)
    const { 'publicacion.json': other, ...after } = await releaseIn(dataDir)
    await again.stop()
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const name of Object.keys(before)) expect(after[name] === before[name], name).toBe(true)
    const contentOf = (text = '') =>
      (JSON.parse(Buffer.from(text, 'base64').toString()) as { content: string }).content
    expect(contentOf(other)).toMatch(/^[0-9a-f]{16}$/)
    expect(contentOf(other)).toBe(contentOf(one))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
