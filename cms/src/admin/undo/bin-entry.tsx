import { Button, Flex, Typography } from '@strapi/design-system'
import { ArrowClockwise, Trash } from '@strapi/icons'
import type { BinEntry } from '../../undo/bin'
import { momentText } from '../days/day-words'
import { ConfirmButton } from '../page/confirm-button'
import { EntryRow } from '../page/entry-row'
import { useSending } from '../page/use-sending'
import { eraseQuestion, kindLabel, leftLabel } from './bin-model'

interface BinEntryRowProps {
  entry: BinEntry
  now: string
  onRecover(entry: BinEntry): Promise<void>
  /** Deletes it for good; null: the role may not. */
  onErase: ((entry: BinEntry) => Promise<void>) | null
}

/** One thing that was deleted: what, when, by whom, the way back, and the end of it. */
export function BinEntryRow({ entry, now, onRecover, onErase }: BinEntryRowProps) {
  const { isSending, send } = useSending(() => onRecover(entry))
  const { contentType, deletedAt, deletedBy } = entry
  const name = entry.title || 'sin nombre'
  const { title, text } = eraseQuestion(name)

  return (
    <EntryRow
      actions={
        <Flex gap={2} wrap="wrap">
          <Button
            variant="secondary"
            startIcon={<ArrowClockwise />}
            loading={isSending}
            aria-label={`Recuperar «${name}»`}
            onClick={() => void send()}
          >
            Recuperar
          </Button>
          {onErase && (
            <ConfirmButton
              label="Borrar ya"
              accessibleLabel={`Borrar ya «${name}»`}
              variant="danger-light"
              confirmVariant="danger"
              startIcon={<Trash />}
              question={title}
              explanation={text}
              onConfirm={() => onErase(entry)}
            />
          )}
        </Flex>
      }
    >
      <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {kindLabel(contentType)} · lo eliminó {deletedBy ?? 'el sistema'} el {momentText(deletedAt)}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {leftLabel(deletedAt, now)}
      </Typography>
    </EntryRow>
  )
}
