import { expect, test } from 'vitest'
import { startCommand } from '../testing/call-command.ts'
import { SECRET_NAMES } from './settings/secret-rules.mjs'
import { useTempFolder } from '../testing/temp-folder.ts'

const folder = useTempFolder()

const start = (...args: string[]) => {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, 's'.repeat(40)]))
  const env = { ...secrets, DATA_DIR: folder.path }
  return startCommand('scripts/run/admin-create.ts', { args, env })
}

test('an address that is none is refused before Strapi starts', async () => {
  expect(await start('--email', 'ana')).toEqual({
    code: 1,
    stdout: '',
    stderr: '--email vale «ana» y tiene que ser una dirección de correo.\n',
  })
}, 30_000)
