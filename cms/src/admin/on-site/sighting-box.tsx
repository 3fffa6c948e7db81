import { Link as RouterLink } from 'react-router-dom'
import { Box, Flex, Link, LinkButton, Typography } from '@strapi/design-system'
import { CheckCircle, Clock, CrossCircle, ExternalLink, WarningCircle } from '@strapi/icons'
import { MANAGE_PUBLICATION } from '../../rules/panel-permissions'
import { useMay } from '../page/use-may'
import type { Tone } from '../publication/publication-model'
import type { Sighting } from './on-site-model'

export const SEE_ON_SITE = 'Ver en el sitio'

const ICONS = {
  success: CheckCircle,
  warning: WarningCircle,
  danger: CrossCircle,
  neutral: Clock,
} as const satisfies Record<Tone, unknown>

const WRAP = { overflowWrap: 'anywhere' } as const

const LOADING: Sighting = { tone: 'neutral', title: 'Mirando el sitio…', text: '' }

const FAILING: Sighting = {
  tone: 'neutral',
  title: 'No se pudo preguntar',
  text: 'No hay conexión con el panel. Se vuelve a intentar solo.',
}

interface SightingBoxProps {
  /** Null while it is not known. */
  sighting: Sighting | null
  isFailing: boolean
}

/** The state in one sentence, why it is so, and the way to the page or to what is to be done. */
export function SightingBox({ sighting, isFailing }: SightingBoxProps) {
  const mayManage = useMay(MANAGE_PUBLICATION)
  const { tone, title, text, problems, href, hasDetails } =
    sighting ?? (isFailing ? FAILING : LOADING)
  const Icon = ICONS[tone]
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Flex gap={2} alignItems="flex-start" role="status">
        <Flex shrink={0} paddingTop="2px">
          <Icon fill={`${tone}600`} aria-hidden />
        </Flex>
        <Typography fontWeight="bold" textColor="neutral800" style={WRAP}>
          {title}
        </Typography>
      </Flex>
      {text && (
        <Typography tag="p" variant="pi" textColor="neutral700" style={WRAP}>
          {text}
        </Typography>
      )}
      {problems && (
        <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
          {problems.map((problem, index) => (
            <li key={index}>
              <Typography variant="pi" textColor="neutral800" style={WRAP}>
                {problem}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {href && (
        <LinkButton
          href={href}
          target="_blank"
          rel="noopener"
          variant="secondary"
          endIcon={<ExternalLink />}
        >
          {SEE_ON_SITE}
        </LinkButton>
      )}
      {hasDetails && mayManage && (
        <Link tag={RouterLink} to="/publicacion">
          Ver en «Publicación»
        </Link>
      )}
    </Flex>
  )
}
