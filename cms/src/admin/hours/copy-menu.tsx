import { MenuItem, SimpleMenu, VisuallyHidden } from '@strapi/design-system'
import type { WeekdayKey } from '../../rules/weekdays'
import { copyTargets } from './hours-model'

interface CopyMenuProps {
  day: WeekdayKey
  label: string
  disabled: boolean
  onCopy(days: WeekdayKey[]): void
}

/** To which days a day is copied: the usual rows of days, and each by itself. */
export function CopyMenu({ day, label, disabled, onCopy }: CopyMenuProps) {
  return (
    <SimpleMenu
      variant="tertiary"
      disabled={disabled}
      label={
        <>
          Copiar <VisuallyHidden tag="span">{label} a otros días</VisuallyHidden>
        </>
      }
    >
      {copyTargets(day).map(({ name, days }) => (
        <MenuItem key={name} onSelect={() => onCopy(days)}>
          {name}
        </MenuItem>
      ))}
    </SimpleMenu>
  )
}
