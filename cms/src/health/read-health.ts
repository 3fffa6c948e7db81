import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { siteUrlOf } from '../api/publication/services/brief'
import { readDesk } from '../api/publication/services/desk'
import { readVersion } from '../api/publication/services/version'
import { countRefused } from '../leads/forward-outbox'
import { askSite } from './ask-site'
import {
  judgeCertificate,
  judgeDatabase,
  judgeDisk,
  judgeLeads,
  judgePublisher,
  judgeSite,
  UNREADABLE,
  type Finding,
} from './judge'

/** The parts by the names under which they can be asked for alone. */
export const PARTS = ['base', 'publicador', 'sitio', 'certificado', 'interesados', 'disco'] as const
export type Part = (typeof PARTS)[number]

/** Null of a part that this installation does not have. */
type Read = (strapi: Core.Strapi, now: Date) => Promise<Finding | null>

async function readDisk(strapi: Core.Strapi): Promise<Finding> {
  const { bavail, bfree, blocks } = await statfs(strapi.dirs.static.public)
  // As df reckons: what is kept for root, or beyond a quota, is neither free nor used.
  return judgeDisk(bavail / (blocks - bfree + bavail))
}

async function readPublisher(strapi: Core.Strapi, now: Date): Promise<Finding> {
  return judgePublisher(await readDesk(strapi), await readVersion(strapi), now.toISOString())
}

async function readSite(strapi: Core.Strapi): Promise<Finding> {
  // Nothing more than the page may hold unescaped.
  const siteUrl = new URL(siteUrlOf(strapi)).origin
  const [answer, { report }] = await Promise.all([askSite(siteUrl), readDesk(strapi)])
  return judgeSite(answer, report?.releases.find(({ isLive }) => isLive)?.name ?? null, siteUrl)
}

async function readCertificate(strapi: Core.Strapi, now: Date): Promise<Finding | null> {
  const answer = await askSite(siteUrlOf(strapi))
  return judgeCertificate(answer?.certificateEnd ?? null, now.getTime())
}

const READ: Record<Part, Read> = {
  base: (strapi) => judgeDatabase(() => strapi.db.connection.raw('SELECT 1')),
  publicador: readPublisher,
  sitio: readSite,
  certificado: readCertificate,
  interesados: async (strapi) => {
    const { refused, attempts } = await countRefused(strapi)
    return judgeLeads(refused, attempts)
  },
  disco: readDisk,
}

/** A database that is gone makes every question wait for a connection. */
const LIMIT_MS = 6_000

/** How these parts of the installation are, in their order. Never rejects. */
export async function readHealth(
  strapi: Core.Strapi,
  parts: readonly Part[],
  now = new Date(),
): Promise<(Finding & { part: Part })[]> {
  const findings = await Promise.all(
    parts.map(async (part) => {
      const reading = READ[part](strapi, now).catch(() => UNREADABLE)
      const finding = await Promise.race([reading, sleep(LIMIT_MS, UNREADABLE, { ref: false })])
      return finding ? [{ part, ...finding }] : []
    }),
  )
  return findings.flat()
}
