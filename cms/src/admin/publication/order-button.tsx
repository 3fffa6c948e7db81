import { useState } from 'react'
import { Button, Dialog, Typography, type ButtonProps } from '@strapi/design-system'
import { ConfirmDialog, isFetchError, useNotification } from '@strapi/strapi/admin'

/** The reason of a refusal, which is Spanish; everything else is a failure. */
const refusalOf = (error: unknown) =>
  isFetchError(error) && error.status === 400
    ? error.message
    : 'No se pudo dar la orden. Probá de nuevo.'

interface OrderButtonProps {
  label: string
  /** For those who hear the button without what is beside it. */
  accessibleLabel?: string
  question: string
  explanation: string
  variant?: ButtonProps['variant']
  onConfirm(): Promise<void>
}

/** A button that asks once more before its order is given, and tells what became of it. */
export function OrderButton({
  label,
  accessibleLabel,
  question,
  explanation,
  variant = 'secondary',
  onConfirm,
}: OrderButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const { toggleNotification } = useNotification()

  const send = async () => {
    setIsSending(true)
    try {
      await onConfirm()
      const message = 'Orden enviada. El sitio cambia en unos segundos.'
      toggleNotification({ type: 'success', message })
    } catch (error) {
      toggleNotification({ type: 'danger', message: refusalOf(error) })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={variant} loading={isSending} aria-label={accessibleLabel}>
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={question}
        endAction={
          <Dialog.Action>
            <Button fullWidth variant={variant} onClick={() => void send()}>
              {label}
            </Button>
          </Dialog.Action>
        }
      >
        <Typography textAlign="center">{explanation}</Typography>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
