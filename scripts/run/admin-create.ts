import path from 'node:path'
import { readCommandLine } from './command-line.ts'
import { cmsEnv } from './settings/cms-env.ts'
import { readSettings } from './settings/settings.ts'
import { variablesSchema } from './settings/variables.ts'
import { messageOf, runCommand } from './setup/run-command.mjs'
import { runQuiet } from './setup/run-quiet.mjs'
import { step } from './setup/step.mjs'
import { ToldError } from './setup/told-error.mjs'
import { randomPassword } from './start/admin-password.ts'

const CMS = path.resolve(import.meta.dirname, '..', '..', 'cms')
/** Strapi's command takes its arguments from the environment: everybody may read a command line. */
const RUN_STRAPI = `
  process.argv.push('strapi', ...JSON.parse(process.env.GUIA_ARGUMENTS))
  delete process.env.GUIA_ARGUMENTS
  require('./node_modules/@strapi/strapi/bin/strapi.js')
`

function checkEmail(email: string): void {
  const { ADMIN_EMAIL } = variablesSchema.shape
  if (ADMIN_EMAIL.safeParse(email).success) return
  throw new ToldError(`--email vale «${email}» y tiene que ser una dirección de correo.`)
}

interface Account {
  email: string
  password: string
  name: string
}

/** Throws a ToldError, in Spanish, with what Strapi said. */
async function create({ email, password, name }: Account, env: Record<string, string>) {
  const user = ['--email', email, '--password', password, '--firstname', name]
  const GUIA_ARGUMENTS = JSON.stringify(['admin:create-user', ...user])
  const { code, output } = await runQuiet(process.execPath, ['-e', RUN_STRAPI], {
    cwd: CMS,
    env: { ...env, GUIA_ARGUMENTS },
  })
  if (code === 0) return
  const why = output.includes('already exists') ? 'ya hay una con ese correo.' : `\n${output}`
  throw new ToldError(`No se pudo crear la cuenta ${email}: ${why}`)
}

/**
 * `npm run admin:create -- --email nombre@ejemplo.com [--name Nombre]`: without an address that of
 * ADMIN_EMAIL.
 */
async function main(): Promise<void> {
  const { values } = readCommandLine({
    name: 'admin:create',
    options: { email: { type: 'string' }, name: { type: 'string', default: 'Administración' } },
  })
  const settings = readSettings()
  const account = {
    email: values.email ?? settings.adminEmail,
    password: randomPassword(),
    name: values.name,
  }
  checkEmail(account.email)
  await step(`Cuenta ${account.email}`, () => create(account, cmsEnv(settings)))
  process.stdout.write(`Cuenta creada. Correo: ${account.email}  Clave: ${account.password}\n`)
}

await runCommand(main, messageOf)
