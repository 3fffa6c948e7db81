import { useSyncExternalStore } from 'react'
import { Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import {
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocumentActions as useDocumentActions,
  useForm,
} from '@strapi/strapi/admin'
import { formOf } from '../panel-store'
import { saveOver } from '../strapi-adjustments/send-loaded-state'
import { conflicts, setConflict, type Conflict } from './conflicts'
import { reloadDocument } from '../forms/reload-document'
import { unsaved } from './unsaved-changes'
import { changedValues, type Values } from './unsaved-model'

interface ConflictDialogProps {
  conflict: Conflict
}

/** What to send again: of the form on the page, only what was changed in it. */
function useOwnChanges({ args }: Conflict) {
  const { model, collectionType, id } = useContentManagerContext()
  const getValues = useForm('Conflict', (form) => form.getValues)
  const initial = useForm('Conflict', (form) => form.initialValues) as Values
  const resetForm = useForm('Conflict', (form) => form.resetForm)
  const isOfPage = formOf(args) === formOf({ model, collectionType, documentId: id })
  const mine = isOfPage ? Object.keys(changedValues(getValues() as Values, initial)) : null
  const sent = Object.entries(args.data ?? {})
  return {
    data: Object.fromEntries(sent.filter(([field]) => !mine || mine.includes(field))),
    settle: () => isOfPage && resetForm(getValues()),
  }
}

function Choice({ conflict }: ConflictDialogProps) {
  const { action, args, message, details } = conflict
  const { update, publish } = useDocumentActions()
  const { data, settle } = useOwnChanges(conflict)
  const anyway = action === 'publish' ? 'Publicar igual' : 'Guardar igual'

  const close = () => setConflict(null)

  const seeTheirs = () => {
    close()
    unsaved.offerAfterReload(formOf(args))
    reloadDocument(args.model ?? '', args.documentId)
  }

  const saveAnyway = async () => {
    const form = formOf(args)
    if (form !== null) saveOver(form, details.updatedAt)
    close()
    const save = action === 'publish' ? publish : update
    const answer = await save(args as never, data as never)
    if (!('error' in answer)) settle()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Content>
        <Dialog.Header>Esto cambió mientras lo editabas</Dialog.Header>
        <Dialog.Body icon={<WarningCircle width="24px" height="24px" fill="warning600" />}>
          <Flex direction="column" gap={3}>
            <Typography tag="p" textAlign="center" fontWeight="bold">
              {message}
            </Typography>
            <Typography tag="p" textAlign="center">
              No se perdió nada de lo que escribiste. «{anyway}» guarda solo lo que cambiaste vos y
              respeta lo demás. «Ver los cambios» muestra cómo quedó y te deja volver a poner lo
              tuyo.
            </Typography>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth onClick={() => void saveAnyway()}>
            {anyway}
          </Button>
          <Button fullWidth onClick={seeTheirs}>
            Ver los cambios
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
