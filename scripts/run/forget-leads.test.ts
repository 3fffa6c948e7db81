import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { callCommand, startCommand } from '../testing/call-command.ts'
import { freePort } from '../testing/free-port.mjs'
import { serve } from '../testing/serve.ts'
import { useTempFolder } from '../testing/temp-folder.ts'
import { forgetCommand } from './forget-command.ts'

const folder = useTempFolder()
const TOKEN = randomBytes(32).toString('hex')
const asked: { url?: string; authorization?: string; body: unknown }[] = []
let answer = { status: 200, forgotten: 0 }

const note = async (request: IncomingMessage) =>
  asked.push({
    url: request.url,
    authorization: request.headers.authorization,
    body: JSON.parse(await text(request)),
  })

/** In the panel's place. */
const panel = await serve((request, response) => {
  void note(request).then(() => {
    response.writeHead(answer.status)
    response.end(JSON.stringify({ forgotten: answer.forgotten }))
  })
})
afterAll(() => panel.close())

const env = (CMS_URL = panel.url) => ({ DATA_DIR: folder.path, CMS_URL, SNAPSHOT_TOKEN: TOKEN })

/** Runs the command as `npm run leads:forget -- …` does. */
const start = (args: string[]) => startCommand('scripts/run/forget-leads.ts', { args, env: env() })

/** The same in this process. */
const call = (args: string[], cmsUrl?: string) =>
  callCommand(forgetCommand, { args, env: env(cmsUrl), root: folder.path })

test.each([
  [0, 'no se borró nada', start],
  [3, 'Se borraron 3 interesados.', call],
])('%i leads are erased', async (forgotten, said, run) => {
  answer = { status: 200, forgotten }
  const { code, stdout, stderr } = await run(['ana@correo.example'])
  expect([code, stdout, stderr]).toEqual([0, expect.stringContaining(said), ''])
  expect(asked.at(-1)).toEqual({
    url: '/api/leads/forget',
    authorization: `Bearer ${TOKEN}`,
    body: { who: 'ana@correo.example' },
  })
})

test('a panel of another installation is told of', async () => {
  answer = { status: 403, forgotten: 0 }
  const stderr = 'El panel no acepta la clave de esta instalación (SNAPSHOT_TOKEN).\n'
  expect(await call(['55-5777'])).toEqual({ code: 1, stdout: '', stderr })
})

test('without a panel, and without a word about whom, nothing is said to be erased', async () => {
  const silent = await call(['55-5777'], `http://127.0.0.1:${await freePort()}`)
  expect([silent.code, silent.stderr]).toEqual([1, expect.stringContaining('no se borró nada')])
  const { code, stderr } = await call(['Ana', 'Sosa'])
  expect([code, stderr]).toEqual([1, expect.stringContaining('Uso: npm run')])
})

test.each(['x', '12', 'ana@', '55-57'])(
  '«%s», which nobody can have left, is refused',
  async (who) => {
    const before = asked.length
    expect(await call([who])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(
        `«${who}» no es un correo ni un teléfono de 6 cifras o más: no se borró nada.`,
      ) as string,
    })
    expect(asked).toHaveLength(before)
  },
)

test.each(['(3777) 55-5777', '+54 9 3777 555777', '555777', 'Ana.Sosa@correo.example '])(
  '«%s» is asked for',
  async (who) => {
    answer = { status: 200, forgotten: 1 }
    expect(await call([who])).toMatchObject({ code: 0 })
    expect(asked.at(-1)?.body).toEqual({ who })
  },
)
