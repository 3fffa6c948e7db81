import Sqlite from 'better-sqlite3'
import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import * as tar from 'tar'
import { beforeEach, describe, expect, test } from 'vitest'
import { LEAD_COUNTS_TABLE } from '../../cms/src/rules/limits.ts'
import { STATE_FILE } from '../publish/state/state.ts'
import { readSettings } from '../run/settings/settings.ts'
import { SECRET_NAMES } from '../run/settings/secret-rules.mjs'
import { explained } from '../run/setup/explained.mjs'
import { lockDataFolder } from '../run/start/data-folder-lock.ts'
import { useTempFolder } from '../testing/temp-folder.ts'
import { hashFile } from '../publish/release/hash-file.ts'
import { makeBackup } from './make-backup.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { envText } from './secrets.ts'
import { filesIn } from './staging.ts'

const folder = useTempFolder()
let made = 0
/** Another folder each time, removed after the test. */
async function newFolder(): Promise<string> {
  const place = path.join(folder.path, `f${(made += 1)}`)
  await fs.mkdir(place)
  return place
}

const NOW = new Date('2026-11-26T23:05:00Z')

const secretsText = (letter: string) =>
  SECRET_NAMES.map((name) => `${name}=${letter.repeat(40)}\n`).join('')

/** An installation in a folder of its own, with nothing in it. */
function installation(root: string) {
  const settings = () => readSettings({}, root)
  const dataDir = path.join(root, 'data')
  return {
    root,
    dataDir,
    settings,
    database: path.join(dataDir, 'cms.sqlite'),
    uploads: path.join(dataDir, 'public', 'uploads'),
    backup: () =>
      makeBackup({ settings: settings(), root, folder: path.join(root, 'backups'), now: NOW }),
    restore: (archive: string, more: { replace?: boolean; secretsFile?: string } = {}) =>
      restoreBackup({ settings: settings(), root, archive, replace: false, now: NOW, ...more }),
  }
}
type Installation = ReturnType<typeof installation>

async function fill({ root, dataDir, database, uploads }: Installation, letter = 'a') {
  await fs.mkdir(uploads, { recursive: true })
  await fs.writeFile(path.join(uploads, 'logo.png'), `logo of ${letter}`)
  await fs.writeFile(path.join(uploads, 'ñandú (1).jpg'), 'photo')
  await fs.writeFile(path.join(dataDir, 'secrets.env'), secretsText(letter))
  await fs.writeFile(
    path.join(root, '.env'),
    `SITE_URL=https://goya.example\nLEAD_FORWARD_URL=https://afuera.example/clave-${letter}\n`,
  )
  const sqlite = new Sqlite(database)
  sqlite.pragma('journal_mode = WAL')
  sqlite.exec('CREATE TABLE stores (name TEXT)')
  sqlite.prepare('INSERT INTO stores VALUES (?)').run(`La Espiga ${letter}`)
  return sqlite
}

function namesIn({ database }: Installation): string[] {
  const sqlite = new Sqlite(database, { readonly: true })
  const rows = sqlite.prepare('SELECT name FROM stores').all() as { name: string }[]
  sqlite.close()
  return rows.map(({ name }) => name)
}

/** Everything of an installation but what may be made again, by path; the file of the lock stays. */
async function everything({ dataDir }: Installation): Promise<Record<string, string>> {
  const names = (await filesIn(dataDir)).filter((name) => !/-(wal|shm)$|^\.en-marcha$/.test(name))
  const entries = names.map(async (name) => [name, await hashFile(path.join(dataDir, name))])
  return Object.fromEntries((await Promise.all(entries)) as [string, string][])
}

let one: Installation
let empty: Installation
beforeEach(async () => {
  one = installation(await newFolder())
  empty = installation(await newFolder())
})

