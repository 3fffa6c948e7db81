import type { ComponentProps, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** What keeps the content of a page off the screen's edges, and no wider than it is to be. */
export function PageFrame({ className, ...frame }: ComponentProps<'div'>) {
  return <div className={classNames(styles.page, className)} {...frame} />
}

/** The frame of an inner page: way back, way home, main heading, content. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <PageFrame>
      <PageBar />
      <PageHeading>{title}</PageHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </PageFrame>
  )
}

/** Entries of this site before this one, as the router counts them; null when it does not. */
function historyIndex(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}

/**
 * One step back in history (home when there is none) and home; over the picture that a page begins
 * with where it has one.
 */
export function PageBar({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const navigate = useNavigate()
  const isFreshKey = useLocation().key === 'default'
  const goBack = () => {
    // A filter or a letter takes the place of the first entry, and has a key of its own.
    const isFirstEntry = isFreshKey || historyIndex() === 0
    void (isFirstEntry ? navigate(paths.home.link()) : navigate(-1))
  }
  return (
    <div className={classNames(styles.bar, isOverPicture && styles.overPicture)} data-screen-only>
      <button type="button" className={styles.way} onClick={goBack} data-scripted>
        <Icon name="back" size={22} /> <span>Volver</span>
      </button>
      <Link to={paths.home.link()} className={styles.way}>
        <Icon name="home" size={22} /> <span>Inicio</span>
      </Link>
    </div>
  )
}
