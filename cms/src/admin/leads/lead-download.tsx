import { useParams } from 'react-router-dom'
import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { LEAD } from '../content-paths'
import { useSending } from '../page/use-sending'
import { fileNameOf, saveFile } from './save-file'

const failureOf = (error: unknown) =>
  isFetchError(error) && error.status === 403
    ? 'Tu rol no permite ver los interesados.'
    : 'No se pudo descargar. Probá de nuevo.'

function DownloadButton() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()

  const { isSending, send } = useSending(async () => {
    try {
      // A link would not do: the session's key goes in a header.
      const { data, headers } = await get<Blob>('/leads/csv', { responseType: 'blob' })
      saveFile(data, fileNameOf(headers?.get('content-disposition')) ?? 'interesados.csv')
    } catch (error) {
      toggleNotification({ type: 'danger', message: failureOf(error) })
    }
  })

  return (
    <Button
      variant="tertiary"
      startIcon={<Download />}
      loading={isSending}
      onClick={() => void send()}
    >
      Descargar en CSV
    </Button>
  )
}

/** Stands above every list of the panel; on the list of leads it downloads all of them. */
export function LeadDownload() {
  const { slug } = useParams()
  return slug === LEAD ? <DownloadButton /> : null
}
