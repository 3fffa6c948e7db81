import { Box, Flex, Typography } from '@strapi/design-system'
import { CheckCircle, Clock, CrossCircle, WarningCircle } from '@strapi/icons'
import { stateOf, type PublicationStatus } from './publication-model'
import { ageText } from '../../rules/age'
import { momentText } from '../days/day-words'

const LOOKS = {
  success: { Icon: CheckCircle, colour: 'success', label: 'Bien' },
  warning: { Icon: WarningCircle, colour: 'warning', label: 'Atención' },
  danger: { Icon: CrossCircle, colour: 'danger', label: 'Detenido' },
  neutral: { Icon: Clock, colour: 'neutral', label: 'En espera' },
} as const

interface StateCardProps {
  status: PublicationStatus
  now: number
}

/** The state in one sentence, what it means, and when the publisher last said something. */
export function StateCard({ status, now }: StateCardProps) {
  const { tone, title, text } = stateOf(status)
  const { Icon, colour, label } = LOOKS[tone]
  const { report } = status
  return (
    <Box
      tag="section"
      aria-label="Estado"
      background={`${colour}100`}
      borderColor={`${colour}200`}
      hasRadius
      padding={6}
      position="relative"
      overflow="hidden"
    >
      <Box
        background={`${colour}600`}
        position="absolute"
        top={0}
        bottom={0}
        left={0}
        width="6px"
        aria-hidden
      />
      <Flex gap={4} alignItems="flex-start">
        <Flex shrink={0} paddingTop={1} role="img" aria-label={label}>
          <Icon width="2.8rem" height="2.8rem" fill={`${colour}600`} aria-hidden />
        </Flex>
        <Box style={{ minWidth: 0 }}>
          <Box role="status">
            <Typography variant="alpha" tag="h2" textColor="neutral800">
              {title}
            </Typography>
          </Box>
          <Box paddingTop={1}>
            <Typography
              tag="p"
              variant="epsilon"
              textColor="neutral800"
              style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </Box>
          {report && (
            <Box paddingTop={2}>
              <Typography tag="p" variant="pi" textColor="neutral700">
                Último aviso del sitio: {momentText(report.time)} ({ageText(report.time, now)})
              </Typography>
            </Box>
          )}
        </Box>
      </Flex>
    </Box>
  )
}
