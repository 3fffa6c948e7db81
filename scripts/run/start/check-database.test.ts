import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { SECRET_NAMES } from '../settings/secret-rules.mjs'
import { readSettings, type Settings } from '../settings/settings.ts'
import { freePort } from '../../testing/free-port.mjs'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { checkDatabase } from './check-database.ts'
import { checkPlaces } from './check-places.ts'
import { startCms, waitForCms } from './cms.ts'
import { startOrEnd } from './keep-alive.ts'
import { firstAdminLines } from './show-addresses.ts'

const folder = useTempFolder()
const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, 's'.repeat(40)]))
const settingsWith = (env: Record<string, string> = {}) =>
  readSettings({ ...secrets, ...env }, folder.path)

const freePorts = async () => ({
  SITE_PORT: String(await freePort()),
  CMS_PORT: String(await freePort()),
  PREVIEW_PORT: String(await freePort()),
})

const startPanel = (settings: Settings) =>
  startCms({ settings, mode: 'start', adminPassword: '', onFirstAdmin: () => {} })

const IS_NONE =
  /^La base de datos \(DATABASE_FILENAME\) es .*notas\.txt, y ese archivo no es una base/

test('a file that is no database is refused before anything is done to it', async () => {
  folder.write('notas.txt', 'Llamar a Rosa por las fotos.')
  const file = path.join(folder.path, 'notas.txt')
  chmodSync(file, 0o644)
  const settings = settingsWith({ ...(await freePorts()), DATABASE_FILENAME: 'notas.txt' })
  await expect(checkPlaces(settings)).rejects.toThrow(IS_NONE)
  expect(() => startPanel(settings)).toThrow(IS_NONE)
  expect(statSync(file).mode & 0o777).toBe(0o644)
  expect(readFileSync(file, 'utf8')).toBe('Llamar a Rosa por las fotos.')
})

test('what is published is served all the same: only the panel does not start', async () => {
  folder.write('data/site/current', 'a release')
  folder.write('notas.txt', 'Llamar a Rosa por las fotos.')
  const settings = settingsWith({ ...(await freePorts()), DATABASE_FILENAME: 'notas.txt' })
  expect(await checkPlaces(settings)).toBe(settings)
  const panel = startOrEnd(() => startPanel(settings))
  await expect(waitForCms(panel, settings)).rejects.toThrow(
    'El panel no puede arrancar: La base de',
  )
})

test('a database, an empty file and none at all are taken', () => {
  const settings = settingsWith()
  checkDatabase(settings)
  folder.write('data/cms.sqlite', '')
  checkDatabase(settings)
  const database = new Database(settings.databaseFilename)
  database.exec('CREATE TABLE stores (name TEXT)')
  database.close()
  checkDatabase(settings)
})

test('a folder in its place is told of', () => {
  folder.write('base/keep', '')
  expect(() => checkDatabase(settingsWith({ DATABASE_FILENAME: 'base' }))).toThrow(
    /^No se pudo leer la base de datos .*base: es una carpeta\./,
  )
})

describe('beside a published site', () => {
  beforeEach(() => folder.write('data/site/current', 'a release'))

  test('no new database is made where a setting names one that is not there', () => {
    const settings = settingsWith({ DATABASE_FILENAME: 'bsae.sqlite' })
    expect(() => startPanel(settings)).toThrow(
      /^La base de datos \(DATABASE_FILENAME\) es .*bsae\.sqlite, un archivo que no existe, y en .*site hay un sitio publicado/,
    )
    folder.write('bsae.sqlite', '')
    checkDatabase(settings)
  })

  test('a new one in its usual place is told of, with the first account', () => {
    const settings = settingsWith()
    checkDatabase(settings)
    expect(firstAdminLines(settings, 'clave')[0]).toMatch(
      /^¡Atención! La base de datos es nueva, y en .*site hay un sitio publicado/,
    )
  })
})

test('the first database of an installation is nothing to be told of', () => {
  checkDatabase(settingsWith({ DATABASE_FILENAME: 'nueva.sqlite' }))
  expect(firstAdminLines(settingsWith(), 'clave')).toEqual([
    'Primera cuenta del panel (anotala: la clave no se vuelve a mostrar):',
    '  Correo: admin@goyaaunclic.example',
    '  Clave:  clave',
  ])
})
