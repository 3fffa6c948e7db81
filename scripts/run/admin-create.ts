import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readCommandLine } from './command-line.ts'
import { cmsEnv } from './settings/cms-env.ts'
import { readSettings } from './settings/settings.ts'
import { messageOf, runCommand } from './setup/run-command.mjs'
import { ToldError } from './setup/told-error.mjs'
import { randomPassword } from './start/admin-password.ts'

const CMS = path.resolve(import.meta.dirname, '..', '..', 'cms')
/** Strapi's command takes its arguments from the environment: everybody may read a command line. */
const RUN_STRAPI = `
  process.argv.push('strapi', ...JSON.parse(process.env.GUIA_ARGUMENTS))
  delete process.env.GUIA_ARGUMENTS
  require('./node_modules/@strapi/strapi/bin/strapi.js')
`

/** `npm run admin:create -- --email nombre@ejemplo.com [--name Nombre]` */
function main(): void {
  const { values } = readCommandLine({
    name: 'admin:create',
    options: { email: { type: 'string' }, name: { type: 'string', default: 'Administración' } },
  })
  const settings = readSettings()
  const email = values.email ?? settings.adminEmail
  const password = randomPassword()
  const user = ['--email', email, '--password', password, '--firstname', values.name]
  const GUIA_ARGUMENTS = JSON.stringify(['admin:create-user', ...user])
  const run = spawnSync(process.execPath, ['-e', RUN_STRAPI], {
    cwd: CMS,
    env: { ...process.env, ...cmsEnv(settings), GUIA_ARGUMENTS },
    encoding: 'utf8',
  })
  if (run.status !== 0) {
    const said = `${run.stdout}${run.stderr}`
    const why = said.includes('already exists') ? 'ya hay una con ese correo.' : `\n${said}`
    throw new ToldError(`No se pudo crear la cuenta ${email}: ${why}`)
  }
  process.stdout.write(`Cuenta creada. Correo: ${email}  Clave: ${password}\n`)
}

await runCommand(main, messageOf)
