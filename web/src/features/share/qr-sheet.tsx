import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { downloadFile, downloadsMadeFiles } from '../../browser/download.ts'
import { useLoadedCode } from '../../browser/loaded-code.ts'
import { slug } from '../../catalog/slug.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
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
      <p>
        Escaneá el código con la cámara de otro teléfono para abrir la página de{' '}
        {name.replace(/\.$/, '')}.
      </p>
      <div className={styles.frame}>
        {code && <code.QrCode url={url} label={`Código QR de ${name}`} />}
        {code === undefined && <Spinner />}
        {code === null && <p>No pudimos dibujar el código. Probá de nuevo con conexión.</p>}
      </div>
      <p className={styles.url}>{url}</p>
      {code && isOpen && (
        <div className={styles.uses}>
          <Button onClick={() => window.print()}>
            <Icon name="print" size={22} /> Imprimir
          </Button>
          {downloadsMadeFiles() && (
            <Button onClick={() => downloadFile(`qr-${slug(name)}.png`, code.qrPicture(url))}>
              <Icon name="download" size={22} /> Descargar
            </Button>
          )}
          {createPortal(
            <Poster name={name} url={url}>
              <code.QrCode url={url} label={`Código QR de ${name}`} />
            </Poster>,
            document.body,
          )}
        </div>
      )}
    </Sheet>
  )
}

interface PosterProps {
  name: string
  url: string
  children: ReactNode
}

/** What the printer gets while the code is open: a sheet for the window, and nothing else. */
function Poster({ name, url, children }: PosterProps) {
  return (
    <div className={styles.poster} data-poster data-print-only>
      <p className={styles.posterName}>{name}</p>
      <p>Escaneá el código con la cámara de tu teléfono</p>
      {children}
      <p>{url}</p>
    </div>
  )
}
