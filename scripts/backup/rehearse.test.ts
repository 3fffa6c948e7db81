import Sqlite from 'better-sqlite3'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SECRET_NAMES } from '../run/settings/secret-rules.mjs'
import { readSettings } from '../run/settings/settings.ts'
import { startCommand } from '../testing/call-command.ts'
import { useTempFolder } from '../testing/temp-folder.ts'
import { makeBackup } from './make-backup.ts'
import { madeRelease } from './rehearse.ts'

const folder = useTempFolder()

test('a rehearsal that is broken off says how far it came, and leaves nothing of the data', async () => {
  const root = path.join(folder.path, 'guia')
  folder.write('guia/data/public/uploads/logo.png', 'logo')
  folder.write('guia/data/site/current/index.html', 'Guía')
  folder.write('tmp/otro', 'of somebody else')
  const secrets = SECRET_NAMES.map((name) => `${name}=${'s'.repeat(40)}\n`).join('')
  folder.write('guia/data/secrets.env', secrets)
  const settings = readSettings({}, root)
  new Sqlite(settings.databaseFilename).exec('CREATE TABLE stores (name TEXT)').close()
  const { archive } = await makeBackup({ settings, root, folder: root, now: new Date() })
  const tmp = path.join(folder.path, 'tmp')
  const { code, stderr } = await startCommand('scripts/rehearse.ts', {
    args: [archive, '--site', settings.siteDir],
    env: { TMPDIR: tmp },
    onOutput: (said, kill) => said.includes('✓ Copia') && kill('SIGTERM'),
  })
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^✓ Copia, en su carpeta \(.+\)\n[^]*Se interrumpió: no se comparó nada/),
  ])
  const left = (await fs.readdir(tmp)).filter((name) => !name.startsWith('tsx-'))
  expect(left).toEqual(['otro'])
}, 60_000)

test('data of which nothing is published are told of, with what the publisher said', async () => {
  const settings = readSettings({}, folder.path)
  folder.write(
    'data/logs/publisher.log',
    'lo primero\n1\n2\n3\n4\nNo hay «Configuración del sitio».\n',
  )
  await expect(madeRelease(settings)).rejects.toThrow(
    /^Con los datos de esa copia no sale ninguna publicación, [^]*dijo la publicación:\n1\n2\n3\n4\nNo hay «Conf/,
  )
  folder.write('data/site/current/index.html', 'Guía')
  expect(await madeRelease(settings)).toMatch(/data\/site\/current$/)
})
