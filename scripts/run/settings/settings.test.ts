import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../../testing/temp-folder.ts'
import { cmsEnv, needSecrets } from './cms-env.ts'
import { REPO_ROOT } from './env-files.mjs'
import { SECRET_NAMES } from './secret-rules.mjs'
import { ToldError } from '../setup/told-error.mjs'
import { readSettings } from './settings.ts'
import { variablesSchema } from './variables.ts'

const GOOD_SECRET = 'k'.repeat(43)
const allSecrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, GOOD_SECRET]))

const folder = useTempFolder()

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env, folder.path)
  } catch (error) {
    if (error instanceof ToldError) return error.message
    throw error
  }
  return 'no problem'
}

describe('defaults', () => {
  test('everything is in place without any file or variable', () => {
    expect(readSettings({}, folder.path)).toMatchObject({
      siteHost: '127.0.0.1',
      sitePort: 3000,
      siteUrl: 'http://localhost:3000',
      cmsHost: '127.0.0.1',
      cmsPort: 1337,
      cmsUrl: 'http://127.0.0.1:1337',
      dataDir: path.join(folder.path, 'data'),
      siteDir: path.join(folder.path, 'data', 'site'),
      databaseClient: 'sqlite',
      databaseFilename: path.join(folder.path, 'data', 'cms.sqlite'),
      adminEmail: 'admin@goyaaunclic.example',
      sampleCatalogue: true,
      leadForwardUrl: '',
      secrets: { SNAPSHOT_TOKEN: '', APP_KEYS: '' },
    })
  })

  test('addresses follow the ports and folders follow DATA_DIR', () => {
    const settings = readSettings(
      { SITE_PORT: '4000', CMS_PORT: '4001', DATA_DIR: 'otra' },
      folder.path,
    )
    expect(settings.siteUrl).toBe('http://localhost:4000')
    expect(settings.cmsUrl).toBe('http://127.0.0.1:4001')
    expect(settings.siteDir).toBe(path.join(folder.path, 'otra', 'site'))
  })

  test('.env.example holds the defaults and every variable of the schema', () => {
    const example = readFileSync(path.join(REPO_ROOT, '.env.example'), 'utf8')
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
    expect(names.toSorted()).toEqual(Object.keys(variablesSchema.shape).toSorted())
    const defaults = readSettings({}, folder.path)
    folder.write('.env', example)
    expect(readSettings({}, folder.path)).toEqual(defaults)
  })
})

test('the panel is known by its address alone, whichever page of it was copied', () => {
  const { panelUrls } = readSettings({ PANEL_URL: 'https://panel.goya.ar/admin/' }, folder.path)
  expect(panelUrls).toEqual(['https://panel.goya.ar'])
})

describe('order of the sources', () => {
  test('environment wins over .env, and .env over secrets.env', () => {
    const [inEnv, inDotEnv, inFile] = ['a', 'b', 'c'].map((letter) => letter.repeat(40))
    folder.write(
      'data/secrets.env',
      `APP_KEYS=${inFile}\nSNAPSHOT_TOKEN=${inFile}\nIMPORT_TOKEN=${inFile}\n`,
    )
    folder.write('.env', `SNAPSHOT_TOKEN=${inDotEnv}\nIMPORT_TOKEN=${inDotEnv}\n`)
    const settings = readSettings({ IMPORT_TOKEN: inEnv }, folder.path)
    expect(settings.secrets.APP_KEYS).toBe(inFile)
    expect(settings.secrets.SNAPSHOT_TOKEN).toBe(inDotEnv)
    expect(settings.secrets.IMPORT_TOKEN).toBe(inEnv)
  })

  test('DATA_DIR of .env decides where secrets.env is looked for', () => {
    folder.write('.env', 'DATA_DIR=afuera\n')
    folder.write('afuera/secrets.env', `SNAPSHOT_TOKEN=${GOOD_SECRET}\n`)
    expect(readSettings({}, folder.path).secrets.SNAPSHOT_TOKEN).toBe(GOOD_SECRET)
  })
})

