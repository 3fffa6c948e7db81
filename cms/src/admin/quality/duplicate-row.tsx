import { useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { ArrowClockwise, Cross } from '@strapi/icons'
import type { DuplicateEntry } from '../../quality/quality-lists'
import type { Pair } from '../../quality/distinct-pairs'
import { EntryRow } from '../page/entry-row'
import { allPairs, mayBeParted, namesOf, pairsWith } from './parting-model'
import { reasonsText } from './quality-model'
import { StoreLink } from './store-link'
import { useParting } from './use-parting'

type Store = DuplicateEntry['stores'][number]

/** What was just said of the group: which stores are not the same as the others. */
interface Said {
  pairs: Pair[]
  stores: readonly Store[]
}

const saidText = ({ stores }: Said, all: readonly Store[]): string =>
  stores.length === all.length
    ? 'Quedaron como distintos: no vuelven a aparecer acá.'
    : `${namesOf(stores)} quedó como distinto de los demás.`

interface StoreLineProps {
  store: Store
  /** Says that it is none of the others; null: not of its own. */
  onPart: (() => void) | null
}

function StoreLine({ store: { documentId, name, address, isPublished }, onPart }: StoreLineProps) {
  return (
    <Flex tag="li" gap={3} paddingBottom={2} wrap="wrap" justifyContent="space-between">
      <Box minWidth="0">
        <StoreLink documentId={documentId} name={name} isPublished={isPublished} />
        {address && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {address}
          </Typography>
        )}
      </Box>
      {onPart && (
        <Button variant="tertiary" aria-label={`Es otro: ${name}`} onClick={onPart}>
          Es otro
        </Button>
      )}
    </Flex>
  )
}

/** Stores that may be one, why, and «Son distintos», which can be taken back. */
export function DuplicateRow({ entry, mayPart }: { entry: DuplicateEntry; mayPart: boolean }) {
  const { stores, reasons, more } = entry
  const { isSending, send } = useParting()
  const [said, setSaid] = useState<Said | null>(null)
  const part = async (next: Said) => {
    if (await send('part', next.pairs)) setSaid(next)
  }
  const withdraw = async ({ pairs }: Said) => {
    if (await send('withdraw', pairs)) setSaid(null)
  }
  const isOpen = mayPart && mayBeParted(entry)
  const names = namesOf(stores)
  const onToggle = () => void (said ? withdraw(said) : part({ pairs: allPairs(entry), stores }))
  return (
    <EntryRow
      actions={
        isOpen && (
          <Button
            variant="tertiary"
            startIcon={said ? <ArrowClockwise /> : <Cross />}
            // A disabled button would lose the keyboard.
            aria-disabled={isSending}
            aria-label={said ? `Deshacer, ${names}` : `Son distintos: ${names}`}
            onClick={onToggle}
          >
            {said ? 'Deshacer' : stores.length === 2 ? 'Son distintos' : 'Son todos distintos'}
          </Button>
        )
      }
    >
      <Typography fontWeight="bold" textColor="neutral800">
        {reasonsText({ reasons })}
      </Typography>
      <Typography variant="pi" textColor="success700" role="status">
        {said && saidText(said, stores)}
      </Typography>
      <Box tag="ul">
        {stores.map((store) => {
          const isOwn = isOpen && !said && stores.length > 2
          const next = { pairs: pairsWith(entry, store.documentId), stores: [store] }
          return (
            <StoreLine
              key={store.documentId}
              store={store}
              onPart={isOwn ? () => void part(next) : null}
            />
          )
        })}
      </Box>
      {more > 0 && (
        <Typography variant="pi" textColor="neutral600">
          y {more.toLocaleString('es-AR')} más
        </Typography>
      )}
    </EntryRow>
  )
}
