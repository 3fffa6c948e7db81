import { Link as RouterLink } from 'react-router-dom'
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { UnfinishedList } from '../../api/publication/services/unfinished'
import { useAnswer } from '../page/use-answer'
import { moreUnfinished, unfinishedLine, type UnfinishedLine } from './home-model'

const POLL_MS = 30_000

function Line({ path, name, about, status }: UnfinishedLine) {
  const colour = status === 'Con cambios' ? 'alternative' : 'secondary'
  return (
    <Flex tag="li" justifyContent="space-between" gap={3} paddingTop={2} paddingBottom={2}>
      <Box style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link tag={RouterLink} to={path}>
          {name}
        </Link>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {about}
        </Typography>
      </Box>
      <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`} shrink={0}>
        {status}
      </Badge>
    </Flex>
  )
}

/** What was begun and visitors do not see, the newest first, each with the way to it. */
export function UnfinishedWidget() {
  const { value, error } = useAnswer<UnfinishedList>('/publication/unfinished', { pause: POLL_MS })
  if (!value) return error !== null ? <Widget.Error /> : <Widget.Loading />
  const { documents, drafts, modified } = value
  if (documents.length === 0) {
    return (
      <Typography textColor="neutral600">Nada: todo lo que está cargado está publicado.</Typography>
    )
  }
  const now = Date.now()
  return (
    <>
      <Box tag="ul">
        {documents.map((document) => (
          <Line key={document.documentId} {...unfinishedLine(document, now)} />
        ))}
      </Box>
      <Typography variant="pi" textColor="neutral600">
        {moreUnfinished(drafts + modified, documents.length)}
      </Typography>
    </>
  )
}
