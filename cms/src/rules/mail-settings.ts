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

const peopleIn = (to: string): string[] => to.split(',').map((address) => address.trim())

/** A variable with a value by which no mail can be sent, and what it has to be. */
interface MailProblem {
  variable: 'LEAD_MAIL_TO' | 'LEAD_MAIL_FROM' | 'SMTP_URL'
  needed: string
}

/** What is wrong with the settings of e-mail; nothing when nobody is to be told, whatever they hold. */
export function mailProblems({ smtpUrl, from, to }: MailVariables): MailProblem[] {
  if (to.trim() === '') return []
  const problems: (MailProblem | false)[] = [
    !peopleIn(to).every((address) => ADDRESS.test(address)) && {
      variable: 'LEAD_MAIL_TO',
      needed: 'uno o más correos, separados por comas',
    },
    !ADDRESS.test(from) && {
      variable: 'LEAD_MAIL_FROM',
      needed: 'el correo desde el que se avisa',
    },
    serverOf(smtpUrl) === null && {
      variable: 'SMTP_URL',
      needed:
        'la dirección de un servidor de correo, smtp:// o smtps://, con los signos del usuario y ' +
        'de la clave como en un enlace (%2F es /)',
    },
  ]
  return problems.filter((problem) => problem !== false)
}

/**
 * The settings of e-mail; null when nobody is to be told. Throws, in Spanish and without the server's
 * address, which may hold a password: the CMS must not start.
 */
export function mailSettings(variables: MailVariables): MailSettings | null {
  const { smtpUrl, from, to } = variables
  const [problem] = mailProblems(variables)
  if (problem) {
    const { variable, needed } = problem
    throw new Error(`El panel no arranca porque ${variable} no sirve: tiene que ser ${needed}.`)
  }
  const server = to.trim() === '' ? null : serverOf(smtpUrl)
  return server && { server, from, to: peopleIn(to) }
}
