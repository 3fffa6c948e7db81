import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from './support/test.ts'

const ROOT = path.resolve(import.meta.dirname, '..', '..')

/** `npm run backup`, `restore` or `rehearse` for the data of a folder; what it said. */
async function run(command: string, env: Record<string, string>, ...args: string[]) {
  const script = ['--import', 'tsx', `scripts/${command}.ts`, ...args]
  return (
    await promisify(execFile)(process.execPath, script, {
      cwd: ROOT,
      env: { ...process.env, ...env },
    })
  ).stdout
}

/** What a file holds; a page's copy of longer standing is compressed further. '' for a folder. */
async function contentOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  const isCopy = file.endsWith('.br') && bytes.length > 0
  return (isCopy ? brotliDecompressSync(bytes) : bytes).toString('base64')
}

/** The files of the live release by their names, pages and lists alike. */
async function releaseIn(dataDir: string): Promise<Record<string, string>> {
  const current = realpathSync(path.join(dataDir, 'site', 'current'))
  const all = readdirSync(current, { recursive: true, encoding: 'utf8' }).sort()
  // What it changed against the one before it, which the other site never had.
  const names = all.filter((name) => name !== '.cambios')
  const texts = names.map(
    async (name) => [name, await contentOf(path.join(current, name))] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

test('a backup of the running site brings an empty folder to the same release', async ({
  product,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-drill-'))
  try {
    const made = await run('backup', { DATA_DIR: product.dataDir }, '--to', folder)
    expect(made).toContain('Copia hecha y leída entera')
    const [archive = ''] = /\S+\.tar\.gz/.exec(made) ?? []
    const restored = path.join(folder, 'data')
    expect(await run('restore', { DATA_DIR: restored }, archive)).toContain('en su lugar')

    // This version of the product over the data of the backup, in another folder.
    const rehearsal = path.join(folder, 'rehearsal')
    const live = path.join(product.dataDir, 'site')
    const where = ['--site', live, '--in', rehearsal]
    const said = await run('rehearse', { SITE_URL: product.siteUrl }, archive, ...where)
    expect(said).toMatch(/^Archivos iguales, byte por byte: \d{3,}\n$/)
    const { 'publicacion.json': one, ...before } = await releaseIn(product.dataDir)
    const { 'publicacion.json': other, ...after } = await releaseIn(path.join(rehearsal, 'data'))
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const differing = Object.keys(before).filter((name) => after[name] !== before[name])
    expect(differing).toEqual([])
    const nameOf = (text = '') =>
      (JSON.parse(Buffer.from(text, 'base64').toString()) as { content: string }).content
    expect(nameOf(other)).toMatch(/^[0-9a-f]{16}$/)
    expect(nameOf(other)).toBe(nameOf(one))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
