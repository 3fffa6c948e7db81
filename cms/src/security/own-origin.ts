interface Request {
  get(header: string): string
}

/**
 * Whether what visitors send may come from where it says. Browsers tell it: a page of this site, or
 * of the configured one. What is no browser tells nothing and is held by the limits alone.
 */
export function isOwnOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.get('origin')
  if (origin !== '' && origin === originOf(siteUrl)) return true
  const relation = request.get('sec-fetch-site')
  if (relation !== '') return relation === 'same-origin' || relation === 'none'
  return origin === ''
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
