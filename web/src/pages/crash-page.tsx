import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { Button } from '../ui/button.tsx'
import { messages } from '../ui/messages.ts'
import styles from './crash-page.module.css'

/** Stands in for a page whose code failed or could not be loaded. */
export function CrashPage() {
  useDocumentHead({ title: messages.pageCrashed, description: '', noindex: true })
  return (
    <div className={styles.page} role="alert">
      <h1 tabIndex={-1}>{messages.pageCrashed}</h1>
      <p>No pudimos mostrar esta página. Revisá tu conexión y probá de nuevo.</p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => location.reload()}>
          Recargar la página
        </Button>
        <a href={paths.home.link()}>Ir al inicio</a>
      </div>
    </div>
  )
}
