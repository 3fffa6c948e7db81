import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { NetworkIcon } from './network-icon.tsx'
import styles from './icon-action.module.css'

/** A row of icon buttons, each a list item; on paper nothing can be pressed. */
export function IconActions({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.actions} data-screen-only>
      {children}
    </ul>
  )
}

type Sign = IconName | 'whatsapp'

interface IconLinkProps {
  icon: Sign
  text: string
  /** Without an address there is no button. */
  href: string | null
  /** Another site, in a new tab. */
  isOutside?: boolean
}

export function IconLink({ icon, text, href, isOutside = false }: IconLinkProps) {
  if (!href) return null
  const newTab = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li>
      <a className={styles.action} href={href} {...newTab}>
        <Disc icon={icon} />
        {text}
      </a>
    </li>
  )
}

interface IconButtonProps {
  icon: IconName
  text: string
  onClick: () => void
}

export function IconButton({ icon, text, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      <Disc icon={icon} />
      {text}
    </button>
  )
}

function Disc({ icon }: { icon: Sign }) {
  return (
    <span className={styles.disc}>
      {icon === 'whatsapp' ? <NetworkIcon name={icon} /> : <Icon name={icon} />}
    </span>
  )
}