describe('values that are not allowed', () => {
  test.each([
    [
      { DATABASE_CLIENT: 'mysql' },
      'DATABASE_CLIENT vale «mysql» y tiene que ser «sqlite» o «postgres».',
    ],
    [
      { SITE_PORT: 'abc' },
      'SITE_PORT vale «abc» y tiene que ser un puerto, un número entero entre 1 y 65535.',
    ],
    [
      { CMS_PORT: '70000' },
      'CMS_PORT vale «70000» y tiene que ser un puerto, un número entero entre 1 y 65535.',
    ],
    [
      { SITE_URL: 'goya.ar' },
      'SITE_URL vale «goya.ar» y tiene que ser una dirección sin carpeta que empiece con http:// o https://, como https://guia.example.',
    ],
    [
      { SITE_URL: 'https://goya.ar/guia' },
      'SITE_URL vale «https://goya.ar/guia» y tiene que ser una dirección sin carpeta que empiece con http:// o https://, como https://guia.example.',
    ],
    [{ SAMPLE_CATALOGUE: 'true' }, 'SAMPLE_CATALOGUE vale «true» y tiene que ser «yes» o «no».'],
    [{ ADMIN_EMAIL: 'ana' }, 'ADMIN_EMAIL vale «ana» y tiene que ser una dirección de correo.'],
    [
      { SITE_HOST: 'un equipo' },
      'SITE_HOST vale «un equipo» y tiene que ser un nombre o número de equipo, por ejemplo 127.0.0.1 o 0.0.0.0.',
    ],
  ])('%j is named with what it held and what is allowed', (env, message) => {
    expect(problemOf(env)).toBe(message)
  })

  test('every wrong variable is named at once', () => {
    expect(problemOf({ SITE_PORT: '0', DATABASE_CLIENT: 'x' }).split('\n')).toHaveLength(2)
  })

  test('a file of settings that cannot be read is named', () => {
    folder.write('.env/x', '')
    expect(problemOf({})).toBe(
      `No se pudo leer los ajustes (${folder.path}/.env): es una carpeta. Dáselo al usuario que corre la guía: «sudo chown USUARIO ${folder.path}/.env».`,
    )
  })

  test('the value of a wrong secret is not repeated', () => {
    const message = problemOf({ APP_KEYS: 'tobemodified-secreta' })
    expect(message).toMatch(/^APP_KEYS tiene un valor que no sirve/)
    expect(message).not.toContain('secreta')
  })

  test.each(['http://planilla.example/x', 'https://ana:clave@planilla.example/x', 'planilla'])(
    'leads are forwarded by https only: «%s» is refused and not repeated',
    (address) => {
      const message = problemOf({ LEAD_FORWARD_URL: address })
      expect(message).toMatch(/^LEAD_FORWARD_URL tiene un valor que no sirve .* https:/)
      expect(message).not.toContain('planilla')
    },
  )

  test('a mail server that is none is refused and not repeated', () => {
    const message = problemOf({ SMTP_URL: 'https://guia:secreta@smtp.goya.example' })
    expect(message).toMatch(/^SMTP_URL tiene un valor que no sirve .* smtp:/)
    expect(message).not.toContain('secreta')
  })

  const MAIL = {
    LEAD_MAIL_TO: 'ana@goya.example',
    LEAD_MAIL_FROM: 'guia@goya.example',
    SMTP_URL: 'smtps://guia:clave@smtp.goya.example',
  }

  test.each([
    [{ LEAD_MAIL_TO: 'pepe' }, /^LEAD_MAIL_TO vale «pepe» y tiene que ser uno o más correos/],
    [{ LEAD_MAIL_FROM: '' }, /^LEAD_MAIL_FROM está vacío y tiene que ser el correo desde/],
    [{ SMTP_URL: '' }, /^SMTP_URL está vacío y tiene que ser la dirección de un servidor/],
    [{ SMTP_URL: 'smtp://guia:se/creta@smtp.example' }, /^(?!.*creta)SMTP_URL .*%2F es \/\)\.$/],
    [{ SMTP_URL: 'https://smtp.example' }, /^SMTP_URL .*%2F es \/\)\.$/],
    [{ LEAD_MAIL_TO: '', SMTP_URL: '' }, /^no problem$/],
  ])('e-mail that could not be sent is told of before the panel starts: %o', (wrong, message) => {
    expect(problemOf({ ...MAIL, ...wrong })).toMatch(message)
  })

  test('together with what else is wrong', () => {
    const env = { ...MAIL, SITE_PORT: '0', LEAD_MAIL_FROM: 'guia', SMTP_URL: '' }
    const names = problemOf(env)
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(names).toEqual(['SITE_PORT', 'LEAD_MAIL_FROM', 'SMTP_URL'])
  })

  test('an address of postgres that SQLite would not use is refused and not repeated', () => {
    expect(problemOf({ DATABASE_URL: 'postgres://guia:secreta@base/guia' })).toBe(
      'DATABASE_URL está puesta y DATABASE_CLIENT vale «sqlite»: poné DATABASE_CLIENT=postgres o sacala.',
    )
  })

  test('a password in the address that ends it is refused and not repeated', () => {
    const DATABASE_URL = 'postgres://guia:se/creta@127.0.0.1:5432/guia'
    const message = problemOf({ DATABASE_CLIENT: 'postgres', DATABASE_URL })
    expect(message).toMatch(/^DATABASE_URL tiene un valor que no sirve .*\(%2F es \/\)\.$/)
    expect(message).not.toContain('creta')
  })

  test('postgres without a way in is refused', () => {
    expect(problemOf({ DATABASE_CLIENT: 'postgres' })).toContain('falta cómo entrar: DATABASE_URL')
    folder.write('x', 'clave')
    for (const name of ['DATABASE_PASSWORD', 'DATABASE_PASSWORD_FILE']) {
      expect(problemOf({ DATABASE_CLIENT: 'postgres', [name]: 'x' })).toBe('no problem')
    }
  })
})

