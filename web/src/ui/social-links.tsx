import { addressInWords } from './address-in-words.ts'
import { NETWORK_LABELS, NetworkIcon, type NetworkName } from './network-icon.tsx'
import styles from './social-links.module.css'

export interface SocialLink {
  network: NetworkName
  url: string
}

/** { instagram: 'https://…' } → links, in the order of `networks`. */
export function socialLinksOf<Network extends NetworkName>(
  networks: readonly Network[],
  urls: Partial<Record<Network, string>>,
): SocialLink[] {
  return networks.flatMap((network) => {
    const url = urls[network]
    return url ? [{ network, url }] : []
  })
}

/** Icon links in new tabs; nothing when there are none. */
export function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={NETWORK_LABELS[network]}
          >
            <NetworkIcon name={network} />
            <span data-print-only>{addressInWords(url)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
