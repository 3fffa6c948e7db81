import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { RoundButton } from './round-button.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal window with a title: from the lower edge on a phone, in the middle elsewhere. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <RoundButton icon="close" label="Cerrar" className={styles.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </Dialog>
  )
}
