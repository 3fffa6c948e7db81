import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Lead } from '../../../rules/lead-form'
import { LEAD_BYTES } from '../../../rules/limits'
import { createAttemptLimit } from '../../../security/attempt-limit'
import { isOwnOrigin } from '../../../security/own-origin'
import { checkLead, type FieldProblem } from '../../../leads/check-lead'
import { countLead, forgiveLead, type LeadLimits } from '../../../leads/lead-counts'
import { storeLead } from '../../../leads/store-lead'

interface Context {
  get(header: string): string
  set(name: string, value: string): void
  is(type: string): string | false | null
  request: { body?: unknown; ip: string }
  status: number
  body: unknown
}

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

function refuse(
  ctx: Context,
  status: number,
  name: string,
  message: string,
  errors: FieldProblem[] = [],
): void {
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: { errors } } }
}

/** Bytes of the form: what the header says, or what was read when it says nothing. */
function sizeOf(ctx: Context, body: Record<string, unknown>): number {
  const read = Buffer.byteLength(JSON.stringify(body))
  return Math.max(Number(ctx.get('content-length') || 0), read)
}

function refuseForNow(ctx: Context, seconds: number): void {
  ctx.set('Retry-After', String(seconds))
  refuse(ctx, 429, 'RateLimitError', 'Hubo demasiados envíos. Probá de nuevo en unos minutos.')
}

function accept(ctx: Context): void {
  ctx.status = 201
  ctx.body = { data: { received: true } }
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = strapi.config.get<LeadLimits>('guia.leadLimits')
  // Tries, stored or not: what one address sends without end never gets to the database.
  const attempts = createAttemptLimit(limits.perAddress, () => performance.now())

  /** True when the request may go on; otherwise it has its answer. */
  function isAdmitted(ctx: Context): boolean {
    if (!isOwnOrigin(ctx, strapi.config.get<string>('guia.siteUrl'))) {
      refuse(ctx, 403, 'ForbiddenError', 'El formulario solo se envía desde el sitio.')
      return false
    }
    const wait = attempts.count(ctx.request.ip)
    if (wait > 0) refuseForNow(ctx, wait)
    return wait === 0
  }

  /** Stores a lead that its address, and all of them, may still send. */
  async function keep(ctx: Context, lead: Lead, key: string): Promise<void> {
    const { ip } = ctx.request
    const wait = await countLead(strapi, ip, limits)
    if (wait > 0) return refuseForNow(ctx, wait)
    let isStored = false
    try {
      isStored = await storeLead(strapi, lead, key)
    } finally {
      // A database that does not take it either counts one too many, until the ten minutes are over.
      if (!isStored) await forgiveLead(strapi, ip).catch(() => undefined)
    }
    accept(ctx)
  }

  return {
    /** The form's fields, form-encoded; 201 once the lead is stored. */
    async submit(ctx: Context) {
      ctx.set('Cache-Control', 'no-store')
      if (!isAdmitted(ctx)) return
      if (!ctx.is('application/x-www-form-urlencoded')) {
        const message = 'El formulario se envía como application/x-www-form-urlencoded.'
        return refuse(ctx, 415, 'UnsupportedMediaType', message)
      }
      const body = (ctx.request.body ?? {}) as Record<string, unknown>
      if (sizeOf(ctx, body) > LEAD_BYTES) {
        return refuse(ctx, 413, 'PayloadTooLargeError', 'El formulario es demasiado grande.')
      }
      const key = ctx.get('idempotency-key') || randomUUID()
      if (!IDEMPOTENCY_KEY.test(key)) {
        return refuse(ctx, 400, 'ValidationError', 'La clave del envío no es válida.')
      }
      const checked = checkLead(body)
      if (checked.outcome === 'wrong') {
        const message = checked.problems.map((problem) => problem.message).join(' ')
        return refuse(ctx, 400, 'ValidationError', message, checked.problems)
      }
      if (checked.outcome === 'lead') return keep(ctx, checked.lead, key)
      accept(ctx)
    },
  }
}
