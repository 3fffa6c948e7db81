import { useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import type { DistinctEntry } from '../../quality/distinct-list'
import { CHANGE_STORES } from '../../rules/panel-permissions'
import { EntryRow } from '../page/entry-row'
import { useAnswer } from '../page/use-answer'
import { useMay } from '../page/use-may'
import { namesOf } from './parting-model'
import { StoreLink } from './store-link'
import { useParting } from './use-parting'

interface DistinctRowProps {
  entry: DistinctEntry
  mayPart: boolean
}

function DistinctRow({ entry: { stores, saidBy }, mayPart }: DistinctRowProps) {
  const { isSending, send } = useParting()
  const [isBack, setIsBack] = useState(false)
  const [one, other] = stores.map(({ documentId }) => documentId)
  const onToggle = async () => {
    const pair = [one ?? '', other ?? ''] as const
    if (await send(isBack ? 'part' : 'withdraw', [pair])) setIsBack(!isBack)
  }
  return (
    <EntryRow
      actions={
        mayPart && (
          <Button
            variant="tertiary"
            startIcon={<ArrowClockwise />}
            aria-disabled={isSending}
            aria-label={`${isBack ? 'Deshacer' : 'Volver a mostrar'}, ${namesOf(stores)}`}
            onClick={() => void onToggle()}
          >
            {isBack ? 'Deshacer' : 'Volver a mostrar'}
          </Button>
        )
      }
    >
      {stores.map(({ documentId, name }) => (
        <StoreLink key={documentId} documentId={documentId} name={name} />
      ))}
      <Typography variant="pi" textColor={isBack ? 'success700' : 'neutral600'} role="status">
        {isBack
          ? 'Vuelven a aparecer entre los posibles repetidos.'
          : `Lo dijo ${saidBy ?? 'alguien del equipo'}`}
      </Typography>
    </EntryRow>
  )
}

interface Distinct {
  pairs: DistinctEntry[]
}

/** What anybody called distinct, when it is asked for: the way back from a mistake. */
export function DistinctBox() {
  const mayPart = useMay(CHANGE_STORES)
  const [isOpen, setIsOpen] = useState(false)
  const { value, error, reload } = useAnswer<Distinct>(isOpen ? '/quality/distinct' : null)
  const pairs = value?.pairs
  const press = () => {
    // What could not be read is asked for again.
    if (isOpen && !pairs) void reload()
    else setIsOpen(!isOpen)
  }
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Button variant="tertiary" aria-expanded={pairs !== undefined} onClick={press}>
        {pairs
          ? 'Ocultar los que ya dijimos que son distintos'
          : 'Los que ya dijimos que son distintos'}
      </Button>
      <Box role="status" width="100%">
        {error !== null && (
          <Typography textColor="danger600">No se pudieron leer. Probá de nuevo.</Typography>
        )}
        {pairs?.length === 0 && <Typography textColor="neutral600">Todavía ninguno.</Typography>}
      </Box>
      {pairs && pairs.length > 0 && (
        <Box tag="ul" width="100%">
          {pairs.map((entry) => (
            <DistinctRow
              key={entry.stores.map(({ documentId }) => documentId).join(' ')}
              entry={entry}
              mayPart={mayPart}
            />
          ))}
        </Box>
      )}
    </Flex>
  )
}
