import { useEffect } from 'react'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { useOnline } from '../browser/online.ts'
import { Button } from '../ui/button.tsx'
import { messages } from '../ui/messages.ts'
import styles from './crash-page.module.css'

/** Stands in for a page whose code failed or could not be loaded. */
export function CrashPage() {
  return useOnline() ? <Crashed /> : <Offline />
}

function Crashed() {
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

/** A reload without network would lose the app: what was visited before can still be gone back to. */
function Offline() {
  useDocumentHead({ title: messages.offline, description: '', noindex: true })
  useEffect(function loadOnceOnline() {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div className={styles.page} role="alert">
      <h1 tabIndex={-1}>{messages.offline}</h1>
      <p>Esta página se abre sola cuando vuelva internet.</p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => history.back()}>
          Volver
        </Button>
      </div>
    </div>
  )
}
