import { createAttemptLimit } from '../security/attempt-limit'
import { TOO_MANY } from '../strapi-adjustments/translate-sign-in-errors'

interface Context {
  path: string
  method: string
  status: number
  body: unknown
  ip: string
  set(name: string, value: string): void
}

/** Where a password or a key is guessed. */
const GUESSED = /^\/admin\/(login|register|forgot-password|reset-password)\/?$/i
/** Two a minute, from one address: Strapi's own limit is for each account by itself. */
const MOST_FAILURES = 20

/** Who fails too often, with whatever accounts, has to wait; nobody at another address does. */
export default () => {
  const attempts = createAttemptLimit(MOST_FAILURES, () => performance.now())

  return async (ctx: Context, next: () => Promise<void>) => {
    if (ctx.method !== 'POST' || !GUESSED.test(ctx.path)) return next()
    // Counted before it is known: thousands may be under way together.
    const wait = attempts.count(ctx.ip)
    if (wait > 0) {
      ctx.set('Retry-After', String(wait))
      ctx.status = 429
      const error = { status: 429, name: 'RateLimitError', message: TOO_MANY, details: {} }
      ctx.body = { data: null, error }
      return
    }
    await next()
    if (ctx.status < 400) attempts.forgive(ctx.ip)
  }
}
