import styles from './store-list.module.css'

const GHOSTS = [1, 2, 3, 4, 5, 6]

/** Holds the place of a store list while it loads. */
export function StoreListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Cargando…</span>
      <div className={styles.ghostHeading} aria-hidden="true" />
      <div className={styles.list} aria-hidden="true">
        {GHOSTS.map((ghost) => (
          <div key={ghost} className={styles.ghost} />
        ))}
      </div>
    </div>
  )
}
