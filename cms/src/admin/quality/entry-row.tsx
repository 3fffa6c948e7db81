import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Badge, Box, Flex, Link } from '@strapi/design-system'
import { editPath } from '../home/home-model'

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

/** A line of a list, with what to do beside it where there is room. */
export function EntryRow({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      alignItems="flex-start"
      gap={3}
      wrap="wrap"
      paddingTop={4}
      paddingBottom={4}
      borderColor="neutral150"
      borderWidth="1px 0 0 0"
      borderStyle="solid"
    >
      <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 26rem" minWidth="0">
        {children}
      </Flex>
      {actions && <Box>{actions}</Box>}
    </Flex>
  )
}
