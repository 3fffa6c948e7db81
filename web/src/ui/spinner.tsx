import styles from './spinner.module.css'

export function Spinner() {
  return (
    <div className={styles.box} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">Cargando…</span>
    </div>
  )
}
