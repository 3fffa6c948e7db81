import { Typography } from '@strapi/design-system'

/** At a box whose text was neither used nor erased when the form was to be saved: what to do. */
export function LeftOver({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Typography tag="p" variant="pi" textColor="danger600" role="alert">
      {message}
    </Typography>
  )
}

/** Brings the box into view, with the keyboard in it. */
export function showBox(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}
