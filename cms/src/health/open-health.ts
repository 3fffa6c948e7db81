import type { Core } from '@strapi/strapi'
import { healthPage, LEVEL_WORDS, levelOf, type PartFinding } from './health-page'
import { PARTS, readHealth, type Part } from './read-health'

/** Whoever asks more often gets the answer of before: asking costs a look at the site. */
const KEPT_MS = 1_000

interface Context {
  query: { parte?: string | string[] }
  accepts(...types: string[]): string | false
  set(name: string, value: string): void
  status: number
  type: string
  body: unknown
}

const isPart = (name: unknown): name is Part => PARTS.some((part) => part === name)

/** Remembers each part's last answer for a moment; those who ask meanwhile wait for the same one. */
function rememberBriefly(read: (part: Part) => Promise<PartFinding[]>) {
  const known = new Map<Part, { at: number; finding: Promise<PartFinding[]> }>()
  return (part: Part): Promise<PartFinding[]> => {
    const last = known.get(part)
    if (last && performance.now() - last.at < KEPT_MS) return last.finding
    const finding = read(part)
    known.set(part, { at: performance.now(), finding })
    return finding
  }
}

/**
 * GET /salud: how the panel, the publisher and the site are; `?parte=base` asks for one part. A page for
 * browsers, JSON for others: { estado, partes: [{ parte, estado, texto }] }. 503 when something does not
 * work, otherwise 200. Open to everybody who reaches the panel: it holds nothing of any record.
 */
export function openHealth(strapi: Core.Strapi): void {
  const readPart = rememberBriefly((part) => readHealth(strapi, [part]))
  async function answer(ctx: Context): Promise<void> {
    const { parte } = ctx.query
    if (parte !== undefined && !isPart(parte)) {
      ctx.status = 404
      ctx.body = { error: `No hay tal parte. Las partes son: ${PARTS.join(', ')}.` }
      return
    }
    const findings = (await Promise.all((parte ? [parte] : PARTS).map(readPart))).flat()
    ctx.set('Cache-Control', 'no-store')
    ctx.status = levelOf(findings) === 'failure' ? 503 : 200
    if (ctx.accepts('json', 'html') === 'html') {
      ctx.type = 'html'
      ctx.body = healthPage(findings)
      return
    }
    ctx.body = {
      estado: LEVEL_WORDS[levelOf(findings)],
      partes: findings.map(({ part, level, text }) => ({
        parte: part,
        estado: LEVEL_WORDS[level],
        texto: text,
      })),
    }
  }
  strapi.server.router.get('/salud', answer as never)
}
