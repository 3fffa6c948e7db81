import type { Core } from '@strapi/strapi'

interface Context {
  body: unknown
}

type Actions = Record<string, (ctx: Context) => unknown>

/**
 * Strapi's panel asks on every page what its paid assistant may do, and for each document what it is
 * translating, and is answered 404: errors in the browser's console that hide real ones. Here it is
 * told the truth: nothing. Who may ask stays as it is.
 */
const ANSWERS: Record<string, Record<string, unknown>> = {
  'admin::ai': { getAiFeatureConfig: { isAiI18nConfigured: false } },
  'plugin::i18n.ai-localization-jobs': {
    getJobForCollectionType: null,
    getJobForSingleType: null,
  },
}

export function answerWithoutAi(strapi: Core.Strapi): void {
  for (const [controller, answers] of Object.entries(ANSWERS)) {
    const actions = strapi.controller(controller as never) as unknown as Actions
    for (const [action, data] of Object.entries(answers)) {
      if (!actions[action]) throw new Error(`Strapi has no ${controller}.${action}.`)
      actions[action] = (ctx) => {
        ctx.body = { data }
      }
    }
  }
}
