const SCHEME = /^[a-z][a-z0-9+.-]*:/iu
const BARE_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/iu

/**
 * A web address as it may be published: http or https, without user name or password.
 * 'www.tienda.com.ar' → 'https://www.tienda.com.ar'; anything else → null.
 */
export function safeLink(text: string): string | null {
  const trimmed = text.trim()
  if (/[\s\p{Cc}\\]/u.test(trimmed)) return null
  // 'tienda.com:8080/x' begins like a scheme and is a host.
  const bare = BARE_HOST.test(trimmed)
  if (!bare && !SCHEME.test(trimmed)) return null
  const address = bare ? `https://${trimmed}` : trimmed
  return isPublishable(address) ? address : null
}

function isPublishable(address: string): boolean {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  if (username || password || !hostname.includes('.')) return false
  return protocol === 'https:' || protocol === 'http:'
}

interface NetworkAddresses {
  /** A link to the network leads to one of these hosts, or below it. */
  hosts: readonly string[]
  /** What stands before the name of an account. */
  profile: string
}

const NETWORKS = {
  instagram: { hosts: ['instagram.com'], profile: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], profile: 'https://www.facebook.com/' },
  x: { hosts: ['x.com', 'twitter.com'], profile: 'https://x.com/' },
  tiktok: { hosts: ['tiktok.com'], profile: 'https://www.tiktok.com/@' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], profile: 'https://www.youtube.com/@' },
  linkedin: { hosts: ['linkedin.com'], profile: 'https://www.linkedin.com/in/' },
} as const satisfies Record<string, NetworkAddresses>

export type Network = keyof typeof NETWORKS

/**
 * The link to an account of a network. '@mi.tienda' of instagram → its address; a link that leads
 * elsewhere, or no account at all → null.
 */
export function accountLink(network: Network, text: string): string | null {
  const { hosts, profile } = NETWORKS[network]
  const name = /^@([\w.-]{1,60})$/u.exec(text.trim())?.[1]
  const link = name ? `${profile}${name}` : safeLink(text)
  return link !== null && leadsTo(link, hosts) ? link : null
}

function leadsTo(link: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(link)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
