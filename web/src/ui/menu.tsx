import { useId, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'
import { RoundButton } from './round-button.tsx'
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
      <RoundButton
        icon="menu"
        label="Abrir menú"
        className={styles.opener}
        data-scripted
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={close} labelledBy={titleId} className={styles.dialog}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId}>Menú</h2>
            <RoundButton
              icon="close"
              label="Cerrar menú"
              className={styles.closer}
              onClick={close}
            />
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
