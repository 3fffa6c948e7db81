import { Flex, TextButton, Typography } from '@strapi/design-system'

interface UnknownProps {
  hasFailed: boolean
  onRetry(): void
}

/** In place of choices that have not come, or do not come. */
export function Unknown({ hasFailed, onRetry }: UnknownProps) {
  if (!hasFailed) return <Typography textColor="neutral600">Un momento…</Typography>
  return (
    <Flex gap={2} wrap="wrap" role="alert">
      <Typography textColor="danger600">No se pudo leer qué se puede elegir.</Typography>
      <TextButton onClick={onRetry}>Probar de nuevo</TextButton>
    </Flex>
  )
}
