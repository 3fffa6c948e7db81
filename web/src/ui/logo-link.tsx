import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './logo-link.module.css'
import { Picture } from './picture.tsx'

/** Under the logo the name, beside it, or on a card that the logo fills. */
export type LogoLook = 'tile' | 'lines' | 'cards'

const SIZES: Record<LogoLook, string> = { tile: '8rem', lines: '3.5rem', cards: '11rem' }

interface LogoLinkProps {
  to: string
  name: string
  image: string
  look?: LogoLook | undefined
}

/** A logo with the name, as the carousels show them. */
export function LogoLink({ to, name, image, look = 'tile' }: LogoLinkProps) {
  return (
    <Link to={to} className={classNames(styles.link, styles[look])}>
      <Picture url={image} alt="" kind="logo" sizes={SIZES[look]} className={styles.logo} />
      <span>{name}</span>
    </Link>
  )
}
