import { useState } from 'react'
import { Box, Button, Flex, TextInput, Typography, Link } from '@strapi/design-system'
import { isFetchError, Page, useAuth } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { may, onDocuments, SEE_BIN } from '../../rules/panel-permissions'
import { kindOf } from '../../rules/types'
import type { BinEntry } from '../../undo/bin'
import type { Recovered } from '../../undo/recover'
import { editPath } from '../content-paths'
import { Notice } from '../page/notice'
import { OwnPage } from '../page/own-page'
import { PanelBox } from '../page/panel-box'
import { BinEntryRow } from './bin-entry'
import { findEntries, recoveredText } from './bin-model'
import { useBin } from './use-bin'

/** From here on a list is searched sooner than read. */
const SEARCHED_FROM = 8

interface Outcome {
  entry: BinEntry
  recovered?: Recovered
  isErased?: boolean
  /** Why not, in Spanish. */
  refusal?: { title: string; text: string }
}

const refusalOf = (error: unknown) =>
  isFetchError(error) && [400, 403, 404].includes(error.status ?? 0)
    ? error.message
    : 'No se pudo hacer. Probá de nuevo.'

function OutcomeNotice({ entry, recovered, isErased, refusal }: Outcome) {
  if (refusal) return <Notice tone="danger" {...refusal} />
  if (isErased) {
    return <Notice tone="primary" title="Borrado." text={`«${entry.title}» ya no está.`} />
  }
  if (!recovered) return null
  const { contentType, documentId, missing } = recovered
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Notice
        tone={missing.length > 0 ? 'warning' : 'primary'}
        title={missing.length > 0 ? 'Recuperado, con algo para revisar.' : 'Recuperado.'}
        text={[recoveredText(entry.title ?? '', recovered), ...missing].join(' ')}
      />
      <Box>
        <Link tag={NavLink} to={editPath(kindOf(contentType), documentId)}>
          Abrir «{entry.title}»
        </Link>
      </Box>
    </Flex>
  )
}

type Bin = ReturnType<typeof useBin>

function Entries({ list, recover, erase }: Bin & { list: NonNullable<Bin['list']> }) {
  const permissions = useAuth('BinEntries', (auth) => auth.permissions)
  const [words, setWords] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const found = findEntries(list.entries, words)

  const onRecover = async (entry: BinEntry) => {
    try {
      setOutcome({ entry, recovered: await recover(entry.id) })
    } catch (error) {
      setOutcome({ entry, refusal: { title: 'No se recuperó.', text: refusalOf(error) } })
    }
  }
  const onErase = async (entry: BinEntry) => {
    try {
      await erase(entry.id)
      setOutcome({ entry, isErased: true })
    } catch (error) {
      setOutcome({ entry, refusal: { title: 'No se borró.', text: refusalOf(error) } })
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {outcome && <OutcomeNotice key={outcome.entry.id} {...outcome} />}
      <PanelBox
        title="Lo eliminado"
        hint="Cada cosa queda 30 días y después se borra para siempre; «Borrar ya» no espera. Los datos de los interesados no se guardan acá."
      >
        {list.entries.length >= SEARCHED_FROM && (
          <TextInput
            aria-label="Buscar en la Papelera"
            placeholder="Buscar por nombre, tipo o persona"
            value={words}
            onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
          />
        )}
        {found.length === 0 ? (
          <Typography tag="p" textColor="neutral600">
            {list.entries.length === 0
              ? 'No hay nada en la Papelera.'
              : 'No hay nada con ese nombre.'}
          </Typography>
        ) : (
          <ul>
            {found.map((entry) => (
              <BinEntryRow
                key={entry.id}
                entry={entry}
                now={list.now}
                onRecover={onRecover}
                onErase={
                  may(permissions, onDocuments('delete', entry.contentType)) ? onErase : null
                }
              />
            ))}
          </ul>
        )}
      </PanelBox>
    </Flex>
  )
}

function Bin() {
  const bin = useBin()
  const { list, error, reload } = bin
  if (list) return <Entries {...bin} list={list} />
  if (error === null) return <Page.Loading />
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Notice tone="danger" title="No se pudo leer la Papelera." text="Probá de nuevo." />
      <Button onClick={() => void reload()}>Probar de nuevo</Button>
    </Flex>
  )
}

/** What was deleted in the last 30 days, newest first, with the way back. */
export function BinPage() {
  return (
    <OwnPage
      title="Papelera"
      subtitle="Lo que se eliminó en los últimos 30 días, para recuperarlo como estaba."
      permissions={[SEE_BIN]}
    >
      <Bin />
    </OwnPage>
  )
}
