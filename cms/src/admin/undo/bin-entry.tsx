import { useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import type { BinEntry } from '../../undo/bin'
import { formatTime } from '../publication/publication-model'
import { kindLabel, leftLabel } from './bin-model'

const KEPT_DAYS = 30

interface BinEntryRowProps {
  entry: BinEntry
  now: string
  onRecover(entry: BinEntry): Promise<void>
}

/** One thing that was deleted: what, when, by whom, and the way back. */
export function BinEntryRow({ entry, now, onRecover }: BinEntryRowProps) {
  const [isSending, setIsSending] = useState(false)
  const { title, contentType, deletedAt, deletedBy } = entry
  const name = title || 'sin nombre'

  const recover = async () => {
    setIsSending(true)
    await onRecover(entry)
    setIsSending(false)
  }

  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      gap={3}
      wrap="wrap"
      paddingTop={3}
      paddingBottom={3}
      borderColor="neutral150"
      borderWidth="0 0 1px 0"
      borderStyle="solid"
    >
      <Box flex="1 1 18rem" style={{ minWidth: 0 }}>
        <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {kindLabel(contentType)} · lo eliminó {deletedBy ?? 'el sistema'} el{' '}
          {formatTime(deletedAt)}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {leftLabel(deletedAt, now, KEPT_DAYS)}
        </Typography>
      </Box>
      <Button
        variant="secondary"
        startIcon={<ArrowClockwise />}
        loading={isSending}
        aria-label={`Recuperar «${name}»`}
        onClick={() => void recover()}
      >
        Recuperar
      </Button>
    </Flex>
  )
}
