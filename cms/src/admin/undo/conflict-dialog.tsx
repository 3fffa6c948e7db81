import { useState, useSyncExternalStore } from 'react'
import { Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import { unstable_useDocumentActions as useDocumentActions, useForm } from '@strapi/strapi/admin'
import { formOf, saveOver } from '../strapi-adjustments/send-loaded-state'
import { conflicts, setConflict, type Conflict } from './conflicts'
import { reloadDocument } from './reload-document'
import { unsaved } from './unsaved-changes'

interface ConflictDialogProps {
  conflict: Conflict
}

const KEPT = 'Lo que escribiste está intacto.'

function Choice({ conflict }: ConflictDialogProps) {
  const { action, args, message, details } = conflict
  const [isSending, setIsSending] = useState(false)
  const { update, publish } = useDocumentActions()
  const resetForm = useForm('Conflict', (form) => form.resetForm)
  const getValues = useForm('Conflict', (form) => form.getValues)

  const close = () => setConflict(null)

  const seeTheirs = () => {
    close()
    unsaved.offerAfterReload(formOf(args))
    reloadDocument(args.model ?? '', args.documentId)
  }

  const saveAnyway = async () => {
    setIsSending(true)
    const form = formOf(args)
    if (form !== null) saveOver(form, details.updatedAt)
    close()
    const save = action === 'publish' ? publish : update
    const answer = await save(args as never, args.data as never)
    if (!('error' in answer)) resetForm(getValues())
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Content>
        <Dialog.Header>Otra persona cambió esto mientras lo editabas</Dialog.Header>
        <Dialog.Body icon={<WarningCircle width="24px" height="24px" fill="warning600" />}>
          <Flex direction="column" gap={3}>
            <Typography tag="p" textAlign="center" fontWeight="bold">
              {message}
            </Typography>
            <Typography tag="p" textAlign="center">
              {KEPT} «Ver sus cambios» te muestra cómo quedó y después te ofrece volver a poner lo
              tuyo. «{action === 'publish' ? 'Publicar igual' : 'Guardar igual'}» deja lo tuyo en
              lugar de lo suyo.
            </Typography>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button
            variant="tertiary"
            fullWidth
            loading={isSending}
            onClick={() => void saveAnyway()}
          >
            {action === 'publish' ? 'Publicar igual' : 'Guardar igual'}
          </Button>
          <Button fullWidth onClick={seeTheirs}>
            Ver sus cambios
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Asks what to do when a save was refused because somebody had changed the document meanwhile. */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  return conflict && <Choice key={conflict.details.updatedAt} conflict={conflict} />
}
