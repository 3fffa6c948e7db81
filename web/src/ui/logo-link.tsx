import { Link } from 'react-router-dom'
import styles from './logo-link.module.css'
import { Picture } from './picture.tsx'

/** A logo with the name under it, as the carousels show them. */
export function LogoLink({ to, name, image }: { to: string; name: string; image: string }) {
  return (
    <Link to={to} className={styles.link}>
      <Picture url={image} alt="" kind="logo" sizes="8rem" className={styles.logo} />
      <span>{name}</span>
    </Link>
  )
}
