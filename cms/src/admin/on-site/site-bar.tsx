import { Link as RouterLink, useLocation } from 'react-router-dom'
import { Flex, Link, Typography } from '@strapi/design-system'
import { CrossCircle, WarningCircle } from '@strapi/icons'
import { useIsDesktop } from '@strapi/strapi/admin'
import type { Brief } from '../../api/publication/services/brief'
import { standstillOf } from './on-site-model'
import { MANAGE_PUBLICATION } from '../../rules/panel-permissions'
import { useAnswer } from '../page/use-answer'
import { useMay } from '../page/use-may'

const POLL_MS = 10_000
const PUBLICATION = '/publicacion'

/**
 * Above every screen while what is published does not reach the site. Not on the page «Publicación»,
 * which says the same at length.
 */
export function SiteBar() {
  const { pathname } = useLocation()
  const mayManage = useMay(MANAGE_PUBLICATION)
  // Where there is no room, the page that it leads to says the rest.
  const hasRoom = useIsDesktop() || !mayManage
  const { value } = useAnswer<Brief>('/publication/brief', { pause: POLL_MS })
  const standstill = value && standstillOf(value)
  if (!standstill || pathname === PUBLICATION) return null
  const tone = standstill.tone === 'danger' ? 'danger' : 'warning'
  const Icon = tone === 'danger' ? CrossCircle : WarningCircle
  return (
    <Flex
      tag="section"
      aria-label="Aviso del sitio"
      background={`${tone}100`}
      borderColor={`${tone}200`}
      paddingTop={2}
      paddingBottom={2}
      paddingLeft={5}
      paddingRight={5}
      gap={2}
      shrink={0}
      wrap="wrap"
    >
      <Flex gap={2} alignItems="flex-start" role="status" flex="1 1 24rem">
        <Flex shrink={0} paddingTop="2px">
          <Icon fill={`${tone}600`} aria-hidden />
        </Flex>
        <Typography textColor="neutral800">
          <Typography fontWeight="bold">{standstill.title}.</Typography>{' '}
          {hasRoom && standstill.text}
        </Typography>
      </Flex>
      {mayManage && (
        <Link tag={RouterLink} to={PUBLICATION}>
          Ver en «Publicación»
        </Link>
      )}
    </Flex>
  )
}
