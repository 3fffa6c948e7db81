/** A chapter of the guide: where it stands on the page, and what it is called. */
interface Chapter {
  id: string
  title: string
}

/** «Turnos y feriados» → 'turnos-y-feriados' */
export const chapterId = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The chapters of the guide, in their order. */
export const chaptersOf = (markdown: string): Chapter[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: chapterId(title), title }))

/** The guide without its title, which the page has for itself. */
export const bodyOf = (markdown: string): string => markdown.replace(/^# .+\n+/, '')

/**
 * Addresses of pictures by the names that the guide calls them:
 * '../../../../docs/guia/inicio.webp' → 'guia/inicio.webp'
 */
export const byGuideName = (addresses: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(addresses).map(([path, address]) => [
      path.split('/').slice(-2).join('/'),
      address,
    ]),
  )
