import { accountLink, publishableLink, SOCIAL_NETWORKS, type SocialNetwork } from '../../link'
import { whatsappOfLink } from './phones'
import type { RemainingText } from './remaining-text'

type LinkField = SocialNetwork | 'website' | 'shopUrl' | 'menuUrl' | 'whatsapp'

export interface MessageLink {
  field: LinkField
  value: string
  words: string
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"«»“”]+|(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]+\.)+(?:com|net|org|ar|app|shop|store|me|ly|ee|be|site|online|info)(?:\.[a-z]{2})?(?:\/[^\s<>"«»“”]*)?(?![\p{L}\p{N}@])/giu

/** A mail address: no field takes it, and its '@' is no account. */
const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}.]{2,}/gu

/** An account, with the word before it that says of which network. */
const ACCOUNT = /(?<![\p{L}\p{N}._@])@([a-z0-9_](?:[\w.]{0,58}[a-z0-9_])?)/giu

const NETWORK_WORDS: Record<SocialNetwork, string> = {
  instagram: 'instagram|insta|ig',
  facebook: 'facebook|face|fb',
  x: 'twitter',
  tiktok: 'tik ?tok',
  youtube: 'youtube|you tube|yt',
}

/** 'Instagram: laespigadeoro': a name without @ is an account only behind its network's word. */
const BARE = (network: SocialNetwork) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${NETWORK_WORDS[network]})(?:\s*[:=]\s*|\s+es\s+|\s+)(?:@ ?|\/)?([a-z0-9_](?:[a-z0-9_.]{1,58}[a-z0-9_]))(?=[ ]*(?:$|[\n,;()/|-]|\.(?:\s|$)|\s[yo]\s))`,
    'gimu',
  )

/** Words behind 'Facebook' that name no account. */
const NO_ACCOUNT =
  /^(?:y|e|de|en|como|con|el|la|no|si|tenemos|instagram|insta|ig|facebook|face|fb|tiktok|whatsapp|wsp)$/iu

/** 'Insta y face: @laespiga' names both; without any such word an account is of Instagram. */
function networksBefore(before: string): SocialNetwork[] {
  const near = before.slice(-24)
  const named = SOCIAL_NETWORKS.filter((network) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${NETWORK_WORDS[network]})(?![\p{L}\p{N}])`,
      'iu',
    ).test(near),
  )
  const isJoined = /\p{L}\s*(?:y|e|\/|,)\s*\p{L}+[\s:]*$/u.test(near)
  return named.length === 0 ? ['instagram'] : isJoined ? named : named.slice(-1)
}

/** 'Insta ', 'Insta y face: ' before an account: they go with it. */
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${Object.values(NETWORK_WORDS).join('|')})(?:\s*(?:,|\/|y|e)\s*(?:${Object.values(NETWORK_WORDS).join('|')}))*\s*[:=]?\s*$`,
  'iu',
)

const MENU = /men[uú]|carta/iu
const SHOP = /tienda|shop|cat[aá]logo|comprar|pedidos/iu

/** Maps, which are read as places or not at all, and messengers without a number. */
const NO_PAGE =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:google\.[a-z.]+\/maps|maps\.|goo\.gl|wa\.me|whatsapp\.com|openstreetmap\.org|waze\.com|t\.me)/iu

function fieldOf(link: string, around: string): { field: LinkField; value: string } | null {
  const whatsapp = whatsappOfLink(link)
  if (whatsapp !== null) return { field: 'whatsapp', value: whatsapp }
  for (const network of SOCIAL_NETWORKS) {
    const value = accountLink(network, link)
    if (value !== null) return new URL(value).pathname === '/' ? null : { field: network, value }
  }
  const value = NO_PAGE.test(link) ? null : publishableLink(link)
  if (value === null) return null
  const near = `${around} ${link}`
  if (MENU.test(near)) return { field: 'menuUrl', value }
  return { field: SHOP.test(near) ? 'shopUrl' : 'website', value }
}

/** Takes the links of a message that are no place: accounts, the web page, the shop, the menu. */
export function takeLinks(text: RemainingText): MessageLink[] {
  for (const { index, 0: words } of [...text.rest.matchAll(MAIL)]) {
    text.setAside(index, index + words.length)
  }
  return [...text.rest.matchAll(LINK)].flatMap((match) => {
    const words = match[0].replace(/[.,;:!?)\]]+$/u, '')
    const read = fieldOf(words, text.before(match.index).slice(-30))
    if (!read) return []
    text.take(match.index, match.index + words.length)
    return [{ ...read, words }]
  })
}

/** Takes the accounts that are told by their names alone: '@laespiga', 'insta laespiga'. */
export function takeAccounts(text: RemainingText): MessageLink[] {
  const found: MessageLink[] = []
  const add = (network: SocialNetwork, name: string, start: number, words: string) => {
    const value = accountLink(network, `@${name}`)
    if (value === null || NO_ACCOUNT.test(name)) return
    text.take(start, start + words.length)
    found.push({ field: network, value, words })
  }
  for (const { index, 0: words, 1: name = '' } of [...text.rest.matchAll(ACCOUNT)]) {
    const label = LABEL.exec(text.before(index))?.[0] ?? ''
    for (const network of networksBefore(text.before(index))) {
      add(network, name, index - label.length, label + words)
    }
  }
  for (const network of SOCIAL_NETWORKS) {
    for (const { index, 0: words, 1: name = '' } of [...text.rest.matchAll(BARE(network))]) {
      add(network, name, index, words)
    }
  }
  return found
}