test.each([
  [
    { DATABASE_PASSWORD_FILE: '/nowhere/clave' },
    'DATABASE_PASSWORD_FILE vale «/nowhere/clave», y ahí no hay un archivo: corregí la ruta, o poné la clave en DATABASE_PASSWORD.',
  ],
  [
    { DATABASE_PASSWORD: 'x', DATABASE_POOL_MIN: '11' },
    'DATABASE_POOL_MIN vale 11 y DATABASE_POOL_MAX vale 10: el primero no puede ser mayor.',
  ],
])('what the server of postgres could not be reached by is told of: %o', (env, message) => {
  expect(problemOf({ DATABASE_CLIENT: 'postgres', ...env })).toBe(message)
})

describe('environment of the CMS', () => {
  test('it holds absolute folders, the secrets and the first administrator', () => {
    const env = cmsEnv(readSettings({ ...allSecrets, CMS_PORT: '1400' }, folder.path), 'una-clave')
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '1400',
      DATA_DIR: path.join(folder.path, 'data'),
      PUBLIC_DIR: path.join(folder.path, 'data', 'public'),
      DATABASE_CLIENT: 'sqlite',
      STRAPI_TELEMETRY_DISABLED: 'true',
      FIRST_ADMIN_EMAIL: 'admin@goyaaunclic.example',
      FIRST_ADMIN_PASSWORD: 'una-clave',
      ...allSecrets,
    })
  })

  test('it names the script that leads are forwarded to, or none', () => {
    const address = 'https://script.google.com/macros/s/abc/exec'
    const env = (given: object) => cmsEnv(readSettings({ ...allSecrets, ...given }, folder.path))
    expect(env({ LEAD_FORWARD_URL: address }).LEAD_FORWARD_URL).toBe(address)
    expect(env({}).LEAD_FORWARD_URL).toBe('')
  })

  test('it names who is told of leads by e-mail, and through which server', () => {
    const given = {
      LEAD_MAIL_TO: 'ana@goya.example,beto@goya.example',
      LEAD_MAIL_FROM: 'guia@goya.example',
      SMTP_URL: 'smtps://guia:clave@smtp.goya.example',
    }
    const env = (set: object) => cmsEnv(readSettings({ ...allSecrets, ...set }, folder.path))
    expect(env(given)).toMatchObject(given)
    expect(env({})).toMatchObject({ LEAD_MAIL_TO: '', LEAD_MAIL_FROM: '', SMTP_URL: '' })
  })

  test('it says where the database is, with absolute files', () => {
    const given = {
      DATABASE_CLIENT: 'postgres',
      DATABASE_HOST: 'base.example',
      DATABASE_PORT: '6000',
      DATABASE_NAME: 'directorio',
      DATABASE_USERNAME: 'panel',
      DATABASE_SSL: 'true',
      DATABASE_POOL_MIN: '2',
      DATABASE_POOL_MAX: '20',
    }
    folder.write('clave', 'una clave')
    const files = { DATABASE_PASSWORD_FILE: 'clave', DATABASE_SSL_CA_FILE: '/etc/ca.pem' }
    expect(cmsEnv(readSettings({ ...allSecrets, ...given, ...files }, folder.path))).toMatchObject({
      ...given,
      DATABASE_URL: '',
      DATABASE_PASSWORD: '',
      DATABASE_PASSWORD_FILE: path.join(folder.path, 'clave'),
      DATABASE_SSL_CA_FILE: '/etc/ca.pem',
    })
  })

  test('missing secrets are named together with their remedy', () => {
    const settings = readSettings({ SNAPSHOT_TOKEN: GOOD_SECRET }, folder.path)
    expect(needSecrets(settings, ['SNAPSHOT_TOKEN'])).toMatchObject({ SNAPSHOT_TOKEN: GOOD_SECRET })
    expect(() => needSecrets(settings, ['SNAPSHOT_TOKEN', 'IMPORT_TOKEN'])).toThrow(
      /^Falta IMPORT_TOKEN\. «npm start» crea las claves/,
    )
  })
})
