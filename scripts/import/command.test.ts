import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFolder, type TestFolder } from './testing/catalogue-folder.ts'
import { startFakeCms, TOKEN, type FakeCms } from './testing/fake-cms.ts'
import { LEGACY_CONTACTS } from './testing/legacy.ts'

// Programs are started, which a busy machine makes slow; nothing is measured.
vi.setConfig({ testTimeout: 60_000 })

const ROOT = path.join(import.meta.dirname, '../..')
const TSX = path.join(ROOT, 'node_modules/.bin/tsx')

let folder: TestFolder
let cms: FakeCms

beforeEach(async () => {
  folder = await createFolder()
  cms = await startFakeCms()
  const contacts = LEGACY_CONTACTS.map((category) => ({ ...category, icon: '' }))
  await folder.write('contactos.json', contacts)
})

afterEach(async () => {
  await cms.close()
  await folder.remove()
})

interface Ended {
  status: number | string | null | undefined
  out: string
  error: string
}

/** Runs `scripts/import.ts` as `npm run import -- …` does. */
function command(...args: string[]): Promise<Ended> {
  const settings = { CMS_URL: cms.url, IMPORT_TOKEN: TOKEN, DATA_DIR: folder.path }
  const options = { cwd: ROOT, env: { ...process.env, ...settings } }
  return new Promise((resolve) => {
    execFile(TSX, ['scripts/import.ts', ...args], options, (problem, out, error) => {
      resolve({ status: problem ? problem.code : 0, out, error })
    })
  })
}

describe('npm run import', () => {
  it('prints the sums and ends with 0; --dry-run writes nothing', async () => {
    const dry = await command('--dry-run', folder.path)
    expect(dry).toMatchObject({ status: 0, error: '' })
    expect(cms.documents.size).toBe(0)
    expect(await command(folder.path)).toEqual({
      status: 0,
      error: '',
      out: dry.out.replace('Ensayo: no se escribió nada.\n', ''),
    })
    expect(cms.documents.size).toBe(2)
    expect((await command(folder.path)).out).toBe(
      '2 grupos de contactos útiles: 0 creados, 0 cambiados, 2 sin cambios\n' +
        'Total: 0 creados, 0 cambiados, 2 sin cambios, 0 rechazados; 0 avisos\n',
    )
  })

  it('ends with 1 when the CMS refuses a document', async () => {
    cms.refuse = (_, path) => (path.endsWith('/1') ? 'Ya hay otro.' : null)
    const { status, out } = await command(folder.path)
    expect(status).toBe(1)
    expect(out).toContain('Rechazado: contactos.json #1 «Teléfonos útiles»: Ya hay otro.\n')
  })

  it('says in one sentence why it cannot, and ends with 1', async () => {
    await folder.write('busquedas.json', '{')
    expect(await command(folder.path)).toEqual({
      status: 1,
      out: '',
      error: 'busquedas.json no es JSON válido: hay un error en la línea 1, columna 2.\n',
    })
    expect(await command()).toEqual({
      status: 1,
      out: '',
      error: 'Uso: npm run import -- CARPETA_O_ARCHIVO [--dry-run]\n',
    })
  })
})
