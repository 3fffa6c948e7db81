import { Box, Flex, Typography } from '@strapi/design-system'
import { Information, WarningCircle } from '@strapi/icons'

interface NoticeProps {
  tone: 'primary' | 'warning' | 'danger'
  title: string
  text: string
}

/** A line that comes and goes by itself: unlike the panel's alerts it has nothing to close. */
export function Notice({ tone, title, text }: NoticeProps) {
  const Icon = tone === 'primary' ? Information : WarningCircle
  return (
    <Box
      role="status"
      background={`${tone}100`}
      borderColor={`${tone}200`}
      hasRadius
      paddingTop={4}
      paddingBottom={4}
      paddingLeft={6}
      paddingRight={6}
    >
      <Flex gap={3} alignItems="flex-start">
        <Flex shrink={0} paddingTop={1}>
          <Icon fill={`${tone}600`} aria-hidden />
        </Flex>
        <Typography textColor="neutral800">
          <Typography fontWeight="bold">{title}</Typography> {text}
        </Typography>
      </Flex>
    </Box>
  )
}
