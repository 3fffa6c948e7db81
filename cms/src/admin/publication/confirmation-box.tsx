import { Box, Typography } from '@strapi/design-system'
import type { PublicationReport } from '../../api/publication/services/check-report'
import { OrderButton } from './order-button'
import { PanelBox } from '../page/panel-box'
import { describeNames, describeVanishing, WAY_BACK } from './publication-model'

interface ConfirmationBoxProps {
  confirmation: NonNullable<PublicationReport['confirmation']>
  onConfirm(): Promise<void>
}

/** What would vanish from the site, and the button with which staff say that they mean it. */
export function ConfirmationBox({ confirmation, onConfirm }: ConfirmationBoxProps) {
  const vanishing = confirmation.vanishing.map(describeVanishing)
  return (
    <PanelBox
      title="Esto desaparecería del sitio"
      hint={WAY_BACK}
      action={
        <OrderButton
          label="Publicar igual"
          question="¿Publicar igual?"
          explanation={`Desaparecen del sitio: ${vanishing.join('; ')}. Después podés volver a una publicación anterior.`}
          variant="danger"
          onOrder={onConfirm}
        />
      }
    >
      <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
        {confirmation.vanishing.map((loss, index) => (
          <li key={index}>
            <Typography
              variant="omega"
              fontWeight="semiBold"
              textColor="neutral800"
              style={{ overflowWrap: 'anywhere' }}
            >
              {describeVanishing(loss)}
            </Typography>
            {describeNames(loss) && (
              <Typography
                tag="p"
                variant="omega"
                textColor="neutral700"
                style={{ overflowWrap: 'anywhere' }}
              >
                {describeNames(loss)}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </PanelBox>
  )
}
