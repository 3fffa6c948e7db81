import type { Core } from '@strapi/strapi'

const NAME = 'own-draft'

/** The condition's name in a permission. */
export const OWN_DRAFT = `api::${NAME}`

/**
 * Lets a permission hold for documents that the person made and nobody published. Of a published
 * document Strapi asks for its published row as well, which this refuses. Before Strapi looks at
 * permissions: it drops conditions that it does not know.
 */
export async function registerOwnDraft(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').conditionProvider.register({
    name: NAME,
    displayName: 'Borradores propios que nunca se publicaron',
    handler: ({ id }: { id: number }) => ({ 'createdBy.id': id, publishedAt: null }),
  })
}
