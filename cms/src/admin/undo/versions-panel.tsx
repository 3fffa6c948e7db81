import { useState } from 'react'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { isFetchError, useFetchClient, useForm, useNotification } from '@strapi/strapi/admin'
import type { VersionEntry } from '../../undo/versions'
import { STORE } from '../content-paths'
import { ConfirmButton } from '../page/confirm-button'
import { useAnswer } from '../page/use-answer'
import { momentText } from '../days/day-words'
import { reloadDocument } from '../forms/reload-document'

/** Of ten, those that are looked for nearly always. */
const SHOWN = 3

const differenceOf = ({ differs }: VersionEntry) =>
  differs.length === 0 ? 'Igual a lo guardado ahora' : `Distinto: ${differs.join(', ')}`

interface VersionRowProps {
  version: VersionEntry
  onRestore(version: VersionEntry): Promise<void>
}

function RestoreButton({ version, onRestore }: VersionRowProps) {
  const isModified = useForm('Versions', (form) => form.modified)
  const date = momentText(version.savedAt)
  const changed = `El formulario queda como se publicó el ${date}. Cambia: ${version.differs.join(', ')}.`
  const next = 'El sitio cambia recién cuando toques «Publicar».'
  const lost = isModified ? ' Lo que escribiste y no guardaste se pierde.' : ''
  return (
    <ConfirmButton
      label="Volver a esta versión"
      accessibleLabel={`Volver a la versión del ${date}`}
      size="S"
      variant="tertiary"
      confirmVariant="secondary"
      question="¿Volver a esta versión?"
      explanation={`${changed} ${next}${lost}`}
      onConfirm={() => onRestore(version)}
    />
  )
}

function VersionRow({ version, onRestore }: VersionRowProps) {
  return (
    <Box tag="li" width="100%">
      <Typography tag="p" fontWeight="bold">
        {momentText(version.savedAt)}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {version.savedBy ?? 'Una importación'}. {differenceOf(version)}.
      </Typography>
      {version.differs.length > 0 && (
        <Box paddingTop={1}>
          <RestoreButton version={version} onRestore={onRestore} />
        </Box>
      )}
    </Box>
  )
}

function useVersions(documentId: string, updatedAt: string) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  // What is published or saved meanwhile changes what differs.
  const asked = useAnswer<{ versions?: VersionEntry[] }>(`/undo/versions/${documentId}`, {
    state: updatedAt,
  })
  // Beside a form that works, a list that does not come is no reason to alarm anybody.
  const versions = asked.error === null ? asked.last?.versions : undefined

  const restore = async ({ id }: VersionEntry) => {
    try {
      const { data } = await post<{ missing: string[] }>(`/undo/versions/${documentId}/${id}`)
      reloadDocument(STORE, documentId)
      const done = 'El formulario tiene esa versión. Revisala y tocá «Publicar».'
      const message = [done, ...data.missing].join(' ')
      toggleNotification({ type: data.missing.length > 0 ? 'warning' : 'success', message })
    } catch (error) {
      const message = isFetchError(error) ? error.message : 'No se pudo volver. Probá de nuevo.'
      toggleNotification({ type: 'danger', message })
    }
  }
  return { versions, restore }
}

interface VersionsProps {
  documentId: string
  updatedAt: string
}

function Versions({ documentId, updatedAt }: VersionsProps) {
  const { versions, restore } = useVersions(documentId, updatedAt)
  const [isWhole, setIsWhole] = useState(false)
  if (!versions || versions.length === 0) {
    return (
      <Typography tag="p" variant="pi" textColor="neutral600">
        Acá van a estar las últimas diez publicaciones de este comercio.
      </Typography>
    )
  }
  const hidden = isWhole ? 0 : versions.length - SHOWN
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {versions.slice(0, isWhole ? undefined : SHOWN).map((version) => (
          <VersionRow key={version.id} version={version} onRestore={restore} />
        ))}
      </Flex>
      {hidden > 0 && (
        <Button size="S" variant="ghost" onClick={() => setIsWhole(true)}>
          {hidden === 1 ? 'Ver 1 más' : `Ver ${hidden} más`}
        </Button>
      )}
    </Flex>
  )
}

interface PanelProps {
  model: string
  documentId?: string
  document?: { updatedAt?: unknown }
}

/** Side panel of a store's form: what was published before, and the way back to it. */
export function VersionsPanel({ model, documentId, document }: PanelProps) {
  if (model !== STORE || !documentId || !document) return null
  return {
    title: 'Versiones',
    content: (
      <Versions key={documentId} documentId={documentId} updatedAt={String(document.updatedAt)} />
    ),
  }
}
