import { useEffect } from 'react'
import { paths } from '../app/paths.ts'
import { useDocumentHead } from '../browser/document-head.ts'
import { useOnline } from '../browser/online.ts'
import { mayReload, reloadOnce } from '../browser/reload-once.ts'
import { Button } from '../ui/button.tsx'
import { messages } from '../ui/messages.ts'
import { Spinner } from '../ui/spinner.tsx'
import styles from './crash-page.module.css'

/** Browsers’ messages when the code of a page could not be loaded; asking again gives the same. */
const MISSING_CODE = /dynamically imported module|importing a module script failed/i

/**
 * Stands in for a page whose code failed or could not be loaded. Code that could not be loaded is
 * asked for anew, with the page, as soon as there is a network.
 */
export function CrashPage({ error }: { error: unknown }) {
  const isOnline = useOnline()
  const isMissing = error instanceof Error && MISSING_CODE.test(error.message)
  if (!isOnline) return <Offline />
  return isMissing && mayReload() ? <Reloading /> : <Crashed />
}

function Reloading() {
  useEffect(() => reloadOnce(), [])
  return <Spinner />
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
