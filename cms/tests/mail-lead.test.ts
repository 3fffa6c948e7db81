import { getEventListeners } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailLead } from '../src/leads/mail-lead'
import { mailSettings } from '../src/rules/mail-settings'
import { startMailServer, type MailServer } from './support/mail-server.ts'

const LEAD = {
  id: 'abc123',
  nombre: 'Ana Sosa',
  email: 'ana@correo.example',
  telefono: '3777 55-5101',
  attempts: 0,
}
const SITE = 'https://guia.goya.example'

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
beforeEach(() => {
  mail.received.length = 0
  mail.signedIn.length = 0
  mail.answer = () => null
})
afterAll(() => mail.stop())

function settingsOf(smtpUrl: string) {
  const settings = mailSettings({
    smtpUrl,
    from: 'guia@goya.example',
    to: 'staff@goya.example, duena@goya.example',
  })
  if (!settings) throw new Error('Nobody is told.')
  return settings
}

const tell = (lead = LEAD, url = mail.url, stop = new AbortController().signal) =>
  mailLead(settingsOf(url), SITE, lead, stop)

const headersOf = (message = '') => message.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? ''

/** Lines of the text as they were written, before they were encoded for the way. */
function linesOf(message = ''): string[] {
  const body = message.split('\r\n\r\n').slice(1).join('\r\n\r\n')
  const joined = body.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8').split('\r\n')
}

describe('a lead by e-mail', () => {
  test('is a text with all that was left, to everybody, and an answer goes to who left it', async () => {
    expect(await tell()).toBeNull()
    const [message] = mail.received
    expect(linesOf(message)).toEqual(
      expect.arrayContaining([
        'Nombre: Ana Sosa',
        'Email: ana@correo.example',
        'Teléfono: 3777 55-5101',
        'WhatsApp: https://wa.me/5493777555101',
      ]),
    )
    const headers = headersOf(message)
    expect(headers).toContain('Subject: Nuevo interesado: Ana Sosa')
    expect(headers).toContain('To: staff@goya.example, duena@goya.example')
    expect(headers).toContain('Reply-To: Ana Sosa <ana@correo.example>')
    expect(headers).toMatch(/Content-Type: text\/plain/)
  })

  test('that is out leaves nothing behind that waits for the end of the process', async () => {
    const { signal } = new AbortController()
    await tell(LEAD, mail.url, signal)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('a repeat is known by its number', async () => {
    await tell()
    await tell()
    const numbers = mail.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1])
    expect(numbers).toEqual(['<abc123@guia.goya.example>', '<abc123@guia.goya.example>'])
  })

  test.each([
    ['a header', 'Ana\r\nBcc: otra@goya.example'],
    ['an address', 'Ana" <otra@goya.example>, "'],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('a name with %s adds nobody and nothing', async (_what, nombre) => {
    expect(await tell({ ...LEAD, nombre })).toBeNull()
    const headers = headersOf(mail.received[0])
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(headers.match(/^To: .*$/m)?.[0]).toBe('To: staff@goya.example, duena@goya.example')
    expect(headers.match(/^Reply-To: .*$/m)?.[0]).toContain('<ana@correo.example>')
    expect(headers).not.toContain('text/html')
  })
})

describe('an account of the server', () => {
  const urlFor = (password: string) => mail.url.replace('//', `//guia%40goya.example:${password}@`)

  test('is signed in to, whatever signs its name and password hold', async () => {
    expect(await tell(LEAD, urlFor('cl%3Av%2Fe%401'))).toBeNull()
    expect(mail.signedIn).toEqual([['guia@goya.example', 'cl:v/e@1']])
  })

  test('with another password is not', async () => {
    expect(await tell(LEAD, urlFor('otra'))).toBe('mail: 535')
    expect(mail.received).toEqual([])
  })
})

describe('what keeps it from going out is told without a word of it', () => {
  test('a server that refuses', async () => {
    mail.answer = () =>
      Object.assign(new Error('no ana@correo.example here'), { responseCode: 550 })
    expect(await tell()).toBe('mail: 550')
  })

  test('nobody at the address', async () => {
    expect(await tell(LEAD, 'smtp://127.0.0.1:9')).toBe('mail: ESOCKET')
  })

  test('a server elsewhere that cannot encrypt', async () => {
    // Not one of this machine's own names, though it leads here.
    const url = mail.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
    expect(await tell(LEAD, url)).toBe('mail: 500')
    expect(mail.received).toEqual([])
  })

  test('the end of the process, while the server hangs', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const end = new AbortController()
    const port = (silent.address() as AddressInfo).port
    const sockets: Socket[] = []
    silent.once('connection', (socket) => {
      sockets.push(socket)
      end.abort()
    })
    expect(await tell(LEAD, `smtp://127.0.0.1:${port}`, end.signal)).toBe('mail: the process ends')
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })
})
