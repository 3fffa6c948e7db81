import {
  unstable_useContentManagerContext as useContentManagerContext,
  useForm,
} from '@strapi/strapi/admin'
import { Box, Typography } from '@strapi/design-system'
import type { Twin } from '../../quality/reader'
import { STORE } from '../content-paths'
import { useAnswer } from '../page/use-answer'
import { WarningBox } from '../page/warning-box'
import { reasonsText } from './quality-model'
import { StoreLink } from './store-link'

const ASKED_AFTER_MS = 700
const COMPARED = ['name', 'phone', 'whatsapp', 'address', 'city'] as const

/** What is asked about the form as it is; null while there is nothing to compare. */
function useQuestion(): string | null {
  const values = useForm('Twins', (state) => state.values) as Record<string, unknown>
  const texts = COMPARED.flatMap((field) => {
    const value = values[field]
    return typeof value === 'string' && value.trim() !== '' ? [[field, value]] : []
  })
  return texts.length > 0 ? `/quality/twins?${new URLSearchParams(texts).toString()}` : null
}

function Twins() {
  // The twins of an earlier question stay until the next is answered.
  const { last } = useAnswer<{ twins?: readonly Twin[] }>(useQuestion(), { delay: ASKED_AFTER_MS })
  const twins = last?.twins ?? []
  return (
    <Box role="status" width="100%">
      {twins.length > 0 && (
        <WarningBox
          title={twins.length === 1 ? 'Puede que ya esté cargado' : 'Puede que sea uno de estos'}
        >
          <Box tag="ul">
            {twins.map(({ documentId, name, address, isPublished, reasons }) => (
              <Box key={documentId} tag="li" paddingTop={2}>
                <StoreLink documentId={documentId} name={name} isPublished={isPublished} />
                <Typography tag="p" variant="pi" textColor="neutral700">
                  {[address, reasonsText({ reasons })].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            ))}
          </Box>
        </WarningBox>
      )}
    </Box>
  )
}

/** Beside the form of a new store: those that it may be, before it is there twice. */
export function TwinsBox() {
  const { model, id } = useContentManagerContext()
  const isNew = id === undefined || id === '' || id === 'create'
  return model === STORE && isNew ? <Twins /> : null
}
