import { useState } from 'react'
import { Button, Dialog, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { eraseQuestion } from './bin-model'

interface EraseButtonProps {
  name: string
  onErase(): Promise<void>
}

/** «Borrar ya», which asks once more with the name. */
export function EraseButton({ name, onErase }: EraseButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const { title, text } = eraseQuestion(name)
  const erase = async () => {
    setIsSending(true)
    await onErase()
    setIsSending(false)
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button
          variant="danger-light"
          startIcon={<Trash />}
          loading={isSending}
          aria-label={`Borrar ya «${name}»`}
        >
          Borrar ya
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={title}
        endAction={
          <Dialog.Action>
            <Button fullWidth variant="danger" onClick={() => void erase()}>
              Borrar ya
            </Button>
          </Dialog.Action>
        }
      >
        <Typography tag="p" textAlign="center" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
