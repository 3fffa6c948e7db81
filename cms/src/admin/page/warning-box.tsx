import { Box, Typography, type BoxProps } from '@strapi/design-system'

/** Something for a person to look at, beside the field or the list that it is about. */
export function WarningBox({ title, children, ...box }: BoxProps & { title?: string }) {
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3} {...box}>
      {title && (
        <Typography tag="p" fontWeight="bold" textColor="neutral800">
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}
