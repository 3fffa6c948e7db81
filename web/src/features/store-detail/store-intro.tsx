import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useLocalMoment } from '../../browser/now.ts'
import { openStatus } from '../../catalog/hours/opening-hours.ts'
import { slug } from '../../catalog/slug.ts'
import type { Store } from '../../catalog/stores/store.ts'
import { OpenBadge, VerifiedBadge } from '../../ui/badges.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './store-intro.module.css'

/** Name, logo and open badge of a store. */
export function StoreIntro({ store, heart }: { store: Store; heart: ReactNode }) {
  const { isOpen, label } = openStatus(store.hours, useLocalMoment())
  return (
    <header className={styles.intro}>
      <Picture url={store.image} alt="" kind="logo" sizes="112px" className={styles.logo} />
      <div className={styles.text}>
        <div className={styles.title}>
          <PageHeading className={styles.name}>{store.name}</PageHeading>
          {heart}
        </div>
        <StoreSections store={store} />
        <p className={styles.badges}>
          <VerifiedBadge />
          <OpenBadge isOpen={isOpen} label={label} />
        </p>
      </div>
    </header>
  )
}

/** Its categories and subcategories, each a link to the stores of the same kind. */
function StoreSections({ store }: { store: Store }) {
  const sections = [
    ...store.categories.map((name) => ({ name, to: paths.category.link(slug(name)) })),
    ...store.subcategories.map(({ name }) => ({ name, to: paths.subcategory.link(slug(name)) })),
  ]
  if (sections.length === 0) return null
  return (
    <ul className={styles.sections} aria-label="Rubros">
      {sections.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
