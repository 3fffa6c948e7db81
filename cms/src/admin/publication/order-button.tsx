import type { ComponentProps } from 'react'
import { isFetchError, useNotification } from '@strapi/strapi/admin'
import { ConfirmButton } from '../page/confirm-button'

/** The reason of a refusal, which is Spanish; everything else is a failure. */
const refusalOf = (error: unknown) =>
  isFetchError(error) && error.status === 400
    ? error.message
    : 'No se pudo dar la orden. Probá de nuevo.'

type OrderButtonProps = Omit<ComponentProps<typeof ConfirmButton>, 'onConfirm'> & {
  /** Throws what the CMS answers. */
  onOrder(): Promise<void>
}

/** A button that asks once more before its order is given, and tells what became of it. */
export function OrderButton({ variant = 'secondary', onOrder, ...button }: OrderButtonProps) {
  const { toggleNotification } = useNotification()
  const order = async () => {
    try {
      await onOrder()
      const message = 'Orden enviada. El sitio cambia en unos segundos.'
      toggleNotification({ type: 'success', message })
    } catch (error) {
      toggleNotification({ type: 'danger', message: refusalOf(error) })
    }
  }
  return <ConfirmButton {...button} variant={variant} onConfirm={order} />
}