describe('a backup', () => {
  test('of a database that is written to brings an empty folder to the same', async () => {
    const sqlite = await fill(one)
    // Still in the log of the database, not in its file.
    sqlite.prepare('INSERT INTO stores VALUES (?)').run('Recién cargado')
    const { archive, secretsFile } = await one.backup()
    sqlite.close()
    expect(await empty.restore(archive)).toMatchObject({ aside: null })
    expect(namesIn(empty)).toEqual(['La Espiga a', 'Recién cargado'])
    expect(await filesIn(empty.uploads)).toEqual(['logo.png', 'ñandú (1).jpg'])
    expect(empty.settings()).toMatchObject({
      siteUrl: 'https://goya.example',
      leadForwardUrl: 'https://afuera.example/clave-a',
      secrets: { SNAPSHOT_TOKEN: 'a'.repeat(40) },
    })
    for (const file of [archive, secretsFile, path.join(empty.dataDir, 'secrets.env')]) {
      expect((await fs.stat(file)).mode & 0o077, file).toBe(0)
    }
  })

  test('leaves nothing of what the publisher remembered of another database', async () => {
    ;(await fill(one)).close()
    const { archive } = await one.backup()
    const { siteDir } = empty.settings()
    await fs.mkdir(siteDir, { recursive: true })
    const files = ['', '-wal', '-shm'].map((ending) => path.join(siteDir, STATE_FILE + ending))
    for (const file of files) await fs.writeFile(file, 'of another')
    await empty.restore(archive)
    expect(files.filter((file) => existsSync(file))).toEqual([])
  })

  test('brings no folder of the other machine along in its settings', async () => {
    ;(await fill(one)).close()
    const own = path.join(one.root, '.env')
    const places = { DATA_DIR: one.dataDir, SITE_DIR: path.join(one.root, 'sitio') }
    await fs.appendFile(own, envText(places))
    const { archive } = await one.backup()
    expect(await empty.restore(archive)).toMatchObject({ hasNewSettings: true })
    const { dataDir, siteDir, siteUrl } = empty.settings()
    expect({ dataDir, siteDir, siteUrl }).toEqual({
      dataDir: empty.dataDir,
      siteDir: path.join(empty.dataDir, 'site'),
      siteUrl: 'https://goya.example',
    })
    expect(namesIn(empty)).toEqual(['La Espiga a'])
  })

  test('says in its settings where the data went, where that is not the usual place', async () => {
    ;(await fill(one)).close()
    const { archive } = await one.backup()
    const dataDir = path.join(empty.root, 'otro', 'disco')
    await fs.mkdir(path.dirname(dataDir))
    await restoreBackup({
      settings: readSettings({ DATA_DIR: dataDir }, empty.root),
      root: empty.root,
      archive,
      replace: false,
      now: NOW,
    })
    expect(empty.settings()).toMatchObject({ dataDir, siteUrl: 'https://goya.example' })
  })

  test('holds nothing of who has sent leads in these ten minutes', async () => {
    const sqlite = await fill(one)
    sqlite.exec(`CREATE TABLE ${LEAD_COUNTS_TABLE} (name TEXT)`)
    sqlite.prepare(`INSERT INTO ${LEAD_COUNTS_TABLE} VALUES (?)`).run('de-quien-es')
    const { archive } = await one.backup()
    sqlite.close()
    await empty.restore(archive)
    expect(namesIn(empty)).toEqual(['La Espiga a'])
    expect(await fs.readFile(empty.database, 'latin1')).not.toContain('de-quien-es')
  })

  test('has no secret in it, and leaves nothing else behind', async () => {
    ;(await fill(one)).close()
    const { archive } = await one.backup()
    const unpacked = await newFolder()
    await tar.extract({ file: archive, cwd: unpacked })
    const texts = (await filesIn(unpacked)).map((name) =>
      fs.readFile(path.join(unpacked, name), 'utf8'),
    )
    const all = (await Promise.all(texts)).join('\n')
    expect(all).toContain('goya.example')
    expect(all).not.toContain('a'.repeat(40))
    expect(all).not.toContain('clave-a')
    expect(await fs.readdir(path.join(one.root, 'backups'))).toEqual([
      'guia-2026-11-26-230500.secrets.env',
      'guia-2026-11-26-230500.tar.gz',
    ])
    expect((await fs.readdir(one.dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('of an installation without database or secrets says so, and leaves no archive', async () => {
    await fs.mkdir(one.dataDir)
    await fs.writeFile(path.join(one.dataDir, 'secrets.env'), secretsText('a'))
    await expect(one.backup()).rejects.toThrow('No hay una base de datos en')
    await fs.rm(path.join(one.dataDir, 'secrets.env'))
    await fs.writeFile(one.database, '')
    await expect(one.backup()).rejects.toThrow(/^Falta APP_KEYS/)
    expect(await fs.readdir(path.join(one.root, 'backups'))).toEqual([])
  })
})

test('a disk that refuses is told of in a sentence, with the place', async () => {
  ;(await fill(one)).close()
  await fs.writeFile(path.join(one.root, 'backups'), 'a file')
  await expect(one.backup()).rejects.toThrow(/^No se pudo hacer la copia \(.*backups.*\): /)
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/x' })
  const told = explained(full, 'hacer la copia')
  expect((told as Error).message).toBe(
    'No se pudo hacer la copia (/x): no queda lugar en el disco.',
  )
  expect(explained(full, 'hacer la copia', 'Fijate de quién es.')).toEqual(told)
  const closed = Object.assign(new Error('EACCES: open'), { code: 'EACCES', path: '/x' })
  expect((explained(closed, 'leer', 'Fijate de quién es.') as Error).message).toBe(
    'No se pudo leer (/x): falta permiso. Fijate de quién es.',
  )
  const other = new Error('other')
  expect(explained(other, 'hacer la copia')).toBe(other)
})

describe('a restore', () => {
  let archive: string
  beforeEach(async () => {
    ;(await fill(one)).close()
    archive = (await one.backup()).archive
  })

  /** The archive with another manifest, or with more in it. */
  async function remake(
    change: (manifest: Manifest, unpacked: string) => unknown,
  ): Promise<string> {
    const unpacked = await newFolder()
    await tar.extract({ file: archive, cwd: unpacked })
    const file = path.join(unpacked, MANIFEST)
    const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as Manifest
    await change(manifest, unpacked)
    await fs.writeFile(file, JSON.stringify(manifest))
    const other = path.join(path.dirname(archive), 'other.tar.gz')
    const names = await fs.readdir(unpacked)
    await tar.create({ gzip: true, file: other, cwd: unpacked }, names)
    return other
  }
  const secretsFile = () => archive.replace('.tar.gz', '.secrets.env')

  test('over data is refused, unless they may be replaced: then they are set aside', async () => {
    ;(await fill(empty, 'b')).close()
    const before = await everything(empty)
    await expect(empty.restore(archive)).rejects.toThrow('Con --replace')
    expect(await everything(empty)).toEqual(before)
    const { aside } = await empty.restore(archive, { replace: true })
    expect(namesIn(empty)).toEqual(['La Espiga a'])
    expect(await fs.readFile(path.join(empty.uploads, 'logo.png'), 'utf8')).toBe('logo of a')
    // Its own addresses are this machine's.
    expect(empty.settings().leadForwardUrl).toBe('https://afuera.example/clave-b')
    expect(await filesIn(aside ?? '')).toEqual([
      'cms.sqlite',
      'secrets.env',
      'uploads/logo.png',
      'uploads/ñandú (1).jpg',
    ])
    expect(await fs.readFile(path.join(aside ?? '', 'uploads/logo.png'), 'utf8')).toBe('logo of b')
  })

  test('leaves the secrets to be read by those who might before', async () => {
    await fs.mkdir(empty.dataDir)
    const file = path.join(empty.dataDir, 'secrets.env')
    await fs.writeFile(file, secretsText('b'), { mode: 0o644 })
    await empty.restore(archive, { replace: true })
    expect(await fs.readFile(file, 'utf8')).toContain('a'.repeat(40))
    expect((await fs.stat(file)).mode & 0o777).toBe(0o644)
  })

  const faults: [string, () => Promise<string>, RegExp][] = [
    [
      'cut off',
      async () => {
        const cut = path.join(path.dirname(archive), 'cut.tar.gz')
        const whole = await fs.readFile(archive)
        await fs.writeFile(cut, whole.subarray(0, whole.length / 2))
        return cut
      },
      /cut\.tar\.gz está cortado o dañado/,
    ],
    [
      'that is none',
      async () => {
        const text = path.join(path.dirname(archive), 'nota.txt')
        await fs.writeFile(text, 'Hola')
        return text
      },
      /está cortado o dañado|no es una copia/,
    ],
    [
      'that is a folder',
      () => Promise.resolve(one.dataDir),
      /data es una carpeta: indicá el archivo/,
    ],
    ['that is not there', () => Promise.resolve('/nowhere/x.tar.gz'), /No existe el archivo/],
    [
      'of a newer program',
      () => remake((manifest) => (manifest.format = 99)),
      /de una versión más nueva del programa/,
    ],
    [
      'of another database',
      () => remake((manifest) => (manifest.database = 'postgres')),
      /de una base PostgreSQL y acá se usa SQLite: poné DATABASE_CLIENT=postgres en el archivo \.env\. Una copia no pasa los datos de una clase de base a la otra/,
    ],
    [
      'with another file than it names',
      () =>
        remake((_, unpacked) => fs.writeFile(path.join(unpacked, 'uploads', 'logo.png'), 'other')),
      /falta «uploads\/logo\.png», o está dañado/,
    ],
    [
      'with more than it names',
      () => remake((_, unpacked) => fs.writeFile(path.join(unpacked, 'uploads', 'x.html'), 'x')),
      /trae «uploads\/x\.html», que ella no nombra/,
    ],
    [
      'with a link in it',
      () =>
        remake((_, unpacked) => fs.symlink('/etc/passwd', path.join(unpacked, 'uploads', 'link'))),
      /trae «uploads\/link», que ella no nombra/,
    ],
    [
      'whose database is none',
      () =>
        remake(async (manifest, unpacked) => {
          const file = path.join(unpacked, 'database.sqlite')
          await fs.writeFile(file, 'no database')
          manifest.files['database.sqlite'] = await hashFile(file)
        }),
      /La base de datos de la copia está dañada/,
    ],
  ]
  test.each(faults)('of an archive %s changes nothing', async (_, make, sentence) => {
    ;(await fill(empty, 'b')).close()
    const before = await everything(empty)
    const wrong = await make()
    const more = { replace: true, secretsFile: secretsFile() }
    await expect(empty.restore(wrong, more)).rejects.toThrow(sentence)
    expect(await everything(empty)).toEqual(before)
    expect((await fs.readdir(empty.dataDir)).filter((name) => /^\.restore/.test(name))).toEqual([])
  })

  test('without the secrets, or with others, is refused before anything is changed', async () => {
    const others = path.join(one.root, 'others.env')
    await fs.writeFile(others, secretsText('c'))
    await expect(empty.restore(archive, { secretsFile: others })).rejects.toThrow(
      'son de otra instalación',
    )
    await fs.writeFile(others, 'SITE_PORT=4000\n')
    await expect(empty.restore(archive, { secretsFile: others })).rejects.toThrow(
      /^En .*others\.env no están las claves de una copia: indicá con --secrets/,
    )
    await fs.rm(secretsFile())
    await expect(empty.restore(archive)).rejects.toThrow('Faltan las claves de la copia')
    expect(existsSync(empty.database)).toBe(false)
  })

  test('while the product runs on those data is refused', async () => {
    const unlock = lockDataFolder(empty.dataDir)
    await expect(empty.restore(archive)).rejects.toThrow(/^Ya hay un «npm start» en marcha/)
    unlock()
    await empty.restore(archive)
    expect(namesIn(empty)).toEqual(['La Espiga a'])
  })
})
