import styles from './store-list.module.css'

const GHOSTS = [1, 2, 3, 4, 5, 6]

/** Holds the place of a store list with its heading while it loads. */
export function StoreListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Cargando…</span>
      <div className={styles.ghostHeading} aria-hidden="true" />
      <Ghosts />
    </div>
  )
}

/** Holds the place of the cards alone. */
export function StoreGhosts() {
  return (
    <div role="status" data-scripted>
      <span className="visually-hidden">Cargando…</span>
      <Ghosts />
    </div>
  )
}

function Ghosts() {
  return (
    <div className={styles.list} aria-hidden="true">
      {GHOSTS.map((ghost) => (
        <div key={ghost} className={styles.ghost} />
      ))}
    </div>
  )
}
