import { useEffect, useState } from 'react'
import { liveRelease } from '../api/public-file.ts'
import { useOnline } from '../browser/online.ts'
import styles from './offline-notice.module.css'

/** Says that there is no signal, and of when what is shown is. */
export function OfflineNotice() {
  const isOffline = !useOnline()
  const [time, setTime] = useState<Date | null>(null)
  useEffect(
    function askForTime() {
      if (isOffline) void liveRelease().then((release) => setTime(release?.time ?? null))
    },
    [isOffline],
  )
  return (
    <div role="status" data-screen-only>
      {isOffline && <p className={styles.notice}>{offlineText(time)}</p>}
    </div>
  )
}

/** 'Sin señal: ves los datos del 25 de noviembre, 18:04' */
function offlineText(time: Date | null): string {
  if (!time || Number.isNaN(time.getTime())) return 'Sin señal'
  const day = time.toLocaleDateString('es-AR', { day: 'numeric', month: 'long' })
  const hour = time.toLocaleTimeString('es-AR', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return `Sin señal: ves los datos del ${day}, ${hour}`
}
