import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Of every account; nobody needs one. */
const PASSWORD = 'cl:v/e@1'

/** A real SMTP server on this machine that keeps what it is sent. */
export interface MailServer {
  url: string
  /** Whole messages, as they came, oldest first. */
  received: string[]
  /** Names and passwords with which somebody was let in. */
  signedIn: [name: string, password: string][]
  /** What the server says to a message: null takes it. */
  answer: () => Error | null
  stop(): Promise<void>
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Starts one on a free port; it takes everything until told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = {
    url: '',
    received: [],
    signedIn: [],
    answer: () => null,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth({ username = '', password = '' }, _session, callback) {
      if (password !== PASSWORD) return callback(new Error('Not you.'))
      mail.signedIn.push([username, password])
      callback(null, { user: username })
    },
    onData(stream, _session, callback) {
      void readAll(stream).then((message) => {
        const refusal = mail.answer()
        if (!refusal) mail.received.push(message)
        callback(refusal)
      }, callback)
    },
  })
  // A panel that ends while it sends resets the connection; unheard, that would end the test run.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mail.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return mail
}
