import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import { Tile } from './tile'
import type { Stage, Upload } from './upload-queue'

interface UploadTileProps {
  upload: Upload
  onRetry(): void
  onRemove(): void
}

const sentenceOf = (stage: Stage): string => {
  if (stage.is === 'failed') return stage.problem
  if (stage.is === 'waiting') return 'En espera'
  if (stage.is === 'preparing') return 'Preparando…'
  return stage.share < 1 ? `Subiendo: ${Math.round(stage.share * 100)} %` : 'Guardando…'
}

/** A file on its way, or one that did not arrive. */
export function UploadTile({ upload: { file, stage }, onRetry, onRemove }: UploadTileProps) {
  const hasFailed = stage.is === 'failed'
  return (
    <Tile>
      <Box title={file.name}>
        <Typography variant="pi" fontWeight="bold" ellipsis tag="p">
          {file.name}
        </Typography>
      </Box>
      {stage.is === 'sending' && (
        <ProgressBar
          size="S"
          value={Math.round(stage.share * 100)}
          aria-label={`Cuánto se subió de ${file.name}`}
        />
      )}
      <Box role={hasFailed ? 'alert' : undefined}>
        <Typography variant="pi" textColor={hasFailed ? 'danger600' : 'neutral600'} tag="p">
          {sentenceOf(stage)}
        </Typography>
      </Box>
      <Flex gap={2} wrap="wrap">
        {hasFailed && stage.canRetry && (
          <Button variant="secondary" startIcon={<ArrowClockwise />} onClick={onRetry}>
            Reintentar
          </Button>
        )}
        <Button variant="tertiary" onClick={onRemove}>
          {hasFailed ? 'Quitar' : 'Cancelar'}
        </Button>
      </Flex>
    </Tile>
  )
}
