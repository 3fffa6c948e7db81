import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

interface DialogProps {
  isOpen: boolean
  /** Called after Escape, a click on the overlay, or the element's own closing. */
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
  className?: string | undefined
  children: ReactNode
}

/** A modal window: the browser's own `<dialog>`, which keeps the focus and closes on Escape. */
export function Dialog({ isOpen, onClose, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(
    function followState() {
      const dialog = ref.current
      if (isOpen && !dialog?.open) dialog?.showModal()
      if (!isOpen && dialog?.open) dialog.close()
    },
    [isOpen],
  )
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  // The event follows the closing: a window that was opened again meanwhile stays.
  const tellOfClosing = () => {
    if (!ref.current?.open) onClose()
  }
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      aria-labelledby={labelledBy}
      onCancel={onClose}
      onClose={tellOfClosing}
      onClick={closeOnOverlay}
    >
      {children}
    </dialog>
  )
}

interface PopoverProps {
  /** What its button names as `popoverTarget`. */
  id: string
  labelledBy: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A window that needs no script: the browser opens it, and closes it on Escape or a press beside it.
 * One that knows no popovers never shows it.
 */
export const Popover = ({ id, labelledBy, className, children }: PopoverProps) => (
  <div
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={labelledBy}
    className={classNames(styles.dialog, styles.popover, className)}
  >
    {children}
  </div>
)
