import { useEffect, type ReactNode } from 'react'
import { RoundButton } from './round-button.tsx'
import styles from './toast.module.css'

interface ToastProps {
  /** Text of the alert. */
  children: ReactNode
  /** Buttons that go with it. */
  actions?: ReactNode
  onClose: () => void
}

/** An in-page alert at the lower edge of the screen, above the bar if there is one; Escape closes it. */
export function Toast({ children, actions, onClose }: ToastProps) {
  useEffect(
    function closeOnEscape() {
      const close = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose()
      }
      addEventListener('keydown', close)
      return () => removeEventListener('keydown', close)
    },
    [onClose],
  )
  return (
    <div className={styles.toast}>
      <div className={styles.text} role="alert">
        {children}
      </div>
      <RoundButton
        icon="close"
        size={20}
        label="Cerrar aviso"
        className={styles.close}
        onClick={onClose}
      />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
