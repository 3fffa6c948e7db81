import { Link } from 'react-router-dom'
import { Picture } from './picture.tsx'
import styles from './tile-grid.module.css'

export interface Tile {
  name: string
  /** Address of the icon, '' for the drawn one. */
  icon: string
  to: string
  state?: unknown
}

/** A grid of links, each an icon over a name. */
export function TileGrid({ tiles, label }: { tiles: readonly Tile[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {tiles.map(({ name, icon, to, state }) => (
        <li key={to}>
          <Link to={to} state={state} className={styles.tile}>
            <Picture url={icon} alt="" kind="icon" sizes="64px" className={styles.icon} />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
