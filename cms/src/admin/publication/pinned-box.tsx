import { OrderButton } from './order-button'
import { PanelBox } from '../page/panel-box'
import { describeRelease, whoPinned, type PublicationStatus } from './publication-model'

interface PinnedBoxProps {
  pinned: string
  status: PublicationStatus
  onForward(): Promise<void>
}

/** Says that the site stands still at an earlier release, with the way forward. */
export function PinnedBox({ pinned, status, onForward }: PinnedBoxProps) {
  return (
    <PanelBox
      title="El sitio no sigue al panel"
      hint={`Muestra ${describeRelease(pinned, status.report)}, porque ${whoPinned(status)} volvió a ella.`}
      action={
        <OrderButton
          label="Seguir al panel"
          question="¿Seguir al panel?"
          explanation="El sitio muestra otra vez lo que está publicado en el panel."
          variant="default"
          onOrder={onForward}
        />
      }
    />
  )
}
