import type { Core } from '@strapi/strapi'

const NONE: Readonly<Record<string, string>> = {
  bulkDelete: 'No se eliminó ninguno.',
  bulkPublish: 'No se publicó ninguno.',
}

/**
 * What a refusal says of the others where many are changed at once, all or none; '' where one is.
 */
export function ofMany(strapi: Core.Strapi): string {
  const request = strapi.requestContext.get() as { path?: string } | undefined
  return NONE[request?.path?.match(/\/actions\/(\w+)$/)?.[1] ?? ''] ?? ''
}
