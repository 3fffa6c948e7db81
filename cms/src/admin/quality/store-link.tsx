import { Link as RouterLink } from 'react-router-dom'
import { Badge, Flex, Link } from '@strapi/design-system'
import { editPath } from '../content-paths'

interface StoreLinkProps {
  documentId: string
  name: string
  isPublished?: boolean
}

/** A store's name, which leads to its form; a draft is told as one. */
export function StoreLink({ documentId, name, isPublished = true }: StoreLinkProps) {
  return (
    <Flex gap={2} wrap="wrap" style={{ overflowWrap: 'anywhere' }}>
      <Link tag={RouterLink} to={editPath('store', documentId)}>
        {name}
      </Link>
      {!isPublished && (
        <Badge backgroundColor="secondary100" textColor="secondary700">
          Borrador
        </Badge>
      )}
    </Flex>
  )
}
