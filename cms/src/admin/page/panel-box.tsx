import type { ReactNode } from 'react'
import { Box, Flex, Typography } from '@strapi/design-system'

interface PanelBoxProps {
  title: string
  hint?: string
  action?: ReactNode
  children?: ReactNode
}

/** A titled part of the page, with its button beside the title where there is room. */
export function PanelBox({ title, hint, action, children }: PanelBoxProps) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box flex="1 1 24rem">
          <Typography variant="beta" tag="h2">
            {title}
          </Typography>
          {hint && (
            <Box paddingTop={1}>
              <Typography tag="p" textColor="neutral600">
                {hint}
              </Typography>
            </Box>
          )}
        </Box>
        {action}
      </Flex>
      {children && <Box paddingTop={4}>{children}</Box>}
    </Box>
  )
}
