import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callCommand, startCommand } from '../testing/call-command.ts'
import { importCommand } from './command.ts'
import { startFakeCms, TOKEN, type FakeCms } from './testing/fake-cms.ts'
import { LEGACY_CONTACTS } from './testing/legacy.ts'
import { useTempFolder } from '../testing/temp-folder.ts'

// Programs are started, which a busy machine makes slow; nothing is measured.
vi.setConfig({ testTimeout: 60_000 })

const folder = useTempFolder()
let cms: FakeCms

beforeEach(async () => {
  cms = await startFakeCms()
  const contacts = LEGACY_CONTACTS.map((category) => ({ ...category, icon: '' }))
  folder.write('contactos.json', contacts)
})

afterEach(() => cms.close())

const env = () => ({ CMS_URL: cms.url, IMPORT_TOKEN: TOKEN, DATA_DIR: folder.path })

/** Runs `scripts/import.ts` as `npm run import -- …` does. */
const start = (...args: string[]) => startCommand('scripts/import.ts', { args, env: env() })

/** The same in this process. */
const call = (...args: string[]) =>
  callCommand(importCommand, { args, env: env(), root: folder.path })

describe('npm run import', () => {
  it('prints the sums and ends with 0; --dry-run writes nothing', async () => {
    const dry = await call('--dry-run', folder.path)
    expect(dry).toMatchObject({ code: 0, stderr: '' })
    expect(cms.documents.size).toBe(0)
    expect(await start(folder.path)).toEqual({
      code: 0,
      stderr: '',
      stdout: dry.stdout.replace('Ensayo: no se escribió nada.\n', ''),
    })
    expect(cms.documents.size).toBe(2)
    expect((await call(folder.path)).stdout).toBe(
      '2 grupos de contactos útiles: 0 creados, 0 cambiados, 2 sin cambios\n' +
        'Total: 0 creados, 0 cambiados, 2 sin cambios, 0 rechazados; 0 avisos\n',
    )
  })

  it('ends with 1 when the CMS refuses a document', async () => {
    cms.refuse = (_, path) => (path.endsWith('/1') ? 'Ya hay otro.' : null)
    const { code, stdout } = await start(folder.path)
    expect(code).toBe(1)
    expect(stdout).toContain('Rechazado: contactos.json #1 «Teléfonos útiles»: Ya hay otro.\n')
  })

  it('says in one sentence why it cannot, and ends with 1', async () => {
    folder.write('busquedas.json', '{')
    expect(await call(folder.path)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'busquedas.json no es JSON válido: hay un error en la línea 1, columna 2.\n',
    })
    expect(await call()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Uso: npm run import -- CARPETA_O_ARCHIVO [--dry-run]\n',
    })
  })
})
