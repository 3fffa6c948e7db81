import { useParams } from 'react-router-dom'
import { useClipboard, useNotification, useQueryParams } from '@strapi/strapi/admin'
import { Button, Flex, IconButton } from '@strapi/design-system'
import { Duplicate, ExternalLink } from '@strapi/icons'
import { uidOf } from '../../rules/types'
import { useAnswer } from '../page/use-answer'

/** The address that the frame below shows; '' while it is not known: the page says that there is none. */
function usePreviewAddress(model: string, documentId: string): string {
  const [{ query }] = useQueryParams<{ status?: string }>()
  const asked = new URLSearchParams({ documentId, status: query.status ?? 'draft' }).toString()
  const { value } = useAnswer<{ data?: { url?: string } }>(
    `/content-manager/preview/url/${model}?${asked}`,
  )
  return value?.data?.url ?? ''
}

/** Strapi's bar is one line of 48 px: on a phone what does not fit into it would be out of reach. */
const IN_LINES = `
  [data-preview-actions] button { white-space: nowrap }
  @media (max-width: 64rem) {
    header:has([data-preview-actions]),
    header:has([data-preview-actions]) div { flex-wrap: wrap; height: auto; row-gap: 4px }
  }
`

/** In the bar above a preview: the page by itself, and its address for whom it is about. */
export function PreviewActions() {
  const { slug: model = '', id: documentId = '' } = useParams()
  const address = usePreviewAddress(model, documentId)
  const { copy } = useClipboard()
  const { toggleNotification } = useNotification()
  if (address === '') return null
  const copyAddress = async () => {
    const message = (await copy(address))
      ? 'Enlace copiado. Vale un día, y quien lo tenga ve lo mismo que acá.'
      : address
    toggleNotification({ type: 'info', message, blockTransition: !message.startsWith('Enlace') })
  }
  return (
    <Flex gap={2} data-preview-actions>
      <style>{IN_LINES}</style>
      <Button variant="tertiary" startIcon={<Duplicate />} onClick={() => void copyAddress()}>
        {model === uidOf('professional') ? 'Copiar para el profesional' : 'Copiar para el comercio'}
      </Button>
      <IconButton
        tag="a"
        href={address}
        target="_blank"
        rel="noopener"
        label="Abrir en otra pestaña"
      >
        <ExternalLink />
      </IconButton>
    </Flex>
  )
}
