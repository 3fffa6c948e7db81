const BARE_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i

/** Characters that browsers drop or turn round inside an address, and so can hide its scheme. */
const DISGUISE = /[\p{Cc}\\]/u

/**
 * Brings an address to a link that may be published: http or https, a host with a dot, no user
 * name. 'panaderia.example' → 'https://panaderia.example/'; anything else → null.
 */
export function publishableLink(text: string): string | null {
  const address = text.trim()
  if (DISGUISE.test(address)) return null
  // 'panaderia.example:8080' begins with a host, not with a scheme.
  const isBare = BARE_HOST.test(address) || address.startsWith('//')
  const complete = isBare ? `https://${address.replace(/^\/\//, '')}` : address
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null
  const { href, hostname, username, password } = new URL(complete)
  // Of 'www.lodebeto' the ending was forgotten.
  const hasDot = /[^.]\.[^.]/.test(hostname.replace(/^www\./, ''))
  return hasDot && !username && !password ? href : null
}

interface NetworkAddresses {
  /** A link to the network leads to one of these hosts, or below it. */
  hosts: readonly string[]
  /** What stands before the name of an account; accounts of people and of firms may differ. */
  profile: string | null
}

const NETWORKS = {
  instagram: { hosts: ['instagram.com'], profile: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], profile: 'https://www.facebook.com/' },
  x: { hosts: ['x.com', 'twitter.com'], profile: 'https://x.com/' },
  tiktok: { hosts: ['tiktok.com'], profile: 'https://www.tiktok.com/@' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], profile: 'https://www.youtube.com/@' },
  linkedin: { hosts: ['linkedin.com'], profile: null },
} as const satisfies Record<string, NetworkAddresses>

export type Network = keyof typeof NETWORKS

export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[]

/** Networks of a store, and of the site itself (spec section 3), in the order of their icons. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'x', 'tiktok', 'youtube'] as const
export const SITE_SOCIAL_NETWORKS = ['linkedin', 'instagram', 'youtube', 'x', 'facebook'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
export type SiteSocialNetwork = (typeof SITE_SOCIAL_NETWORKS)[number]

/** A name as networks give them; one of YouTube may have hyphens. */
const BARE_NAME = /^(?=.*[a-z])[a-z0-9_](?:\.?[\w-]){2,59}$/i
/** 'mitienda.com', 'mitienda.com.ar', 'www.mitienda': somebody's page, and no name. */
const HOST_NAME =
  /^www\.|\.(?:[a-z]{2}|com|net|org|gob|gov|edu|info|biz|app|shop|store|tienda|site|online|web|page|link|blog|example)$/i
/** What people write where there is no account, or that there is one. */
const NO_NAME =
  /^(?:nada|no_?tiene|no-tiene|tiene|ningun[oa]|falta|pendiente|null|undefined|none|sin_?\w*|instagram|insta|facebook|face|twitter|tik_?tok|you_?tube|whatsapp)$/i

/** In a network's own field a name needs no '@'; what may be something else is none. */
function bareName(network: Network, text: string): string | null {
  const isName =
    BARE_NAME.test(text) && (network === 'youtube' || !text.includes('-')) && !NO_NAME.test(text)
  return isName && !HOST_NAME.test(text) ? text : null
}

/** '@mi.tienda' or 'mi.tienda' at instagram → its address; any other text as it is. */
export function profileAddress(network: Network, text: string): string {
  const written = text.trim()
  const name = /^@([\w.-]{1,60})$/.exec(written)?.[1] ?? bareName(network, written)
  const { profile } = NETWORKS[network]
  return name && profile ? profile + name : text
}

/** Whether a link that may be published leads to the network. */
export function leadsToNetwork(network: Network, link: string): boolean {
  const { hostname } = new URL(link)
  return NETWORKS[network].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** The link to an account of a network; null when it leads elsewhere or is none. */
export function accountLink(network: Network, text: string): string | null {
  const link = publishableLink(profileAddress(network, text))
  return link !== null && leadsToNetwork(network, link) ? link : null
}
