import { Link as RouterLink } from 'react-router-dom'
import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { editPath } from '../content-paths'
import { useAnswer } from '../page/use-answer'
import { ageText } from '../../rules/age'
import { countLeads } from './home-model'

const POLL_MS = 30_000

const LEADS = editPath('lead')
const NEW_ONES = 'filters[$and][0][state][$eq]=nuevo'
const NEWEST = 'page=1&pageSize=10&sort=createdAt:DESC'

interface Leads {
  results: { documentId: string; nombre: string; createdAt: string }[]
  pagination: { total: number }
}

/** How many have written and nobody has answered, with the last of them. */
export function LeadsWidget() {
  const path = `${LEADS}?page=1&pageSize=3&sort=createdAt:DESC&${NEW_ONES}`
  const { value, error } = useAnswer<Leads>(path, { pause: POLL_MS })
  if (!value) return error !== null ? <Widget.Error /> : <Widget.Loading />
  const { results, pagination } = value
  const isNone = pagination.total === 0
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="p" textColor="neutral800">
        {isNone ? 'Nadie nuevo por ahora' : countLeads(pagination.total)}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {results.map(({ documentId, nombre, createdAt }) => (
          <Box tag="li" key={documentId} style={{ overflowWrap: 'anywhere' }}>
            <Link tag={RouterLink} to={`${LEADS}/${documentId}`}>
              {nombre}
            </Link>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {ageText(createdAt, Date.now())}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Link tag={RouterLink} to={`${LEADS}?${NEWEST}${isNone ? '' : `&${NEW_ONES}`}`}>
        {isNone ? 'Ver todos' : 'Ver los nuevos'}
      </Link>
    </Flex>
  )
}
