import { Button, Flex, Typography } from '@strapi/design-system'
import { Check } from '@strapi/icons'
import type { HoursRange } from '../../rules/hours'
import { WarningBox } from '../page/warning-box'
import { rangeInWords } from './week-in-words'

interface UsualOpeningProps {
  /** 'Sábado' */
  label: string
  range: HoursRange
  disabled: boolean
  onAccept(): void
}

/** Beside a day that only says when it ends: whether it opens when the other days do. */
export function UsualOpening({ label, range, disabled, onAccept }: UsualOpeningProps) {
  const hours = rangeInWords(range)
  return (
    <WarningBox>
      <Flex gap={3} wrap="wrap">
        <Typography tag="p" textColor="neutral800">
          No dice desde qué hora. ¿Abre como los demás días?
        </Typography>
        <Button
          variant="secondary"
          startIcon={<Check />}
          disabled={disabled}
          aria-label={`${label}: sí, de ${hours}`}
          onClick={onAccept}
        >
          Sí, de {hours}
        </Button>
      </Flex>
    </WarningBox>
  )
}
