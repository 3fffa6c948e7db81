import type { Core } from '@strapi/strapi'
import { countMissedSearch } from '../../../missed-searches/missed-searches'
import { MISSED_SEARCHES_OVERALL, MISSED_SEARCHES_PER_ADDRESS } from '../../../rules/limits'
import { MISSED_WORDS_FIELD, missedWords } from '../../../rules/missed-search'
import { createAttemptLimit } from '../../../security/attempt-limit'
import { isOwnOrigin } from '../../../security/own-origin'

interface Context {
  get(header: string): string
  set(name: string, value: string): void
  forbidden(message: string): unknown
  request: { body?: unknown; ip: string }
  status: number
}

const ALL = 'all'

function wordsOf(body: unknown): string | null {
  const fields = (body ?? {}) as Record<string, unknown>
  return missedWords(fields[MISSED_WORDS_FIELD])
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const now = () => performance.now()
  const ofAddress = createAttemptLimit(MISSED_SEARCHES_PER_ADDRESS, now)
  const ofAll = createAttemptLimit(MISSED_SEARCHES_OVERALL, now)

  return {
    /**
     * Counts one search that found nothing. 204 whether it counts or not: nobody waits for the
     * answer, and who floods it learns nothing.
     */
    async count(ctx: Context) {
      ctx.set('Cache-Control', 'no-store')
      if (!isOwnOrigin(ctx, strapi.config.get<string>('guia.siteUrl'))) {
        return ctx.forbidden('Las búsquedas solo se cuentan desde el sitio.')
      }
      ctx.status = 204
      const words = wordsOf(ctx.request.body)
      const isOver = ofAddress.count(ctx.request.ip) > 0
      if (words === null || isOver || ofAll.count(ALL) > 0) return
      await countMissedSearch(strapi, words, new Date())
    },
  }
}
