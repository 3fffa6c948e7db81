import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { siteUrlOf } from '../api/publication/services/brief'
import { forwardAddress } from './forward-address'
import { forwardLeads, type Clock, type ForwardParts } from './forward-loop'
import { createOutbox, prepareOutbox, type Receiver } from './forward-outbox'
import { mailSettings, type MailVariables } from '../rules/mail-settings'
import { mailLead } from './mail-lead'
import { postLead } from './post-lead'

const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, stop) => sleep(ms, undefined, { signal: stop }).catch(() => undefined),
}

type Post = ForwardParts['post']

function scriptOf(strapi: Core.Strapi): Post | null {
  const script = forwardAddress(strapi.config.get<string>('guia.leadForwardUrl'))
  return script && postLead.bind(null, script)
}

function mailOf(strapi: Core.Strapi): Post | null {
  const settings = mailSettings(strapi.config.get<MailVariables>('guia.leadMail'))
  return settings && mailLead.bind(null, settings, siteUrlOf(strapi))
}

/**
 * How each receiver that is set up is told of a lead. Throws, in Spanish, when a setting is none
 * that leads may be sent by: the CMS must not start.
 */
export function readReceivers(strapi: Core.Strapi): [Receiver, Post][] {
  const posts: Record<Receiver, Post | null> = { script: scriptOf(strapi), mail: mailOf(strapi) }
  return Object.entries(posts).flatMap(([receiver, post]) =>
    post ? [[receiver as Receiver, post] as [Receiver, Post]] : [],
  )
}

function startLoop(
  strapi: Core.Strapi,
  [receiver, post]: [Receiver, Post],
  stop: AbortSignal,
): Promise<void> {
  const parts = {
    outbox: createOutbox(strapi, receiver),
    clock: realClock,
    post,
    tell: (failure: string) =>
      strapi.log.warn(`A lead could not be forwarded (${failure}); it is tried until it is taken.`),
  }
  return forwardLeads(parts, stop)
}

/**
 * Tells the configured receivers of leads, each at its own pace, for as long as this process serves:
 * not in a command such as `admin:create-user`, which loads the CMS beside the one that runs. Does
 * nothing when none is configured. Resolves with what ends it; an attempt on its way is broken off.
 */
export async function startForwarding(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const receivers = readReceivers(strapi)
  if (receivers.length === 0) return async () => undefined
  await prepareOutbox(strapi)
  const end = new AbortController()
  let loops: Promise<void>[] = []
  strapi.server.httpServer.once('listening', () => {
    loops = receivers.map((receiver) => startLoop(strapi, receiver, end.signal))
  })
  return async () => {
    end.abort()
    await Promise.all(loops)
  }
}
