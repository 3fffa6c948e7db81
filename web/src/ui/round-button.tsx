import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './round-button.module.css'

interface RoundButtonProps extends ComponentProps<'button'> {
  icon: IconName
  /** Of the drawing. */
  size?: number
  /** What it does, for who does not see the drawing. */
  label: string
}

/** A button that is a drawing alone, and as large as a finger needs it. */
export function RoundButton({ icon, size, label, className, ...button }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.round, className)}
      aria-label={label}
      {...button}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
