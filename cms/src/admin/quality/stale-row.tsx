import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { ArrowClockwise, Check, ExternalLink, Pencil } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import type { QualityEntries } from '../../quality/quality-pages'
import { editPath } from '../content-paths'
import { shownLines, waysToAsk } from './confirm-message'
import { EntryRow } from '../page/entry-row'
import { useSending } from '../page/use-sending'
import { StoreLink } from './store-link'
import { lastDayText } from './quality-model'

/** As wide as the longest, so that what they name stands in one column. */
const LABEL = { flex: '0 0 6rem' } as const

type Stale = QualityEntries['stale']

/** What visitors read of the store, to compare it with what the merchant says. */
function Shown({ shown }: { shown: NonNullable<Stale['shown']> }) {
  return (
    <Box tag="dl">
      {shownLines(shown).map(([label, lines]) => (
        <Flex key={label} gap={2} alignItems="baseline">
          <Typography tag="dt" variant="pi" textColor="neutral600" style={LABEL}>
            {label}
          </Typography>
          <Typography tag="dd" variant="pi" style={{ overflowWrap: 'anywhere' }}>
            {lines.join(' · ')}
          </Typography>
        </Flex>
      ))}
    </Box>
  )
}

interface AskProps {
  name: string
  shown: NonNullable<Stale['shown']>
  siteName: string
}

function AskLink({ name, shown, siteName }: AskProps) {
  const way = waysToAsk(name, shown, siteName)
  if (!way) return null
  const isChat = way.kind === 'whatsapp'
  return (
    <LinkButton
      href={way.href}
      variant="secondary"
      {...(isChat && {
        target: '_blank',
        rel: 'noreferrer',
        endIcon: <ExternalLink aria-hidden />,
      })}
      aria-label={isChat ? `Preguntar por WhatsApp a ${name}` : `Llamar al ${way.number}, ${name}`}
    >
      {isChat ? 'Preguntar por WhatsApp' : `Llamar al ${way.number}`}
    </LinkButton>
  )
}

/** Says to the server that a store is right, or takes it back; failures are told. */
function useConfirmation({ documentId, name }: Stale) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { isSending, send } = useSending(async () => {
    try {
      await post(`/quality/stores/${documentId}/${isConfirmed ? 'withdraw' : 'confirm'}`)
      setIsConfirmed(!isConfirmed)
    } catch {
      const message = `No se pudo guardar lo de «${name}». Probá de nuevo.`
      toggleNotification({ type: 'danger', message })
    }
  })
  return { isConfirmed, isSending, toggle: send }
}

interface StaleRowProps {
  entry: Stale
  siteName: string
  mayConfirm: boolean
}

/** A store to be asked: what the guide says of it, the message, and «Confirmado hoy». */
export function StaleRow({ entry, siteName, mayConfirm }: StaleRowProps) {
  const { documentId, name, shown } = entry
  const { isConfirmed, isSending, toggle } = useConfirmation(entry)
  return (
    <EntryRow
      actions={
        <Flex gap={2} wrap="wrap">
          {shown && !isConfirmed && <AskLink name={name} shown={shown} siteName={siteName} />}
          {!isConfirmed && (
            <LinkButton
              tag={RouterLink}
              to={editPath('store', documentId)}
              variant="tertiary"
              startIcon={<Pencil aria-hidden />}
              aria-label={`Corregir ${name}`}
            >
              Corregir
            </LinkButton>
          )}
          {mayConfirm && (
            <Button
              variant={isConfirmed ? 'tertiary' : 'success-light'}
              startIcon={isConfirmed ? <ArrowClockwise /> : <Check />}
              // A disabled button would lose the keyboard.
              aria-disabled={isSending}
              aria-label={isConfirmed ? `Deshacer, ${name}` : `Confirmado hoy, ${name}`}
              onClick={() => void toggle()}
            >
              {isConfirmed ? 'Deshacer' : 'Confirmado hoy'}
            </Button>
          )}
        </Flex>
      }
    >
      <StoreLink documentId={documentId} name={name} />
      <Typography variant="pi" textColor={isConfirmed ? 'success700' : 'neutral600'} role="status">
        {isConfirmed ? 'Confirmado hoy. Gracias.' : lastDayText(entry)}
      </Typography>
      {shown && !isConfirmed && <Shown shown={shown} />}
    </EntryRow>
  )
}
