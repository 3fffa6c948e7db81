import http from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'
import type { SiteAnswer } from './judge'

const TIMEOUT_MS = 5_000
/** Of publicacion.json, which has a few hundred bytes. */
const MOST_BYTES = 64 * 1024

/** Also of one that has ended: whether it is still good is judged elsewhere. */
function certificateEndOf(response: http.IncomingMessage): Date | null {
  const { socket } = response
  return socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null
}

function releaseIn(text: string): string {
  try {
    const { release } = JSON.parse(text) as { release?: unknown }
    return typeof release === 'string' ? release : ''
  } catch {
    return ''
  }
}

async function readStart(response: http.IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    if (text.length > MOST_BYTES) break
  }
  return text
}

/** Asks the site for its live release, as a visitor would; null when it does not answer in time. */
export async function askSite(siteUrl: string): Promise<SiteAnswer | null> {
  const url = new URL('/publicacion.json', siteUrl)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // A certificate that has ended is a finding, not an answer that is missing.
  const request =
    url.protocol === 'https:'
      ? https.get(url, { signal, rejectUnauthorized: false, agent: false })
      : http.get(url, { signal, agent: false })
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject)
    })
    const certificateEnd = certificateEndOf(response)
    const release = releaseIn(await readStart(response))
    return { status: response.statusCode ?? 0, release, certificateEnd }
  } catch {
    return null
  } finally {
    request.destroy()
  }
}
