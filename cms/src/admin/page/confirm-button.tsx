import type { ReactNode } from 'react'
import { Button, Dialog, Typography, type ButtonProps } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { useSending } from './use-sending'

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon'> {
  label: string
  /** For those who hear the button without what is beside it. */
  accessibleLabel?: string
  question: string
  explanation: ReactNode
  /** Of the button in the dialog; that of the first when left out. */
  confirmVariant?: ButtonProps['variant']
  /** Tells by itself what it fails with. */
  onConfirm(): Promise<void>
}

/** A button that asks once more before it does something, and shows that it is doing it. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, accessibleLabel, question, explanation, onConfirm, ...button } = props
  const { confirmVariant = button.variant, ...first } = button
  const { isSending, send } = useSending(onConfirm)
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button {...first} loading={isSending} aria-label={accessibleLabel}>
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={question}
        endAction={
          <Dialog.Action>
            <Button fullWidth variant={confirmVariant} onClick={() => void send()}>
              {label}
            </Button>
          </Dialog.Action>
        }
      >
        <Typography tag="p" textAlign="center" style={{ overflowWrap: 'anywhere' }}>
          {explanation}
        </Typography>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
