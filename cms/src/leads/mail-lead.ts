import { createTransport } from 'nodemailer'
import { LEAD_FIELDS, LEAD_FORM, type Lead } from '../rules/lead-form'
import { parsePhone } from '../rules/phone'
import type { WaitingLead } from './forward-loop'
import type { MailSettings } from '../rules/mail-settings'

const TIMEOUT_MS = 10_000

/** The chat with who wrote, where the number can be read. */
function chatLine({ telefono }: Lead): string[] {
  const phone = parsePhone(telefono)
  return phone.kind === 'number' ? [`WhatsApp: https://wa.me/${phone.digits}`] : []
}

function textOf(lead: Lead, siteUrl: string): string {
  const fields = LEAD_FIELDS.map((field) => `${LEAD_FORM[field].label}: ${lead[field]}`)
  return [
    `Alguien dejó sus datos en ${siteUrl} para sumar su comercio.`,
    '',
    ...fields,
    ...chatLine(lead),
    '',
    'En el panel está en «Interesados»: ahí se anota que ya le escribieron.',
    '',
  ].join('\n')
}

/** What a failure is called; the server's own words may repeat what was sent. */
function kindOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number }
  return `mail: ${responseCode ?? code ?? 'no code'}`
}

/**
 * Tells one lead by e-mail, as plain text; an answer goes to who left it. Repeats carry the same
 * Message-ID. Resolves with null when the server took it, otherwise with the kind of failure, which
 * holds nothing of the lead nor of the server. Never rejects.
 */
export async function mailLead(
  { server, from, to }: MailSettings,
  siteUrl: string,
  lead: WaitingLead,
  stop: AbortSignal,
): Promise<string | null> {
  const transport = createTransport({
    // Not as `url`: beside one the other options are dropped without a word.
    ...server,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Content is text alone: nothing that a lead holds can make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sent = transport.sendMail({
    from,
    to,
    replyTo: { name: lead.nombre, address: lead.email },
    subject: `Nuevo interesado: ${lead.nombre}`,
    text: textOf(lead, siteUrl),
    messageId: `<${lead.id}@${new URL(siteUrl).hostname}>`,
  })
  // A connection cannot be broken off: the process ends without waiting for it.
  return new Promise((resolve) => {
    const end = () => resolve('mail: the process ends')
    stop.addEventListener('abort', end)
    void sent
      .then(() => null, kindOf)
      .then(resolve)
      .finally(() => stop.removeEventListener('abort', end))
  })
}
