import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cmsEnv } from './settings/cms-env.ts'
import { readSettings } from './settings/settings.ts'
import { randomPassword } from './start/admin-password.ts'

const CMS = path.resolve(import.meta.dirname, '..', 'cms')
const STRAPI = path.join('node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')

/** `npm run admin:create -- --email nombre@ejemplo.com [--name Nombre]` */
function main(): void {
  const settings = readSettings()
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string', default: 'Administración' } },
  })
  const email = values.email ?? settings.adminEmail
  const password = randomPassword()
  const user = ['--email', email, '--password', password, '--firstname', values.name]
  const run = spawnSync(process.execPath, [STRAPI, 'admin:create-user', ...user], {
    cwd: CMS,
    env: { ...process.env, ...cmsEnv(settings) },
    encoding: 'utf8',
  })
  if (run.status !== 0) {
    process.stderr.write(`No se pudo crear la cuenta ${email}:\n${run.stdout}${run.stderr}\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(`Cuenta creada. Correo: ${email}  Clave: ${password}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
