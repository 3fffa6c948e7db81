import {
  useEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react'
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
  /** Whether a browser that knows no popovers shows it where it stands; else it never does. */
  isInPlace?: boolean | undefined
  children: ReactNode
}

/**
 * A window that needs no script: the browser opens it, and closes it on Escape. It covers the page, as
 * a popover alone does not: a press beside it closes it and presses nothing else. Once the app is there
 * the focus goes into it, and it closes where the focus leaves it.
 */
export const Popover = ({ id, labelledBy, className, isInPlace, children }: PopoverProps) => (
  <div
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={labelledBy}
    className={classNames(styles.cover, isInPlace && styles.inPlace)}
    // A press on it that presses nothing leaves the focus inside.
    tabIndex={-1}
    onToggle={focusWithin}
    onBlur={closeBehind}
  >
    <button
      type="button"
      className={styles.beside}
      popoverTarget={id}
      popoverTargetAction="hide"
      tabIndex={-1}
      aria-hidden="true"
    />
    <div className={classNames(styles.dialog, className)}>{children}</div>
  </div>
)

function focusWithin({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open') return
  currentTarget.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
}

function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}
