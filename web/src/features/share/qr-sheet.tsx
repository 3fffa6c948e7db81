import { useLoadedCode } from '../../browser/loaded-code.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './share-sheet.module.css'

const loadCode = () => import('./qr-code.tsx')

interface QrSheetProps {
  isOpen: boolean
  onClose: () => void
  name: string
  url: string
}

/** The link of a page to be scanned from another phone, or printed for the shop's window. */
export function QrSheet({ isOpen, onClose, name, url }: QrSheetProps) {
  const code = useLoadedCode(loadCode, isOpen)
  return (
    <Sheet title="Código QR" isOpen={isOpen} onClose={onClose}>
      <p>Escaneá el código con la cámara de otro teléfono para abrir la página de {name}.</p>
      <div className={styles.frame}>
        {code && <code.QrCode url={url} label={`Código QR de ${name}`} />}
        {code === undefined && <Spinner />}
        {code === null && <p>No pudimos dibujar el código. Probá de nuevo con conexión.</p>}
      </div>
      <p className={styles.url}>{url}</p>
    </Sheet>
  )
}
