import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The frame of an inner page: way back, way home, main heading, content. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageBar />
      <PageHeading>{title}</PageHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

/** One step back in history (home when there is none) and home. */
export function PageBar() {
  const navigate = useNavigate()
  const isFirstEntry = useLocation().key === 'default'
  const goBack = () => void (isFirstEntry ? navigate(paths.home.link()) : navigate(-1))
  return (
    <div className={styles.bar} data-screen-only>
      <button type="button" className={styles.way} onClick={goBack} data-scripted>
        <Icon name="back" size={22} /> Volver
      </button>
      <Link to={paths.home.link()} className={styles.way}>
        <Icon name="home" size={22} /> Inicio
      </Link>
    </div>
  )
}
