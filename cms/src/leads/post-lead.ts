import { makeLead } from '../rules/lead-form'
import { redirectAddress } from './forward-address'
import type { WaitingLead } from './forward-loop'

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
/** After these the answer is read elsewhere with GET; 301, 307 and 308 say: send it elsewhere. */
const SEE_OTHER = [302, 303]

function formOf(lead: WaitingLead): RequestInit {
  const texts = makeLead((field) => lead[field])
  return {
    method: 'POST',
    body: new URLSearchParams({ ...texts, id: lead.id }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

/** One request; its status and where it sends on to. Nothing else of the answer is read. */
async function request(address: URL, init: RequestInit, signal: AbortSignal) {
  const response = await fetch(address, { ...init, redirect: 'manual', signal })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

async function send(script: URL, lead: WaitingLead, signal: AbortSignal): Promise<string | null> {
  let address = script
  let answer = await request(address, formOf(lead), signal)
  for (let followed = 0; SEE_OTHER.includes(answer.status); followed++) {
    const target = redirectAddress(script, address, answer.location)
    if (!target || followed === MOST_REDIRECTS) return 'redirect that is not followed'
    address = target
    answer = await request(address, {}, signal)
  }
  const wasTaken = answer.status >= 200 && answer.status < 300
  return wasTaken ? null : `status ${answer.status}`
}

/**
 * Posts one lead to the script, form-encoded: the form's fields and id. Resolves with null
 * when it was taken (2xx within ten seconds, after redirects), otherwise with the kind of failure,
 * which holds nothing of the lead nor of the address. Never rejects.
 */
export async function postLead(
  script: URL,
  lead: WaitingLead,
  stop: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  const timer = setTimeout(giveUp, timeoutMs)
  stop.addEventListener('abort', giveUp)
  try {
    return await send(script, lead, limit.signal)
  } catch {
    return limit.signal.aborted ? 'no answer in time' : 'not reachable'
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', giveUp)
  }
}
