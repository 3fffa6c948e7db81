import type { SocialNetwork } from '@guia/contract'

const ADDRESSES: Record<SocialNetwork, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
}

/** The account of an invented name on some networks; nobody is called `…_ejemplo`. */
export function redes(
  account: string,
  ...networks: SocialNetwork[]
): Partial<Record<SocialNetwork, string>> {
  const named = networks.map((network) => [network, `${ADDRESSES[network]}${account}_ejemplo`])
  return Object.fromEntries(named) as Partial<Record<SocialNetwork, string>>
}
