import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './badge.module.css'

export function VerifiedBadge() {
  return (
    <span className={classNames(styles.badge, styles.verified)}>
      <Icon name="verified" size={16} />
      Verificado
    </span>
  )
}
