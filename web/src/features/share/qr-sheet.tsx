import { lazy, Suspense } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './share-sheet.module.css'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

interface QrSheetProps {
  isOpen: boolean
  onClose: () => void
  name: string
  url: string
}

/** The link of a page to be scanned from another phone, or printed for the shop's window. */
export function QrSheet({ isOpen, onClose, name, url }: QrSheetProps) {
  return (
    <Sheet title="Código QR" isOpen={isOpen} onClose={onClose}>
      <p>Escaneá el código con la cámara de otro teléfono para abrir la página de {name}.</p>
      <div className={styles.frame}>
        <Suspense fallback={<Spinner />}>
          {isOpen && <QrCode url={url} label={`Código QR de ${name}`} />}
        </Suspense>
      </div>
      <p className={styles.url}>{url}</p>
    </Sheet>
  )
}
