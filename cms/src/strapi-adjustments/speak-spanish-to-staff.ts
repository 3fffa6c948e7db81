import type { Core } from '@strapi/strapi'

/** Spanish for every new member of staff: Strapi would begin in English. */
export function speakSpanishToStaff(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate(event) {
      const data = event.params.data as { preferedLanguage?: string | null }
      data.preferedLanguage ??= 'es'
    },
  })
}
