import { SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from './answer-table.ts'

/** The headers of every answer, errors included; `siteUrl` is the public base address. */
export const securityHeaders = (siteUrl: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
})
