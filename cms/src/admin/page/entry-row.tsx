import type { ReactNode } from 'react'
import { Flex } from '@strapi/design-system'

interface EntryRowProps {
  children: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

/** A line of a list, with what to do beside it where there is room. */
export function EntryRow({ children, actions }: EntryRowProps) {
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
      <Flex
        direction="column"
        alignItems="stretch"
        gap={1}
        flex="1 1 24rem"
        minWidth="0"
        style={{ overflowWrap: 'anywhere' }}
      >
        {children}
      </Flex>
      {actions}
    </Flex>
  )
}
