const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/

/** How a server of e-mail is reached; `auth` where it asks for an account. */
export interface MailServer {
  host: string
  /** 0: the usual one. */
  port: number
  /** Encrypted from the first byte; otherwise before anything is said. */
  secure: boolean
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/** Through which server new leads are told by e-mail, from which address, and to whom. */
export interface MailSettings {
  server: MailServer
  from: string
  to: string[]
}

export interface MailVariables {
  smtpUrl: string
  from: string
  /** Addresses with commas between them; '' for nobody. */
  to: string
}

/** A name or password as an address writes it, '%40' for '@'; null when it is written wrong. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Null for an address that is none of a mail server. Only to this very machine the line may be plain. */
function serverOf(address: string): MailServer | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password } = new URL(address)
  const [user, pass] = [decoded(username), decoded(password)]
  if (!/^smtps?:$/.test(protocol) || !hostname || user === null || pass === null) return null
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
    requireTLS: !LOOPBACK.includes(hostname),
    ...(user !== '' && { auth: { user, pass } }),
  }
}

const refusal = (name: string, needed: string) =>
  new Error(`El panel no arranca porque ${name} no sirve: tiene que ser ${needed}.`)

/**
 * The settings of e-mail; null when nobody is to be told. Throws, in Spanish and without the server's
 * address, which may hold a password: the CMS must not start.
 */
export function mailSettings({ smtpUrl, from, to }: MailVariables): MailSettings | null {
  const people = to.split(',').map((address) => address.trim())
  if (to.trim() === '') return null
  if (!people.every((address) => ADDRESS.test(address))) {
    throw refusal('LEAD_MAIL_TO', 'uno o más correos, separados por comas')
  }
  if (!ADDRESS.test(from)) throw refusal('LEAD_MAIL_FROM', 'el correo desde el que se avisa')
  const server = serverOf(smtpUrl)
  if (!server) {
    throw refusal('SMTP_URL', 'la dirección de un servidor de correo, smtp:// o smtps://')
  }
  return { server, from, to: people }
}
