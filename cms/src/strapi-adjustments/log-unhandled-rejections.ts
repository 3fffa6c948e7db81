import type { Core } from '@strapi/strapi'

/**
 * Strapi reads the relations of a document side by side. When the database goes away in the middle
 * it waits for the first failure only, and for each of the others Node would end the process. The
 * request has its answer by then: everybody else's must not end with it.
 */
export function logUnhandledRejections({ log }: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    log.error(`A failure that nobody waited for: ${(reason as Error)?.stack ?? String(reason)}`)
  })
}
