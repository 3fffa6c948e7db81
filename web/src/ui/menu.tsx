import { useId, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'

export interface MenuLink {
  to: string
  text: string
  icon: IconName
}

/** The hamburger button and the menu that it opens. */
export function Menu({ links }: { links: readonly MenuLink[] }) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-scripted
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId} className={styles.dialog}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>Menú</h2>
            <button
              type="button"
              className={styles.closer}
              aria-label="Cerrar menú"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-labelledby={titleId}>
            <ul>
              {links.map(({ to, text, icon }) => (
                <li key={to}>
                  <NavLink to={to} end className={styles.link} onClick={close}>
                    <Icon name={icon} /> {text}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Dialog>
    </>
  )
}
