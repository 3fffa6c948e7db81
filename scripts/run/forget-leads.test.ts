import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { useTempFolder } from '../testing/temp-folder.ts'

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
const panel = createServer((request, response) => {
  void note(request).then(() => {
    response.writeHead(answer.status)
    response.end(JSON.stringify({ forgotten: answer.forgotten }))
  })
})
beforeAll(() => new Promise<void>((resolve) => panel.listen(0, '127.0.0.1', resolve)))
afterAll(() => panel.close())

const run = (args: string[], port = (panel.address() as AddressInfo).port) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = ['--import', 'tsx', path.join(import.meta.dirname, 'forget-leads.ts'), ...args]
    const env = {
      ...process.env,
      DATA_DIR: folder.path,
      CMS_URL: `http://127.0.0.1:${port}`,
      SNAPSHOT_TOKEN: TOKEN,
    }
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })

test.each([
  [0, 'no se borró nada'],
  [3, 'Se borraron 3 interesados.'],
])('%i leads are erased', async (forgotten, said) => {
  answer = { status: 200, forgotten }
  const result = await run(['ana@correo.example'])
  expect(result).toEqual({ code: 0, said: expect.stringContaining(said) as string })
  expect(asked.at(-1)).toEqual({
    url: '/api/leads/forget',
    authorization: `Bearer ${TOKEN}`,
    body: { who: 'ana@correo.example' },
  })
})

test('a panel of another installation is told of', async () => {
  answer = { status: 403, forgotten: 0 }
  const said = 'El panel no acepta la clave de esta instalación (SNAPSHOT_TOKEN).\n'
  expect(await run(['55-5777'])).toEqual({ code: 1, said })
})

test('without a panel, and without a word about whom, nothing is said to be erased', async () => {
  const silent = await run(['55-5777'], await freePort())
  expect([silent.code, silent.said]).toEqual([1, expect.stringContaining('no se borró nada')])
  const { code, said } = await run(['Ana', 'Sosa'])
  expect([code, said]).toEqual([1, expect.stringContaining('Uso: npm run')])
})
