import { Box, Flex, TextButton, Typography } from '@strapi/design-system'
import { Check, Plus } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { fieldLabel } from '../../rules/types'
import { scoreOf, wantedOf, type Wanted } from './missing-model'
import { showField } from './show-field'

const STORE = 'api::store.store'

function WantedItem({ field, text, isThere }: Wanted) {
  if (isThere) {
    return (
      <Flex tag="li" gap={2}>
        <Check fill="success600" aria-label="Está" role="img" />
        <Typography variant="pi" textColor="neutral600">
          {text}
        </Typography>
      </Flex>
    )
  }
  return (
    <li>
      <TextButton
        startIcon={<Plus aria-hidden />}
        onClick={() => showField(document, field, fieldLabel('store', field) ?? text)}
      >
        {text}
      </TextButton>
    </li>
  )
}

interface MissingProps {
  saved: Record<string, unknown> | undefined
}

function Missing({ saved }: MissingProps) {
  const values = useForm('Missing', (form) => form.values) as Record<string, unknown>
  const wanted = wantedOf(values, saved)
  const missing = wanted.filter(({ isThere }) => !isThere)
  return (
    <Box width="100%">
      <Typography tag="p" fontWeight="bold" textColor="neutral800" role="status">
        {scoreOf(wanted)}
      </Typography>
      {missing.length > 0 && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          Tocá lo que falta para ir ahí.
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {[...missing, ...wanted.filter(({ isThere }) => isThere)].map((one) => (
          <WantedItem key={one.field} {...one} />
        ))}
      </Flex>
    </Box>
  )
}

interface PanelProps {
  model: string
  activeTab?: string
  document?: Record<string, unknown>
}

/** The side panel «Qué le falta» of a store, live from what is typed. */
export function MissingPanel({ model, activeTab, document: saved }: PanelProps) {
  if (model !== STORE || activeTab === 'published') return null
  return { title: 'Qué le falta', content: <Missing saved={saved} /> }
}
