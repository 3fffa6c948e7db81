import { useState } from 'react'
import { Button, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import type { BinEntry } from '../../undo/bin'
import { formatTime } from '../publication/publication-model'
import { EntryRow } from '../page/entry-row'
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
    <EntryRow
      actions={
        <Button
          variant="secondary"
          startIcon={<ArrowClockwise />}
          loading={isSending}
          aria-label={`Recuperar «${name}»`}
          onClick={() => void recover()}
        >
          Recuperar
        </Button>
      }
    >
      <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {kindLabel(contentType)} · lo eliminó {deletedBy ?? 'el sistema'} el {formatTime(deletedAt)}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {leftLabel(deletedAt, now, KEPT_DAYS)}
      </Typography>
    </EntryRow>
  )
}
