import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { messages } from '../../ui/messages.ts'
import styles from './lead-sent.module.css'

export function LeadSent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      <div className={styles.content}>
        <span className={styles.sign}>
          <Icon name="done" size={40} />
        </span>
        <h2 id={titleId}>{messages.leadSentTitle}</h2>
        <p>{messages.leadSentText}</p>
        <Button look="main" onClick={onClose}>
          Ok
        </Button>
      </div>
    </Dialog>
  )
}
