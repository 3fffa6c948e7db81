import { useEffect } from 'react'
import { liveRelease, useKnownRelease } from '../api/public-file.ts'
import { useOnline } from '../browser/online.ts'
import styles from './offline-notice.module.css'

/** Says that there is no signal, and of when what is shown is. */
export function OfflineNotice() {
  const isOffline = !useOnline()
  const release = useKnownRelease()
  useEffect(
    function askForTime() {
      if (isOffline) void liveRelease()
    },
    [isOffline],
  )
  return (
    <div role="status" data-screen-only>
      {(isOffline || release?.isKept) && (
        <p className={styles.notice}>{offlineText(release?.time)}</p>
      )}
    </div>
  )
}

/** 'Sin señal: datos del 25 de noviembre, 18:04' */
function offlineText(time: Date | undefined): string {
  if (!time || Number.isNaN(time.getTime())) return 'Sin señal'
  const day = time.toLocaleDateString('es-AR', { day: 'numeric', month: 'long' })
  const hour = time.toLocaleTimeString('es-AR', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return `Sin señal: datos del ${day}, ${hour}`
}
