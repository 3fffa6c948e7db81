import { useId, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { BrandMark } from './brand-mark.tsx'
import { Icon } from './icon.tsx'
import { Menu, type MenuLink } from './menu.tsx'
import styles from './header.module.css'

interface HeaderProps {
  /** Name of the site, '' while it is unknown. */
  name: string
  /** The one city on offer, '' while it is unknown. */
  city: string
  homeLink: string
  search: ReactNode
  /** Where to search from pages whose header is one row. */
  searchLink: string
  menuLinks: readonly MenuLink[]
  /** A line above everything else. */
  notice?: ReactNode
}

/** Its parts follow each other as they stand on a phone, and on a desk, where the search is last. */
export function Header({
  name,
  city,
  homeLink,
  search,
  searchLink,
  menuLinks,
  notice,
}: HeaderProps) {
  return (
    <header className={styles.header} data-site>
      {notice}
      <div className={styles.bar}>
        <Link to={homeLink} className={styles.logo} aria-label={`${name} Inicio`.trim()}>
          <BrandMark size={40} />
          <span className={styles.name}>{name}</span>
        </Link>
        <Link to={searchLink} className={styles.searchLink} aria-label="Buscar">
          <Icon name="search" />
        </Link>
        <LocationControl city={city} />
        <DeskLinks links={menuLinks} />
        <Menu links={menuLinks} />
        <div className={styles.search}>{search}</div>
      </div>
    </header>
  )
}

/** The menu's links where there is room for them, in place of its button. */
const DeskLinks = ({ links }: { links: readonly MenuLink[] }) => (
  <nav aria-label="Principal" className={styles.links}>
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)

function LocationControl({ city }: { city: string }) {
  const id = useId()
  return (
    <div className={styles.location}>
      <label htmlFor={id} className="visually-hidden">
        Ubicación
      </label>
      <Icon name="pin" size={20} />
      <select id={id} className={styles.select}>
        <option>{city}</option>
      </select>
    </div>
  )
}
