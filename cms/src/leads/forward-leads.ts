import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { forwardAddress } from './forward-address'
import { forwardLeads, type Clock } from './forward-loop'
import { createOutbox, prepareOutbox } from './forward-outbox'
import { postLead } from './post-lead'

const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, stop) => sleep(ms, undefined, { signal: stop }).catch(() => undefined),
}

/** Throws, in Spanish, when the configured address is none that leads may be sent to. */
export function checkForwardAddress(strapi: Core.Strapi): void {
  forwardAddress(strapi.config.get<string>('guia.leadForwardUrl'))
}

function startLoop(strapi: Core.Strapi, script: URL, stop: AbortSignal): Promise<void> {
  const parts = {
    outbox: createOutbox(strapi),
    clock: realClock,
    post: postLead.bind(null, script),
    tell: (failure: string) =>
      strapi.log.warn(`A lead could not be forwarded (${failure}); it is tried until it is taken.`),
  }
  return forwardLeads(parts, stop)
}

/**
 * Forwards leads to the configured script for as long as this process serves: not in a command
 * such as `admin:create-user`, which loads the CMS beside the one that runs. Does nothing when none
 * is configured. Resolves with what ends it; an attempt on its way is broken off.
 */
export async function startForwarding(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const script = forwardAddress(strapi.config.get<string>('guia.leadForwardUrl'))
  if (!script) return async () => undefined
  await prepareOutbox(strapi)
  const end = new AbortController()
  let loop = Promise.resolve()
  strapi.server.httpServer.once('listening', () => {
    loop = startLoop(strapi, script, end.signal)
  })
  return async () => {
    end.abort()
    await loop
  }
}
